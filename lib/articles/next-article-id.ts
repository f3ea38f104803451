/** The parts of an article that matter here; `id` as written. */
type Numbered = { id: unknown; isDraft: boolean }

/** One more than the highest id of a published article, skipping the ids of drafts. */
export function nextArticleId(articles: readonly Numbered[]): number {
  const numbersOf = (some: readonly Numbered[]) =>
    some.flatMap(({ id }) => (typeof id === 'number' && Number.isSafeInteger(id) ? [id] : []))
  const taken = new Set(numbersOf(articles))
  let id = Math.max(0, ...numbersOf(articles.filter(({ isDraft }) => !isDraft))) + 1
  while (taken.has(id)) id += 1
  return id
}
