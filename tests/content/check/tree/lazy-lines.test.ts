import { checkWords } from '../checked'

function gap(kind: string, mark: string): string {
  return `allowed: an empty line between the ${kind} and the text after it, or "${mark} words" for more of the ${kind}.`
}

test.each([
  [
    '- one\n- two\nAnd so on.',
    `line 14: found "And so on." right under a list, which makes it part of the list; ${gap('list', '-')}`,
  ],
  [
    '1. one\nAnd so on.',
    `line 13: found "And so on." right under a list, which makes it part of the list; ${gap('list', '1.')}`,
  ],
  [
    '- one\n  more\nAnd so\non.',
    `line 14: found "And so" right under a list, which makes it part of the list; ${gap('list', '-')}`,
  ],
  [
    '> - one\n> And so on.',
    `line 13: found "> And so on." right under a list, which makes it part of the list; ${gap('list', '-')}`,
  ],
  [
    '> one\nAnd so on.',
    `line 13: found "And so on." right under a quotation, which makes it part of the quotation; ${gap('quotation', '>')}`,
  ],
])('text right under %j is reported, since readers would see it as part of that', (words, sentence) => {
  expect(checkWords(words)).toEqual([`content/blog/plat.mdx, ${sentence}`])
})

test.each([
  '- one\n  more\n- two\n  - three\n    more\n\n  And more.',
  '1. one\n   more\n2. two\n more',
  '> one\n> two',
  '- A long line that goes\non here.',
  '> A long quotation that goes\non here.',
  '> - one\n>   more',
  'One line\nand another.',
])('%j is fine', (words) => {
  expect(checkWords(words)).toEqual([])
})
