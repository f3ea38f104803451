import { type ArticleFields, disclaimers } from './article-schema'

export type DisclaimerKind = NonNullable<ArticleFields['disclaimers']>[number]

// Not in lib/dates.ts, which pages send to readers.
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The month of the first articles, which the words of the schema name. */
const namedMonth = 'August 2025'

/** A disclaimer as it stands under an article of a day: what it dates, it dates with the article. */
export function disclaimerOf(kind: DisclaimerKind, day: string): string {
  return disclaimers[kind].replace(namedMonth, month.format(new Date(`${day}T00:00:00Z`)))
}
