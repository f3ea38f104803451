import type { BlankWords, SheetWords } from './words'

/** What the article's note is reckoned from; the sheet's worked line is computed. */
export const exampleNote = { price: 15_000, down: 1000, rate: 9.9, payment: 300, months: 48 }

type NoteFacts = {
  financed: string
  rate: string
  payment: string
  months: number
  balance: string
  clearing: string
}

export const noteTermsWords = {
  title: 'Note terms',
  purpose: 'What seller and buyer settle before a lawyer in the land’s state drafts the papers.',
  blanks: [
    { name: 'parcel', label: 'Parcel number', share: 3 },
    { name: 'county', label: 'County and state', share: 3 },
    { name: 'date', label: 'Date', share: 2 },
  ] satisfies BlankWords[],
  terms: {
    heading: 'Line by line',
    aside: 'Figures in the second column are the article’s example, not advice.',
    columns: { term: 'Term', settle: 'Settle', yours: 'This note' },
  },
  check: {
    heading: 'Will the payments clear it?',
    aside: 'Month 1 interest = balance × yearly rate ÷ 12. The rest of the payment comes off the balance.',
    columns: [
      { name: 'principal', head: 'Principal' },
      { name: 'rate', head: 'Yearly rate' },
      { name: 'months', head: 'Number of payments' },
      { name: 'payment', head: 'Payment' },
      { name: 'interest', head: 'Month 1 interest' },
      { name: 'clearing', head: 'Payment that clears it' },
      { name: 'balance', head: 'Owed after the last one' },
    ],
    row: 'This note',
    lastTwo: 'The calculator in the article works out the last two.',
    worked: ({ financed, rate, payment, months, balance, clearing }: NoteFacts) =>
      `The article’s example: ${financed} at ${rate}, ${months} payments of ${payment}, leaves about ${balance}; ${clearing} a month would clear it. Anything still owed is written into the note and read aloud to the buyer.`,
  },
} satisfies SheetWords & Record<string, unknown>
