import { checkWords } from '../checked'

function shallow(line: number, item: string, indent: string, above: string, inner: string, below = 'none') {
  return `content/blog/plat.mdx, line ${line}: found "${item}" with ${indent} before it, which is not inside "${above}"; allowed: ${inner} spaces before it to put it inside, or ${below} to put it below.`
}

test.each(['1. One\n  - a\n2. Two\n  - b', '<Steps>\n1. One\n  - a\n2. Two\n  - b\n</Steps>'])(
  'bullets indented two spaces below a number are reported with the three that they need: %j',
  (list) => {
    const line = list.startsWith('<') ? 14 : 13
    expect(checkWords(list)).toEqual([
      shallow(line, '- a', 'two spaces', '1. One', 'three'),
      shallow(line + 2, '- b', 'two spaces', '2. Two', 'three'),
    ])
  },
)

test.each([
  ['1. One\n\n  - a\n\n2. Two', [shallow(14, '- a', 'two spaces', '1. One', 'three')]],
  [
    '- One\n - Two\n - Three',
    [shallow(13, '- Two', 'one space', '- One', 'two'), shallow(14, '- Three', 'one space', '- One', 'two')],
  ],
  ['- One\n- Two\n - Three', [shallow(14, '- Three', 'one space', '- Two', 'two')]],
  ['1. One\n  2. Two', [shallow(13, '2. Two', 'two spaces', '1. One', 'three')]],
  ['10. One\n   - a', [shallow(13, '- a', 'three spaces', '10. One', 'four')]],
  ['1.   One\n   - a', [shallow(13, '- a', 'three spaces', '1. One', 'five')]],
  ['> 1. One\n>   - a', [shallow(13, '- a', 'two spaces', '1. One', 'three')]],
  ['- One\n  1. a\n    - b', [shallow(14, '- b', 'four spaces', '1. a', 'five', 'two spaces')]],
  ['- One\n  - a\n   - b', [shallow(14, '- b', 'three spaces', '- a', 'four', 'two spaces')]],
  ['1. One\n   - a\n  - b', [shallow(14, '- b', 'two spaces', '1. One', 'three')]],
  ['>1. One\n>  - a', [shallow(13, '- a', 'one space', '1. One', 'three')]],
  ['9. One\n 10. Two', [shallow(13, '10. Two', 'one space', '9. One', 'three')]],
  ['<Callout>\n\n- a\n - b\n\n</Callout>', [shallow(15, '- b', 'one space', '- a', 'two')]],
])('lines indented too little to be inside the one above are reported: %j', (list, sentences) => {
  expect(checkWords(list)).toEqual(sentences)
})

test.each([
  [
    '1. One\n\n  Some words.\n\n  More.\n\n2. Two',
    [
      shallow(14, 'Some words.', 'two spaces', '1. One', 'three'),
      shallow(16, 'More.', 'two spaces', '1. One', 'three'),
    ],
  ],
  ['> 1. One\n>\n>   Some words.', [shallow(14, 'Some words.', 'two spaces', '1. One', 'three')]],
  ['- a\n  1. b\n\n    Words.', [shallow(15, 'Words.', 'four spaces', '1. b', 'five', 'two spaces')]],
  [
    '1. One\n\n  - a\n\n  Words.\n\n2. Two',
    [
      shallow(14, '- a', 'two spaces', '1. One', 'three'),
      shallow(16, 'Words.', 'two spaces', '1. One', 'three'),
    ],
  ],
  [
    '<Steps>\n\n1. One\n\n  Words.\n\n2. Two\n\n</Steps>',
    [shallow(16, 'Words.', 'two spaces', '1. One', 'three')],
  ],
])('paragraphs indented too little to be inside the line above are reported: %j', (list, sentences) => {
  expect(checkWords(list)).toEqual(sentences)
})

test.each([
  ['1.    One', '   b', '1. One', 'six'],
  ['1.     One', '  b', '1. One', 'three'],
  ['-    One', '  b', '- One', 'five'],
  ['10.   One', '    b', '10. One', 'six'],
])(
  'how far to indent a paragraph depends on the spaces after the mark, of which five begin code: %j',
  (...row) => {
    const [item, words, above, inner] = row
    const indent = `${['two', 'three', 'four'][words.length - 3]} spaces`
    expect(checkWords(`${item}\n\n${words}`)).toEqual([shallow(14, 'b', indent, above, inner)])
  },
)

test.each([
  ['* One\n * a\n  * b\n   * c', shallow(13, '* a', 'one space', '* One', 'two')],
  ['1. One\n  - a\n   - b', shallow(13, '- a', 'two spaces', '1. One', 'three')],
  ['1. One\n\n  a\n\n   b', shallow(14, 'a', 'two spaces', '1. One', 'three')],
])('what is indented enough below something that is not is not reported with it: %j', (list, sentence) => {
  expect(checkWords(list)).toEqual([sentence])
})

test.each([
  '<Steps>\n\n1. One\n  - a\n  * b\n2. Two\n\n</Steps>',
  '> <Steps>\n>\n> 1. One\n>   - a\n>   * b\n> 2. Two\n>\n> </Steps>',
])('lists with different marks are each reported when indented too little: %j', (list) => {
  expect(checkWords(list)).toEqual([
    shallow(15, '- a', 'two spaces', '1. One', 'three'),
    shallow(16, '* b', 'two spaces', '1. One', 'three'),
  ])
})

test('anything else beside the steps is still reported', () => {
  expect(checkWords('<Steps>\n\n1. One\n  - a\n\nWords.\n\n</Steps>')).toEqual([
    shallow(15, '- a', 'two spaces', '1. One', 'three'),
    'content/blog/plat.mdx, line 17: found "Words." beside the list of "<Steps>"; allowed: one numbered list, each line written "1. words".',
  ])
})

test.each([
  '<Steps>\n\n1. One\n- a\n2. Two\n\n</Steps>',
  '<Steps>\n\n1. One\n\n- a\n\n2. Two\n3. Three\n\n</Steps>',
])('the steps below a stray line are not reported with it: %j', (list) => {
  expect(checkWords(list)).toEqual([
    expect.stringMatching(
      /^content\/blog\/plat\.mdx, line 1[56]: found a bulleted list beside the list of "<Steps>"; allowed: one numbered list, each line written "1\. words"\.$/,
    ),
  ])
})

test.each([
  '- One\n  - a\n    - b\n- Two\n\n1. One\n   - a\n     - b\n2. Two',
  ' 8. a\n 9. b\n10. c',
  '10. a\n 9. b',
  '- a\n- b\n\n 8. a\n 9. b\n10. c',
  '- a\n- b\n\n1. a\n2. b\n\n* a',
  '  - a\n  - b\n- c',
  '<Callout>\n\n  - a\n  - b\n\n</Callout>',
  '<Checklist id="lots" title="Lots">\n\n- [ ] One\n - [ ] Two\n\n</Checklist>',
  '<KeyNumbers>\n\n- **5** One\n - **6** Two\n\n</KeyNumbers>',
  '<Script title="Talk">\n\n- **You:** One\n - **Them:** Two\n\n</Script>',
  '>- a\n> - b',
  '1. One\n\n   Some words.\n\n2. Two',
  '1. One\n\n A slip of one space.\n\n2. Two',
  '1. One\n\nWords.\n\n  Words.',
  '<Steps>\n\n1. One\n   - a\n2. Two\n   - b\n\n</Steps>',
])('%j is fine', (list) => {
  expect(checkWords(list)).toEqual([])
})
