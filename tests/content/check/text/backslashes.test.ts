import { checkChange, checkText, checkWords, valid } from '../checked'

function sentence(line: number, written: string, meant: string): string {
  return `content/blog/plat.mdx, line ${line}: found "${written}", which turns the tag of a block into plain text; allowed: ${meant} with < and > as they are.`
}

test.each([
  ['It is a \\<Term id="balloon">payment</Term>.', '\\<Term', '"<Term"'],
  ['It is a <Term id="balloon">payment\\</Term\\>.', '\\</Term', '"</Term"'],
  ['\\<Callout kind="note"\\>\n\nWords.\n\n</Callout>', '\\<Callout', '"<Callout"'],
  ['&lt;Callout&gt;\n\nWords.\n\n</Callout>', '&lt;Callout', '"<Callout"'],
  ['> **\\<Term id="balloon">Payment</Term>** is due.', '\\<Term', '"<Term"'],
  ['It costs \\<FounderPrice /\\> once.', '\\<FounderPrice', '"<FounderPrice"'],
  ['It costs \\<FounderPrice/> once.', '\\<FounderPrice', '"<FounderPrice"'],
])('one escaped tag of a block is one mistake: %j', (words, written, meant) => {
  expect(checkWords(words)).toEqual([sentence(12, written, meant)])
})

test.each([
  '\\<Callout kind="note" title="x"\\>\n\nWords.\n\n\\</Callout\\>',
  '&lt;Callout&gt;\n\nWords.\n\n&lt;/Callout&gt;',
])('both tags of a block are one mistake: %j', (words) => {
  const written = words.startsWith('\\') ? '\\<Callout' : '&lt;Callout'
  expect(checkWords(words)).toEqual([sentence(12, written, '"<Callout" and "</Callout"')])
})

test('each block whose tags are escaped is reported, and each escaped tag that is not even complete', () => {
  const box = '\\<Callout\\>\n\nWords.\n\n\\</Callout\\>\n\n'
  expect(checkWords(`${box}${box}Words.\n&lt;Callout`)).toEqual([
    sentence(12, '\\<Callout', '"<Callout" and "</Callout"'),
    sentence(18, '\\<Callout', '"<Callout" and "</Callout"'),
    sentence(25, '&lt;Callout', '"<Callout"'),
  ])
})

test('what is wrong inside a block whose tags are escaped is reported, too', () => {
  expect(checkWords('\\<Callout kind="remark"\\>\n\nWords.\n\n\\</Callout\\>')).toEqual([
    sentence(12, '\\<Callout', '"<Callout" and "</Callout"'),
    expect.stringContaining('line 12, Callout kind: found "remark"'),
  ])
})

const bodyFrom = valid.indexOf('\n---\n') + 5
const header = valid.slice(0, bodyFrom)
const body = valid.slice(bodyFrom)

function whole(marks: number, first: string): string {
  return `content/blog/plat.mdx, line 12: found backslashes before ${marks} marks from here to line 51, beginning with "${first}", which turn the marks into plain text; allowed: the marks alone: replace every \\ with nothing, since a program added them to the text you copied.`
}

test.each([
  [/[\\`*_[\]#|<>~]|(?<=^)-|(?<=^\d)\./gm, '\\]('],
  [/[\\`*_[\]#<>~$"'=]|(?<=^)-|(?<=^\d)\./gm, '\\]('],
  [/[\\`*_{}[\]()#+\-.!|<>~]/g, '\\]\\('],
])('an article in which a program escaped every mark gets one sentence: %s', (escaped, first) => {
  expect(checkText(header + body.replace(escaped, '\\$&'))).toEqual([whole(33, first)])
})

test('what else is wrong with an article in which every mark is escaped is reported beside that', () => {
  const escaped = body.replace('mark="2"', 'mark="7"').replace(/[*_[\]#<>]/g, '\\$&')
  expect(checkText(header + escaped)).toEqual([
    expect.stringContaining('line 12: found backslashes before'),
    expect.stringContaining('line 28, KeyNumbers mark: found "7"'),
  ])
})

test('a few escaped marks are reported where they are', () => {
  expect(checkWords('\\*\\*One\\*\\* and \\*\\*two\\*\\*')).toHaveLength(2)
})

test.each([
  '\\# of lots: 5 \\* 3 \\* 4 \\* 6 \\* 7 \\* 8',
  'Dear \\[name\\], \\_\\_\\_\\_ lots at \\$5, \\{a\\}, \\~5 acres, \\[county\\], \\[day\\], \\[price\\], \\[place\\]',
  '\\\\<Term>balloon</Term>',
  '\\<Term5, \\<5 acres, &lt; 5 and &lt;Term5',
])('%j is fine', (words) => {
  expect(checkWords(words)).toEqual([])
})

test('a tag between entities in the front matter is none of a block', () => {
  expect(checkChange('subtitle: "What', 'subtitle: "&lt;Term&gt; What').join()).not.toContain(
    'tag of a block',
  )
})
