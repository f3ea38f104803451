import { type ArticleFields, disclaimers } from './article-schema'
import { formatMonth } from './dates'

export type DisclaimerKind = NonNullable<ArticleFields['disclaimers']>[number]

/** The month of the first articles, which the words of the schema name. */
const namedMonth = 'August 2025'

/** A disclaimer as it stands under an article of a day: what it dates, it dates with the article. */
export function disclaimerOf(kind: DisclaimerKind, day: string): string {
  return disclaimers[kind].replace(namedMonth, formatMonth(day))
}
