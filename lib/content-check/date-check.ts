import { addDays, isRealDay } from '../dates'
import type { Header } from './header-check'
import { type Finding, quoted } from './problem'

const first = '2020-01-01'
const mostDaysAhead = 366

/**
 * Whether a real day is a likely one: a wrong year puts an article at an end of the feed for good. `newest` is the last
 * day known to be good, such as today's.
 */
export function checkDate({ raw: { date }, lines }: Header, newest: string): Finding[] {
  const last = addDays(newest, mostDaysAhead)
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
