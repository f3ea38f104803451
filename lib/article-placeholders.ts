/** What a new article says until somebody writes it; the content check lets it pass in drafts only. */
export const placeholders = {
  subtitle: 'Say in one sentence what the reader can do after reading this.',
  excerpt: 'Say in one sentence what this is about, for the card and for search engines.',
} as const
