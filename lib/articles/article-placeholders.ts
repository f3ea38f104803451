/** Text of a new article until somebody replaces it. The content check accepts it in drafts only. */
export const placeholders = {
  subtitle: 'Say in one sentence what the reader can do after reading this.',
  excerpt: 'Say in one sentence what this is about, for the card and for search engines.',
} as const

/** The same for its body. */
export const bodyPlaceholders = {
  opening: 'Open with what the reader gains, in two or three sentences.',
  heading: 'First heading',
  words: 'Write here. Blocks such as the one below are shown in content/README.md.',
  remark: 'A remark that should stand out.',
  source: 'The source, with its date, and what it says.',
} as const
