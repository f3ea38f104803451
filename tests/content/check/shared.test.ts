import { newArticle } from '@/lib/article-draft'
import { checkFiles, neighbour, valid } from './checked'

const draft = (text: string) => text.replace('topic:', 'draft: true\ntopic:')
const files = { 'neighbour.mdx': neighbour }

/** What distinguishes the article that had the id first from the one that reused it, and the name of the latter. */
const claims: [string, Record<string, string>, string][] = [
  ['a draft', { 'aaa.mdx': draft(valid), 'zzz.mdx': valid }, 'aaa.mdx'],
  ['a newer article', { 'aaa.mdx': valid.replace('2025-08-28', '2025-08-29'), 'zzz.mdx': valid }, 'aaa.mdx'],
  ['a copy', { 'plat-2.mdx': valid, 'plat.mdx': valid, 'plat-copy.mdx': valid }, 'plat-2.mdx'],
  ['a numbered copy', { 'plat-12.mdx': valid, 'plat.mdx': valid }, 'plat-12.mdx'],
  ['of names with figures the later', { 'acres-100.mdx': valid, 'plat.mdx': valid }, 'plat.mdx'],
  [
    'of names that only begin as a copy the later',
    { 'a-copyright.mdx': valid, 'plat.mdx': valid },
    'plat.mdx',
  ],
  ['one of no day', { 'aaa.mdx': valid.replace('2025-08-28', '2025-02-30'), 'zzz.mdx': valid }, 'aaa.mdx'],
  ['a file with a wrong name', { 'My_plat.md': valid, 'plat.mdx': valid }, 'My_plat.md'],
  ['else the later name', { 'aaa.mdx': valid, 'zzz.mdx': valid }, 'zzz.mdx'],
]

test.each(claims)('of two articles with one id, %s is asked to change', (_, some, name) => {
  const sentences = checkFiles({ ...files, ...some }).filter((sentence) => sentence.includes(', id:'))
  expect(sentences[0]).toMatch(new RegExp(`^content/blog/${name}, line 2, id: found the same id as \\S+`))
  expect(sentences).toHaveLength(Object.keys(some).length - 1)
})

test('a file whose name differs only in capitals has no address of its own', () => {
  expect(checkFiles({ ...files, 'plat.mdx': valid, 'PLAT.mdx': valid })).toContain(
    'content/blog/PLAT.mdx: found the address /blog/plat, which plat.mdx already has; allowed: a file name of its own.',
  )
})

test('the next free id is offered, past those of drafts', () => {
  const third = draft(valid)
    .replace('id: 1', 'id: 3')
    .replace('How to', 'Why to')
    .replace('Lines,', 'Roads,')
    .replace('plat-lines', 'lot-lines')
  expect(checkFiles({ ...files, 'plat.mdx': valid.replace('id: 1', 'id: 2'), 'third.mdx': third })).toEqual([
    'content/blog/plat.mdx, line 2, id: found the same id as neighbour.mdx; allowed: an id of its own, in the newer of the two files; did you mean "4"?',
  ])
})

test('a title or an excerpt counts as the same with other capitals and spaces', () => {
  const same = valid
    .replace('title: "How to Read a Plat"', 'title: "THE  neighbour"')
    .replace(
      '"Lines, numbers and notes on a recorded map."',
      '"what neighbours of a lot can  tell somebody who means to buy it."',
    )
  expect(checkFiles({ ...files, 'plat.mdx': same })).toEqual([
    'content/blog/plat.mdx, line 3, title: found the same title as neighbour.mdx; allowed: a title of its own, in the newer of the two files.',
    'content/blog/plat.mdx, line 5, excerpt: found the same excerpt as neighbour.mdx; allowed: an excerpt of its own, in the newer of the two files.',
  ])
})

test('two new articles are both valid before anyone has written in them', () => {
  const first = newArticle('Plats', [], '2025-08-28').text.replace('id: 1', 'id: 3')
  const second = newArticle('Surveys', [], '2025-08-28').text.replace('id: 1', 'id: 4')
  expect(checkFiles({ ...files, 'plats.mdx': first, 'surveys.mdx': second })).toEqual([])
})

test('a checklist must not have the id of one in another article, or both would share their ticks', () => {
  const list = '\n<Checklist id="plat-lines" title="Two lines">\n\n- [ ] One\n- [ ] Two\n\n</Checklist>\n'
  const later = neighbour.replace('2025-08-28', '2025-08-29')
  expect(checkFiles({ 'neighbour.mdx': later + list, 'plat.mdx': valid })).toEqual([
    expect.stringMatching(
      /^content\/blog\/neighbour\.mdx, line \d+, Checklist id: found the id "plat-lines" of a checklist in plat\.mdx; allowed: an id of its own\.$/,
    ),
  ])
})

const days = 'allowed: a day from 2020-01-01 to 2026-09-02.'

test.each([
  [
    '2052-08-28',
    [`content/blog/plat.mdx, line 7, date: found "2052-08-28", more than a year ahead; ${days}`],
  ],
  [
    '1925-08-28',
    [`content/blog/plat.mdx, line 7, date: found "1925-08-28", before this blog began; ${days}`],
  ],
  ['2026-09-02', []],
  ['2020-01-01', []],
])('on September 1, 2025, an article of %s ends in %j', (day, sentences) => {
  expect(checkFiles({ ...files, 'plat.mdx': valid.replace('2025-08-28', day) })).toEqual(sentences)
})

test('a draft dated years ahead does not extend the range of dates that other articles may have', () => {
  const draft = neighbour
    .replace('2025-08-28', '2026-08-01')
    .replace('\nreadTime:', '\ndraft: true\nreadTime:')
  const sentences = checkFiles({
    'neighbour.mdx': draft,
    'plat.mdx': valid.replace('2025-08-28', '2027-07-01'),
  })
  expect(sentences).toContain(
    `content/blog/plat.mdx, line 7, date: found "2027-07-01", more than a year ahead; ${days}`,
  )
})

test('a date within a year of the newest other article is not too late', () => {
  const [newest, next] = [
    neighbour.replace('2025-08-28', '2026-08-01'),
    valid.replace('2025-08-28', '2027-07-01'),
  ]
  expect(checkFiles({ 'neighbour.mdx': newest, 'plat.mdx': next })).toEqual([])
})
