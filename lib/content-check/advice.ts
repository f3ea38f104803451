/** What is allowed instead of a mistake that more than one check finds. */
export const advice = {
  brace: 'plain text, or \\{ for a brace that readers should see',
  code: 'plain text, since articles have no style for code',
  comment: 'text for readers; notes to yourself belong elsewhere',
  footnote: 'a link, or a line under "Sources"',
  sum: 'a sum in plain symbols, such as "Price × 50% = offer", or <Formula>',
  remark: '<Callout kind="note"> before a boxed remark and </Callout> after it',
} as const
