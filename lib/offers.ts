import { formatWholeDollars } from './money'
import { product } from './site'

/**
 * The specification gives two readings of the price and reconciles neither; both are kept apart on purpose
 * (see "Two price readings" in README.md). The landing page reads `landingOffers`; the sign-up record, the blog and
 * its calls to buy read `founderOffer`. A test fails when one leaks into the other's pages. Amounts are in US dollars.
 */
export const landingOffers = {
  monthly: { price: 67, listPrice: 197, period: 'month' },
  lifetime: { price: 1997 },
} as const

/** Every amount of the landing page, which no other page may show. */
export const landingPrices: readonly number[] = [
  landingOffers.monthly.price,
  landingOffers.monthly.listPrice,
  landingOffers.lifetime.price,
]

export const founderOffer = {
  /** Stored in the buyer's record. */
  plan: 'Founder Beta',
  price: 597,
} as const

export const founderPrice = formatWholeDollars(founderOffer.price)

/** Texts of the calls to buy that show the founder price. */
export const founderCalls = {
  guide: `Get Lifetime Access - ${founderPrice}`,
  article: `Get ${product.name} - ${founderPrice}`,
  banner: `Get ${product.name} lifetime access - ${founderPrice}`,
} as const
