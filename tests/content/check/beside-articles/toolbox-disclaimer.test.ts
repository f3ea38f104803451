import { readFileSync } from 'node:fs'
import { checkToolbox } from '@/lib/content-check/beside-articles/toolbox-check'
import { sentenceOf } from '@/lib/content-check/problem'

jest.mock('@/lib/disclaimers', () => ({
  ...jest.requireActual('@/lib/disclaimers'),
  everyArticleDisclaimer: 'Talk to a lawyer of the state where the land or the owner is. '.repeat(8).trim(),
}))

// Lays out all sheets, which is slow on a busy machine.
jest.setTimeout(60_000)

test('a disclaimer that would run over the frame of every sheet is reported', () => {
  const read = (slug: string) => readFileSync(`content/blog/${slug}.mdx`, 'utf8')
  expect(checkToolbox(read).map(sentenceOf)).toEqual([
    expect.stringMatching(
      /^lib\/disclaimers\.ts: found "Talk to a lawyer .*, which is too wide for its place on the toolbox sheet "Land investor toolbox"; allowed: shorter words\.$/,
    ),
  ])
})
