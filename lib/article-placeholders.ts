/** What a new article says until somebody writes it; the content check lets it pass in drafts only. */
export const placeholders = {
  subtitle: 'Say in one sentence what the reader can do after reading this.',
  excerpt: 'Say in one sentence what this is about, for the card and for search engines.',
} as const

/** The same in its text. */
export const bodyPlaceholders = {
  opening: 'Open with what the reader gains, in two or three sentences.',
  heading: 'First heading',
  words: 'Write here. Blocks such as the one below are shown in content/README.md.',
  remark: 'A remark that should stand out.',
  source: 'The source, with its date, and what it says.',
} as const
