import type { BlankWords, SheetWords } from './words'

export const weeklyNumbersWords = {
  title: 'Weekly KPI sheet',
  purpose: 'Count first, then divide. Judge four weeks together; one week is noise.',
  blanks: [
    { name: 'from', label: 'Four weeks from', share: 2 },
    { name: 'county', label: 'Counties', share: 4 },
    { name: 'owner', label: 'Filled in by', share: 3 },
  ] satisfies BlankWords[],
  weeks: 4,
  total: 'All four',
  counts: {
    heading: 'Count',
    aside: 'A lead is an owner record entered and mailed. The response is replies over pieces mailed.',
    column: 'What',
    lines: [
      { name: 'pieces', label: 'Pieces mailed' },
      { name: 'replies', label: 'Replies' },
      { name: 'signed', label: 'Offers signed' },
      { name: 'spent', label: 'List, print, postage, skip tracing ($)' },
      { name: 'closed', label: 'Deals closed' },
      { name: 'net', label: 'Their profit, net of deal costs ($)' },
    ],
  },
  dashboard: {
    heading: 'Compare',
    aside: 'Targets to aim at, not results. Stress case: 1% response.',
    columns: { number: 'Number', target: 'Weekly target' },
    red: 'If red:',
  },
  next: 'One thing to fix next week, who does it, by when',
} satisfies SheetWords & Record<string, unknown>
