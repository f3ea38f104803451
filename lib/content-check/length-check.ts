import { countWords, statedMinutes, tolerance, wordsPerMinute } from '../reading-time'
import type { Finding } from './problem'

/** Whether the words of a body bear out the minutes that its header states. */
export function checkLength(body: string, readTime: string): Finding[] {
  const words = countWords(body)
  const minutes = words / wordsPerMinute
  const stated = statedMinutes(readTime)
  if (Math.abs(minutes - stated) <= stated * tolerance) return []
  const nearest = Math.max(1, Math.round(minutes))
  return [
    {
      field: 'readTime',
      found: `${readTime}, but ${words.toLocaleString('en-US')} words take ${minutes.toFixed(1)} min`,
      allowed: `minutes that the words divided by ${wordsPerMinute} bear out within ${tolerance * 100}%`,
      suggestion: nearest < 100 ? `${nearest} min` : undefined,
    },
  ]
}
