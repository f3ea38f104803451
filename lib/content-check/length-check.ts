import { countWords, statedMinutes, tolerance, wordsPerMinute } from '../reading-time'
import { type Finding, quoted } from './problem'

/** Whether the words of a body bear out the minutes that its header states. */
export function checkLength(body: string, readTime: string): Finding[] {
  const words = countWords(body)
  const minutes = words / wordsPerMinute
  const stated = statedMinutes(readTime)
  if (Math.abs(minutes - stated) <= stated * tolerance) return []
  const fitting = `${Math.max(1, Math.round(minutes))} min`
  const wordsOf = (share: number) => Math.round(stated * wordsPerMinute * share).toLocaleString('en-US')
  return [
    {
      field: 'readTime',
      found: `${quoted(readTime)} for ${words.toLocaleString('en-US')} words`,
      allowed: `${wordsOf(1 - tolerance)} to ${wordsOf(1 + tolerance)} words for ${readTime}`,
      suggestion: fitting === readTime ? undefined : fitting,
    },
  ]
}
