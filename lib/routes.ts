/** Addresses of this site. No trailing slash anywhere. */
export const routes = {
  home: '/',
  features: '/#features',
  whatsDifferent: '/#whats-different',
  walkthrough: '/#walkthrough',
  faq: '/#faq',
  pricing: '/#cta',
  checkoutSuccess: '/checkout/success',
  checkoutCancel: '/checkout/cancel',
  transparency: '/transparency',
  blog: '/blog',
  feed: '/feed.xml',
  searchIndex: '/search-index.json',
  toolbox: '/land-investor-toolbox.pdf',
} as const

export const beginnersGuideSlug = 'beginners-guide-land-investing'

/** `tax-strategies` becomes `/blog/tax-strategies`. */
export function articlePath(slug: string): string {
  return `${routes.blog}/${slug}`
}
