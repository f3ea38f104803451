import { addDays } from '../dates'

/** Days a 1031 exchange allows, counted from the day after the closing. */
export const exchangeDays = { identify: 45, close: 180 } as const

/**
 * Days 45 and 180, the last to identify and to receive the replacement land, as ISO days, for a sale closed on an ISO
 * day. Where the return for the year of sale is due before day 180, that is the second limit (`returnComesFirst`).
 * @see 26 U.S.C. 1031(a)(3)
 */
export function exchangeDates(sold: string): { identify: string; close: string } {
  return { identify: addDays(sold, exchangeDays.identify), close: addDays(sold, exchangeDays.close) }
}

/** First and last day of sale that make sense; the year 0202, on the way to 2025, does not. */
export const exchangeRange = { least: '1990-01-01', most: '2099-12-31' } as const

/** Who sells, and when their return is due without an extension: month and day of the year after the sale. */
const returnDue = { person: '04-15', partnership: '03-15' } as const

/**
 * Whether the return for the year of sale comes before day 180. A return of an S corporation is due with a partnership's.
 * @see 26 U.S.C. 6072
 */
export function returnComesFirst(sold: string, seller: keyof typeof returnDue): boolean {
  return `${Number(sold.slice(0, 4)) + 1}-${returnDue[seller]}` < exchangeDates(sold).close
}
