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

/**
 * The `href` of a link on a page. Links to sections of the same page have only the fragment: with the path, a page that
 * was opened with a query, as from a newsletter, would be loaded again.
 * @param page path of the page that the link is on
 */
export function hrefOn(page: string | undefined, href: string): string {
  return page === routes.home && href.startsWith('/#') ? href.slice(1) : href
}

export const beginnersGuideSlug = 'beginners-guide-land-investing'

/** `tax-strategies` becomes `/blog/tax-strategies`. */
export function articlePath(slug: string): string {
  return `${routes.blog}/${slug}`
}
