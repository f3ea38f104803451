import { checkChange } from './checked'

/** What stands in the sound article, what an editor writes instead, and every sentence about it. */
export type Fault = [from: string, to: string, sentences: string[]]

/** Of the sound article with this change these sentences are told, and no others. */
export function expectSentences(from: string, to: string, sentences: string[]) {
  expect(checkChange(from, to)).toEqual(sentences.map((sentence) => `content/blog/plat.mdx, ${sentence}`))
}

/** The sound article is still sound with this change. */
export function expectNone(from: string, to: string) {
  expect(checkChange(from, to)).toEqual([])
}
