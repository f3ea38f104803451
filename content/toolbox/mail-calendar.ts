import type { SheetWords } from './words'

export const mailCalendarWords = {
  title: 'Mail calendar',
  purpose: 'Three letters and a call. Write all four dates on the day a batch goes out.',
  rhythm: { heading: 'The rhythm', columns: ['Day', 'What goes out', 'What it says'] },
  batches: {
    heading: 'Batches',
    aside: 'After day 90 a list rests for 90 days or more, then goes to whoever has not opted out.',
    count: 12,
    columns: [
      { name: 'batch', head: 'County and list', share: 25 },
      { name: 'records', head: 'Records', share: 11 },
      { name: 'day-0', head: 'Day 0', share: 11 },
      { name: 'day-30', head: 'Day 30', share: 11 },
      { name: 'day-60', head: 'Day 60', share: 11 },
      { name: 'day-90', head: 'Day 90', share: 11 },
      { name: 'replies', head: 'Replies', share: 10 },
      { name: 'opt-outs', head: 'Opt-outs', share: 10 },
    ],
  },
} satisfies SheetWords & Record<string, unknown>
