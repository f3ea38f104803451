import { changed, checkChange, checkText, checkWords } from '../checked'

const onEmptyLine = 'found a non-breaking space on an empty line; allowed: a line with nothing on it.'
const regular = 'allowed: a regular space there: delete it and type a space.'

test.each([
  ['One.\n\u00A0\nTwo.', 13],
  ['One.\n\n&nbsp;\n\nTwo.', 14],
  ['One.\n\n\u202F&#160; \u00A0\n\nTwo.', 14],
  ['- One\n- Two\n\u00A0\nThree.', 14],
  ['> One\n> \u00A0\n> Two', 13],
  ['| a |\n| - |\n| b |\n\u00A0\nWords', 15],
  ['<Table caption="A">\n\n| a |\n| - |\n| b |\n&nbsp;\n</Table>', 17],
  ['<Steps>\n\n1. One\n\u00A0\n2. Two\n\n</Steps>', 15],
])('a line that only looks empty is reported, and causes no other message: %j', (words, line) => {
  expect(checkWords(words)).toEqual([`content/blog/plat.mdx, line ${line}: ${onEmptyLine}`])
})

test('other spaces and invisible characters on an empty line are not called non-breaking', () => {
  for (const blank of ['\u2003', '\u3000', '&emsp;', '\u2060'])
    expect(checkWords(`One.\n\n${blank}`)).toEqual([
      'content/blog/plat.mdx, line 14: found a space or an invisible character on an empty line; allowed: a line with nothing on it.',
    ])
})

test.each(['-', '1.', '>', '##'])(
  'non-breaking spaces before %s, which turn it into plain text, are reported',
  (mark) => {
    expect(checkWords(`\u00A0\u00A0${mark} One`)).toEqual([
      `content/blog/plat.mdx, line 12: found a non-breaking space before "${mark}"; ${regular}`,
    ])
  },
)

test('a list item indented with them is reported, too', () => {
  expect(checkChange('A plat is', '- One\n\u00A0\u00A0- Two\n\nA plat is')).toEqual([
    `content/blog/plat.mdx, line 13: found a non-breaking space before "-"; ${regular}`,
  ])
})

test.each([
  ['<Steps>\n\n1.\u00A0**One.** A\n2. **Two.** B\n\n</Steps>', 14, '1.'],
  ['<KeyNumbers>\n\n- **1** a\n-\u00A0**2** b\n- **3** c\n\n</KeyNumbers>', 15, '-'],
  ['Words.\n\n##\u202FWords\n\n### More', 14, '##'],
])('one after a mark is one sentence, whatever else Markdown makes of the line: %j', (words, line, mark) => {
  expect(checkWords(words)).toEqual([
    `content/blog/plat.mdx, line ${line}: found a non-breaking space after "${mark}"; ${regular}`,
  ])
})

test('before a bullet of a word processor, the bullet is what is reported', () => {
  expect(checkChange('A plat is', '\u00A0\u00A0• One\n\nA plat is')).toEqual([
    expect.stringContaining('line 12: found "•" with a non-breaking space at the start of a line'),
  ])
})

test.each([
  '5\u00A0acres and $&nbsp;5 more\n\u00A0\u00A0and words.',
  '| &nbsp; | a |\n| --- | --- |\n| b | \u00A0 |',
  'One.\n  \n\t\nTwo.',
])('non-breaking spaces next to words and in cells are fine, and so are regular ones: %j', (words) => {
  expect(checkWords(words)).toEqual([])
})

test('front matter is not searched for them', () => {
  const text = changed('topic: start\n', 'topic: start\n\u00A0\n')
  expect(checkText(text).filter((sentence) => sentence.includes('empty line'))).toEqual([])
})
