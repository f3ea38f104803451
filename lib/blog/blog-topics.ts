import { type Topic, topics } from '../article-schema'

/** A topic with the words on its chip. */
export type LabelledTopic = { topic: Topic; label: string }

/** The topics of these articles, in the order of the schema. */
export function topicsOf(articles: readonly { topic: Topic }[]): LabelledTopic[] {
  const used = new Set<string>(articles.map(({ topic }) => topic))
  return Object.entries(topics)
    .filter(([topic]) => used.has(topic))
    .map(([topic, label]) => ({ topic: topic as Topic, label }))
}
