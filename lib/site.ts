/** The product and the constants of the specification. Nothing else in the project spells the product's name. */

const name = 'Fencerow'

export const product = {
  name,
  team: `${name} Team`,
  tagline: 'The AI-assisted CRM built only for land investors.',
} as const

/** Lengths of time are in milliseconds, lengths on screen in CSS pixels. */
export const behaviour = {
  headerShrinksPast: 20,
  newsletterFrameHeight: 200,
  minimumPasswordLength: 6,
  redirectDelay: 3000,
} as const

/** Names of pages, as headings and links say them. */
export const pageNames = {
  blog: 'Land Investing Blog',
  transparency: 'Founders Transparency Statement',
} as const

/** What the blog says of itself: on its page, to search engines and to feed readers. */
export const blogDescription =
  'Field guides to finding, pricing, financing and selling vacant land. Plain words, worked numbers, and the risks left in.'

export const course = { modules: 7 } as const

export const demo = { minutes: 5 } as const

export const launch = { onboarding: '2 weeks', target: '6–8 weeks', lateAfter: '8 weeks' } as const

/** Date of the founder's statement, as an ISO day. */
export const transparencyUpdated = '2025-05-16'
