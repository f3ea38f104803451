import { type ArticleFields, disclaimers } from './article-schema'

export type DisclaimerKind = NonNullable<ArticleFields['disclaimers']>[number]

// Not in lib/dates.ts, which pages send to readers.
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A disclaimer as it stands under what was written on a day. */
export function disclaimerOf(kind: DisclaimerKind, day: string): string {
  return disclaimers[kind].replace('{month}', () => month.format(new Date(`${day}T00:00:00Z`)))
}
