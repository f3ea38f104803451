import { brokenCode } from '@/lib/content-check/beside-articles/broken-code'
import { sentenceOf } from '@/lib/content-check/problem'

test('code that the loader cannot read is one sentence about its line', () => {
  const message = `Transform failed with 1 error:\n${process.cwd()}/content/toolbox/cover.ts:7:10: ERROR: Unterminated string literal`
  expect(brokenCode(new Error(message)).map(sentenceOf)).toEqual([
    'content/toolbox/cover.ts, line 7: found code that cannot be read (Unterminated string literal); allowed: straight quotation marks, commas and brackets as in the lines around it.',
  ])
})

test('any other error stays an error', () => {
  expect(() => brokenCode(new Error('Out of memory'))).toThrow('Out of memory')
})
