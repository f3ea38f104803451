import { checkText, checkWords, valid } from '../checked'

const words = 'Ask the recorder for every deed that came after the plat.'
const row = '| A road to the lot | Recorder | Free of charge |'
const table = `| A | B | C |\n| --- | --- | --- |\n${row}`
const letter = `<Script title="Letter">\n\n${words}\n\nCall me on Monday.\n\n</Script>`
const paragraph = `the paragraph "${words}" a second time, after line`

function check(pasted: string): string[] {
  return checkWords(pasted).map((sentence) => sentence.replace('content/blog/plat.mdx, ', ''))
}

test('a line that was doubled is reported', () => {
  expect(check(`See the map.\n${words}\n${words}`)).toEqual([
    `line 14: found the line "${words}" a second time, after line 13; allowed: each line once.`,
  ])
})

test('short lines, and those that begin alike, may stand under each other', () => {
  expect(check(`See the map.\nSee the map.\n${words}\n${words.replace('plat', 'map')}`)).toEqual([])
})

test('an article that was pasted twice gets one sentence', () => {
  const body = valid.slice(valid.indexOf('A plat is'))
  expect(checkText(`${valid}\n${body}`)).toEqual([expect.stringContaining('line 53: found the paragraph')])
})

test.each([
  [`${words}\n\n${words}`, `line 14: found ${paragraph} 12; allowed: each paragraph once.`],
  [`- ${words}\n- ${words}`, `line 13: found ${paragraph} 12; allowed: each paragraph once.`],
  [
    `> ${words}\n\n- ${words.replace('plat', '**plat**')}`,
    `line 14: found ${paragraph.replace('paragraph', 'list')} 12; allowed: each list once.`,
  ],
  [
    `${table}\n\nAnd:\n\n${table}`,
    'line 18: found the table "A | B | C A road to the lot | Recorder | Free of charge" a second time, after line 12; allowed: each table once.',
  ],
  [
    `${letter}\n\n${letter}`,
    `line 20: found the block "${words} Call me on Monday." a second time, after line 12; allowed: each block once.`,
  ],
  [
    `${table}\n${row}`,
    'line 15: found the row "A road to the lot | Recorder | Free of charge" a second time, after line 14; allowed: each row once.',
  ],
])('what is pasted twice is reported: %j', (pasted, sentence) => {
  expect(check(pasted)).toEqual([sentence])
})

test('of several that follow each other, with what is wrong in them, the first stands for all', () => {
  const pasted = `${words}\n\n${words.replace('Ask', 'Then ask')}\n\nThe balance is a <Term>balloon</Term> in most of the notes.`
  expect(check(`${pasted}\n\nBetween.\n\n${pasted}`)).toEqual([
    `line 20: found ${paragraph} 12; allowed: each paragraph once.`,
  ])
})

test.each(['Ask the county.\n\nAsk the county.', `${words}\n\n${words.replace('every', 'each')}`])(
  'short words may come again, and longer ones that differ: %j',
  (pasted) => {
    expect(check(pasted)).toEqual([])
  },
)

test.each([
  `${table}\n\nIn the other county:\n\n${table.replace('| A | B | C |', '| A | B | Price |')}`,
  `${row}\n| --- | --- | --- |\n| 1 | 2 | 3 |\n\nAnd:\n\n${row}\n| --- | --- | --- |\n| 4 | 5 | 6 |`,
  `- ${words}\n- Call.\n\nLater:\n\n- ${words}\n- Walk.`,
  `${letter}\n\n${letter.replace('Monday', 'Friday')}`,
])('two tables, lists or letters may share a line: %j', (pasted) => {
  expect(check(pasted)).toEqual([])
})
