import { countWords, statedMinutes, tolerance, wordsPerMinute } from '../../reading-time'
import { type Finding, quoted } from '../problem'

/** Checks that the words of a body fit the minutes that its header states: to the nearest minute, or within a tenth. */
export function checkLength(body: string, readTime: string): Finding[] {
  const words = countWords(body)
  const stated = statedMinutes(readTime)
  // Up to five minutes, half a minute of rounding is more than a tenth.
  const reach = Math.max(stated * tolerance, 0.5)
  const min = stated === 1 ? 0 : (stated - reach) * wordsPerMinute
  const max = (stated + reach) * wordsPerMinute
  if (words >= min && words <= max) return []
  return [
    {
      field: 'readTime',
      found: `${quoted(readTime)} for ${figure(words)} words`,
      allowed: `${figure(Math.ceil(min))} to ${figure(Math.floor(max))} words for ${readTime}`,
      suggestion: `${Math.max(1, Math.round(words / wordsPerMinute))} min`,
    },
  ]
}

function figure(words: number): string {
  return words.toLocaleString('en-US')
}
