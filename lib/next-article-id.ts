/** An article, as far as its number goes; `id` as it is written. */
type Numbered = { id: unknown; isDraft: boolean }

/** One after the last published article; numbers of drafts are passed over. */
export function nextArticleId(articles: readonly Numbered[]): number {
  const numbersOf = (some: readonly Numbered[]) =>
    some.flatMap(({ id }) => (typeof id === 'number' && Number.isSafeInteger(id) ? [id] : []))
  const taken = new Set(numbersOf(articles))
  let id = Math.max(0, ...numbersOf(articles.filter(({ isDraft }) => !isDraft))) + 1
  while (taken.has(id)) id += 1
  return id
}
