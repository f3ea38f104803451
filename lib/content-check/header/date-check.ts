import { addDays, isRealDay } from '../../dates'
import { type Finding, quoted } from '../problem'
import type { Header } from './header-check'

const first = '2020-01-01'
const maxDaysAhead = 366

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Other ways to write a day: `2025–8–1`, `8/31/2025`, `August 1st, 2025` and `1 Aug 2025`. */
const forms = [
  /^(?<year>\d{4})[\p{Pd}./](?<month>\d{1,2})[\p{Pd}./](?<day>\d{1,2})$/u,
  // In "8/9/2025" either may be the month.
  /^(?<month>\d{1,2})[\p{Pd}./](?<day>1[3-9]|[23]\d)[\p{Pd}./](?<year>\d{4})$/u,
  /^(?<month>\p{L}{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/u,
  /^(?<day>\d{1,2})(?:\.|st|nd|rd|th)? (?<month>\p{L}{3,})\.?,? (?<year>\d{4})$/u,
]

/** The day that words in another form probably mean. */
export function likelyDay(words: string): string | undefined {
  const { groups } = forms.map((form) => form.exec(words)).find((match) => match) ?? {}
  const { year = '', month = '', day = '' } = groups ?? {}
  const number = /^\d/.test(month) ? month : `${months.indexOf(month.slice(0, 3).toLowerCase()) + 1}`
  const likely = [year, number.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isRealDay(likely) ? likely : undefined
}

/**
 * Checks that a real day is also likely: a wrong year would keep an article at one end of the feed for good. `newest`
 * is the last day known to be good, such as today.
 */
export function checkDate({ raw: { date }, lines }: Header, newest: string): Finding[] {
  const last = addDays(newest, maxDaysAhead)
  if (typeof date !== 'string' || !isRealDay(date) || (date >= first && date <= last)) return []
  return [
    {
      line: lines.get('date'),
      field: 'date',
      found: `${quoted(date)}, ${date < first ? 'before this blog began' : 'more than a year ahead'}`,
      allowed: `a day from ${first} to ${last}`,
    },
  ]
}
