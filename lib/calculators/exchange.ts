import { addDays, isRealDay } from '../dates'

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
export const exchangeRange = { min: '1990-01-01', max: '2099-12-31' } as const

/** Whether words are an ISO day that exists and makes sense as a day of sale. */
export function isSaleDay(day: string): boolean {
  return isRealDay(day) && day >= exchangeRange.min && day <= exchangeRange.max
}

/** Who sells, and when their return is due without an extension: month and day of the year after the sale. */
const returnDue = { person: '04-15', partnership: '03-15' } as const

/**
 * Whether the return for the year of sale comes before day 180. A return of an S corporation is due
 * with a partnership's.
 * @see 26 U.S.C. 6072
 */
export function returnComesFirst(sold: string, seller: keyof typeof returnDue): boolean {
  return `${Number(sold.slice(0, 4)) + 1}-${returnDue[seller]}` < exchangeDates(sold).close
}

/** What the return for the year of sale has to do with day 180. */
export function adviceOnReturn(sold: string): string {
  const remedy = 'The earlier date counts, so ask about an extension of the return.'
  const dayOfClose = `day ${exchangeDays.close}`
  if (returnComesFirst(sold, 'person'))
    return `Your return for the year of sale may be due before ${dayOfClose}. ${remedy}`
  if (returnComesFirst(sold, 'partnership'))
    return `If a partnership or S corporation sells, its return for the year of sale may be due before ${dayOfClose}. ${remedy}`
  return `The usual due date of the return for the year of sale does not come before ${dayOfClose}.`
}
