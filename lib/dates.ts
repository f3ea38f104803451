/** Days are ISO strings (`2025-08-28`) and formatted in UTC, so that no time zone turns August 28 into August 27. */

// Created on first use, because creating it keeps a phone busy, and not all calculators show a date.
let format: Intl.DateTimeFormat | undefined

/** `2025-08-28` becomes `August 28, 2025`. */
export function formatDay(day: string): string {
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(startOfDay(day))
}

/** Midnight at the start of an ISO day, in UTC. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** The ISO day in the local time zone: an evening in America is not yet tomorrow. */
export function localDay(now: Date): string {
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Today's ISO day in the earliest time zone, 14 hours ahead of UTC: nowhere on Earth has a later day begun. */
export function latestToday(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
}

/** The ISO day some days after another. */
export function addDays(day: string, days: number): string {
  const date = startOfDay(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The latest of some ISO days, in any order; `undefined` if there are none. */
export function latestDay(days: readonly string[]): string | undefined {
  return [...days].sort().at(-1)
}

/** Whether an ISO day exists: `2025-02-31` and `2026-13-45` do not. */
export function isRealDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const date = startOfDay(day)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
