import { topics } from '@/lib/article-schema'
import { checkChange } from './checked'

/** What the check allows for a topic. */
export const allowedTopics = `allowed: one of ${Object.keys(topics).join(', ')}`

/** Text of the sound article, what an editor writes instead, and every sentence about it. */
export type Fault = [from: string, to: string, sentences: string[]]

/** Expects these sentences, and no others, about the sound article with this change. */
export function expectSentences(from: string, to: string, sentences: string[]) {
  expect(checkChange(from, to)).toEqual(sentences.map((sentence) => `content/blog/plat.mdx, ${sentence}`))
}

/** The sound article is still sound with this change. */
export function expectNone(from: string, to: string) {
  expect(checkChange(from, to)).toEqual([])
}
