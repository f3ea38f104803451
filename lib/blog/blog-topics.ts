import { type Topic, topics } from '../article-schema'

/** The topics of these articles, in the order of the schema, with the words on their chips. */
export function topicsOf(articles: readonly { topic: Topic }[]): { topic: Topic; label: string }[] {
  const used = new Set<string>(articles.map(({ topic }) => topic))
  return Object.entries(topics)
    .filter(([topic]) => used.has(topic))
    .map(([topic, label]) => ({ topic: topic as Topic, label }))
}
