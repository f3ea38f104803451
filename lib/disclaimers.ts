import { startOfDay } from './dates'

/**
 * Disclaimers that an article may add to the one that every article has; `{month}` is replaced by the month of its
 * date.
 */
export const disclaimers = {
  legal:
    'This is a map of common rules, dated {month}, and not a substitute for a lawyer in the state where the land or the owner is.',
  tax: 'Federal overview only. A CPA should review your facts.',
  capital: 'Nothing here offers, or asks for, any investment.',
  examples: 'Figures are illustrative. Costs, prices and odds vary.',
  'seller-finance': 'Have an attorney in the land’s state prepare the note and security instrument.',
} as const

export const everyArticleDisclaimer =
  'Educational only. Not legal, tax, financial or investment advice. Rules differ by state and county and change; talk to a local professional before you act.'

export type DisclaimerKind = keyof typeof disclaimers

// Not in lib/dates.ts, which is sent to browsers.
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A disclaimer for an article of this ISO day. */
export function disclaimerOf(kind: DisclaimerKind, day: string): string {
  return disclaimers[kind].replace('{month}', () => month.format(startOfDay(day)))
}
