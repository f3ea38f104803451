import { groupThousands } from '../grouped-figure'
import { longestNote, type NoteSummary } from './note'

/** `1 month` or `48 months`. */
export function monthsOf(count: number): string {
  return count === 1 ? '1 month' : `${count} months`
}

/**
 * The months until nothing is owed. A balance that does not shrink is never cleared; one that shrinks slowly is not
 * followed to its end.
 */
export function clearedIn({ monthsToClear, balance, financed }: NoteSummary): string {
  if (monthsToClear !== undefined) return groupThousands(String(monthsToClear))
  return balance < financed ? `over ${groupThousands(String(longestNote))}` : 'never'
}

/** Label of the balance: after the last payment of the schedule, if there is one. */
export function owedLabel({ schedule }: NoteSummary): string {
  return schedule.length === 0 ? 'Still owed' : `Still owed after payment ${schedule.length}`
}

/** What the balance says about the note, as a sentence. */
export function verdict({ balance, financed }: NoteSummary): string {
  if (financed === 0) return 'The down payment covers the price, so there is no note.'
  if (balance === 0) return 'These payments retire the note. No balloon is needed.'
  if (balance === financed)
    return 'The payment covers the interest and nothing more, so the balance stays as it is.'
  if (balance > financed) return 'The payment does not cover the interest, so the balance grows.'
  return 'These payments do not retire the note. It needs a balloon, a higher payment or more months.'
}
