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

/** Whether the return for the year of sale, due April 15 without an extension, comes before day 180. */
export function returnComesFirst(sold: string): boolean {
  return `${Number(sold.slice(0, 4)) + 1}-04-15` < exchangeDates(sold).close
}
