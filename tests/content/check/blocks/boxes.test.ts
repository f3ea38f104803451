import { checkWords } from '../checked'

test.each(['[]words', '[ ]words', '[x]words', '[X]words', '[ x] words', '[] words'])(
  'a checkbox that is written another way is reported: - %s',
  (words) => {
    const box = words.slice(0, words.indexOf(']') + 1)
    expect(checkWords(`- ${words}`)).toEqual([
      `content/blog/plat.mdx, line 12: found "${box}" for a checkbox; allowed: "- [ ] words" inside <Checklist>.`,
    ])
  },
)

test('lines with a checkbox that are no list are reported once', () => {
  expect(checkWords('[ ] One\n[ ] Two')).toEqual([
    'content/blog/plat.mdx, line 12: found "[ ]" for a checkbox; allowed: "- [ ] words" inside <Checklist>.',
  ])
})

test('a letter may have a box to tick', () => {
  expect(checkWords('<Script title="Reply card">\n\n[ ] Please call me.\n\n</Script>')).toEqual([])
})

test('so is one in a block other than a checklist', () => {
  expect(checkWords('<Callout>\n\n- [] words\n\n</Callout>')).toEqual([
    'content/blog/plat.mdx, line 14: found "[]" for a checkbox; allowed: "- [ ] words" inside <Checklist>.',
  ])
})

test.each(['- [ ] [ ] words', '- [x](/blog /neighbour)'])('%j is reported once', (list) => {
  expect(checkWords(list)).toHaveLength(1)
})

test.each(['[x] marks the lot.', '- A lot [x] is sold.', '- [A] is a name.', '- [5] of them'])(
  '%j has no checkbox',
  (words) => {
    expect(checkWords(words)).toEqual([])
  },
)
