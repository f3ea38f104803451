import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../../../fixtures/temporary-folder'
import { checkFiles, checkFolder, checkText, checkWords, neighbour, valid } from '../checked'
import { allowedTopics } from '../faults'

const figure = '<Figure src="…" alt="what it shows"> with a drawing from content/figures'
const place = 'content/blog/plat.mdx'

/** Sentences about the sound article and its neighbour, and whatever else `fill` puts beside them. */
function checkBeside(fill: (folder: string) => void): string[] {
  const folder = temporaryFolder({ 'plat.mdx': valid, 'neighbour.mdx': neighbour })
  fill(folder)
  return checkFolder(folder)
}

const put = (name: string, content: string) => (folder: string) =>
  writeFileSync(path.join(folder, name), content)

/** A third sound article. */
const another = neighbour
  .replace('id: 2', 'id: 3')
  .replace('The Neighbour', 'Third')
  .replace('excerpt: "What', 'excerpt: "All that')

test('two sound articles have nothing to fix', () => {
  expect(checkText(valid)).toEqual([])
})

test('a byte order mark and Windows line endings are fine', () => {
  expect(checkText(`\uFEFF${valid.replaceAll('\n', '\r\n')}`)).toEqual([])
})

test('lines are counted the same with Windows line endings', () => {
  expect(checkText(valid.replace('topic: start', 'topic: begin').replaceAll('\n', '\r\n'))).toEqual([
    `${place}, line 6, topic: found "begin"; ${allowedTopics}.`,
  ])
})

test('an empty file is reported', () => {
  const sentence = `${place}, line 1: found an empty file; allowed: front matter between two lines of ---, then the text.`
  expect(checkText('')).toEqual([sentence])
  expect(checkText('\uFEFF \r\n\t\n')).toEqual([sentence])
})

test('characters that are not UTF-8 are reported with their line', () => {
  const [before, after] = valid.split('## What') as [string, string]
  const latin = Buffer.concat([Buffer.from(before), Buffer.from([0xe9]), Buffer.from(after)])
  expect(checkText(latin)).toEqual([
    `${place}, line 14: found characters that are not UTF-8; allowed: a file saved as UTF-8.`,
  ])
})

test('a NUL and other control characters are reported with their line', () => {
  expect(checkText(valid.replace('A plat', 'A\0plat').replace('## What', '## \u0007What'))).toEqual([
    `${place}, line 12: found a NUL character; allowed: letters, digits, marks and spaces.`,
    `${place}, line 14: found the invisible control character U+0007; allowed: letters, digits, marks and spaces.`,
  ])
})

test('a control character in the front matter, written as YAML can, is reported', () => {
  expect(checkText(valid.replace('How to Read a Plat', 'How to\\u0001Read'))).toEqual([
    `${place}, line 3, title: found "How to Read"; allowed: text of 1 to 70 characters on one line, in quotation marks.`,
  ])
})

test('a file of more than 500 kB is reported', () => {
  expect(checkText(valid + ' '.repeat(500_000))).toEqual([
    `${place}: found ${(500_000 + Buffer.byteLength(valid)).toLocaleString('en-US')} bytes; allowed: at most 500,000 bytes.`,
  ])
})

test('a picture that a word processor exported as text hides nothing and is reported on its line', () => {
  const picture = `data:image/png;base64,${'iVBOR+w0/'.repeat(100_000)}==`
  expect(
    checkText(`${valid.replace('A plat is', '![][image1]\n\n<b>A</b> plat is')}\n\n[image1]: <${picture}>\n`),
  ).toEqual([
    `${place}, line 12: found a picture without alt text; allowed: ${figure}.`,
    `${place}, line 14: found the HTML tag "<b>"; allowed: **words**.`,
    `${place}, line 56: found a picture that a program wrote out as text; allowed: ${figure}.`,
  ])
  expect(checkWords(`![A map](${picture})`)).toEqual([
    `${place}, line 12: found a picture in Markdown; allowed: ${figure}.`,
  ])
})

test('a link to another file and a folder are reported', () => {
  expect(
    checkBeside((folder) => {
      symlinkSync('/etc/hosts', path.join(folder, 'hosts.mdx'))
      mkdirSync(path.join(folder, 'old.mdx'))
    }),
  ).toEqual([
    'content/blog/hosts.mdx: found a link to another file; allowed: an ordinary file that ends in .mdx, directly in content/blog.',
    'content/blog/old.mdx: found a folder; allowed: an ordinary file that ends in .mdx, directly in content/blog.',
  ])
})

const rule = 'allowed: lowercase letters, digits and single hyphens, then .mdx, such as my-article.mdx'

test.each([
  ['My-Plat.mdx', 'my-plat.mdx'],
  ['my plat.mdx', 'my-plat.mdx'],
  ['my_plat.mdx', 'my-plat.mdx'],
  ['my--plat.mdx', 'my-plat.mdx'],
  ['über-plat.mdx', 'uber-plat.mdx'],
  ['my-plat.MDX', 'my-plat.mdx'],
  ['my-plat.md', 'my-plat.mdx'],
  ['my-plat.mdx.mdx', 'my-plat.mdx'],
  ['???.mdx', 'my-article.mdx'],
])('the file name %s is reported, and %s suggested', (name, offered) => {
  const article = valid
    .replace('id: 1', 'id: 3')
    .replace('How to Read a Plat', 'Another')
    .replace('Lines,', 'Roads,')
    .replace('plat-lines', 'lot-lines')
  expect(checkBeside(put(name, article))).toEqual([
    `content/blog/${name}: found the file name "${name}"; ${rule}; did you mean "${offered}"?`,
  ])
})

test('links to an article whose file name is wrong are no further faults', () => {
  expect(checkFiles({ 'plat.mdx': valid, 'Neighbour.mdx': neighbour })).toEqual([
    `content/blog/Neighbour.mdx: found the file name "Neighbour.mdx"; ${rule}; did you mean "neighbour.mdx"?`,
  ])
})

test.each([
  ['my-plat.mdx.txt', '; did you mean "my-plat.mdx"?'],
  ['notes', '; did you mean "notes.mdx"?'],
  ['notes.txt', '.'],
  ['my-plat.markdown', '; did you mean "my-plat.mdx"?'],
  ['plat', '.'],
  ['PLAT.mdx.txt', '.'],
])(
  'a file %s is reported whatever it contains, and a free name is suggested if it may be an article',
  (name, end) => {
    expect(checkBeside(put(name, 'import x'))).toEqual([
      `content/blog/${name}: found the file name "${name}"; ${rule}${end}`,
    ])
  },
)

test.each(['my-plat.mdx ', ' my-plat.mdx', 'my-plat.mdx\u200B', 'my-plat.mdx\t'])(
  'the file name %j is distinguished from the same name without invisible characters',
  (name) => {
    const article = another.replace('draft: false', 'draft: true')
    expect(checkBeside(put(name, article))).toEqual([
      expect.stringMatching(
        /: found the file name "my-plat.mdx" with an extra space or invisible character; .* did you mean "my-plat.mdx"\?$/,
      ),
    ])
  },
)

test.each([
  'plat.mdx~',
  'plat.mdx.bak',
  'plat copy.mdx',
  'plat (1).mdx',
  'Copy of plat.mdx',
  'plat - Copy.mdx',
  "plat (Ann's conflicted copy 2025-08-28).mdx",
  'plat.sync-conflict-20250828-101112-ABCDEFG.mdx',
])('the backup %s is to be deleted or moved, whatever it contains', (name) => {
  expect(checkBeside(put(name, valid))).toEqual([
    `content/blog/${name}: found a copy or backup, "${name}"; allowed: one file for each article, so delete it or move it out of content/blog.`,
  ])
})

test.each(['plat.docx', 'my.plat.odt', 'Plat.html', 'plat.pdf'])(
  'the document %s is to be rewritten as Markdown, since renaming it does not make it text',
  (name) => {
    expect(checkBeside(put(name, 'PK'))).toEqual([
      `content/blog/${name}: found a document from another program, "${name}"; allowed: its words as Markdown in a file such as my-article.mdx.`,
    ])
  },
)

test.each([
  ['a packed document', Buffer.from('504b030414000600', 'hex')],
  ['an old document', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['a document in RTF', '{\\rtf1\\ansi Words}'],
  ['a PDF', '%PDF-1.7\n'],
])('%s under the name of an article is reported as what it is', (_, content) => {
  expect(checkText(content)).toEqual([
    'content/blog/plat.mdx, line 1: found a document from another program, whatever its name; allowed: its words as Markdown, saved as plain text.',
  ])
})

test('a picture belongs in the folder of drawings', () => {
  expect(checkBeside(put('Plat.PNG', 'x'))).toEqual([
    'content/blog/Plat.PNG: found a picture, "Plat.PNG"; allowed: drawings as .svg files in content/figures.',
  ])
})

test('a very long file name is reported', () => {
  const name = `${'a'.repeat(81)}.mdx`
  const [sentence] = checkBeside(put(name, another))
  expect(sentence).toBe(
    `content/blog/${name}: found a file name of 81 characters; allowed: at most 80 before .mdx.`,
  )
})

test.each(['.DS_Store', 'Thumbs.db', 'desktop.ini'])(
  '%s belongs to the system and is not taken for an article',
  (name) => {
    expect(checkBeside(put(name, '\0'))).toEqual([])
  },
)

test('a file in UTF-16 has one fault', () => {
  expect(checkText(Buffer.from(valid, 'utf16le'))).toEqual([
    `${place}, line 1: found characters in UTF-16, not UTF-8; allowed: a file saved as UTF-8.`,
  ])
})

test('an address, an id and a title belong to one article', () => {
  expect(checkBeside(put('plat.md', valid))).toEqual([
    `content/blog/plat.md: found the file name "plat.md"; ${rule}.`,
    'content/blog/plat.md: found the address /blog/plat, which plat.mdx already has; allowed: a file name of its own.',
    'content/blog/plat.md, line 2, id: found the same id as plat.mdx; allowed: an id of its own; did you mean "3"?',
    'content/blog/plat.md, line 3, title: found the same title as plat.mdx; allowed: a title of its own.',
    'content/blog/plat.md, line 5, excerpt: found the same excerpt as plat.mdx; allowed: an excerpt of its own.',
    'content/blog/plat.md, line 18, Checklist id: found the id "plat-lines" of a checklist in plat.mdx; allowed: an id of its own.',
  ])
})

test('only one article opens the blog', () => {
  const featured = (text: string) => text.replace('topic: start', 'featured: true\ntopic: start')
  expect(checkFiles({ 'neighbour.mdx': featured(neighbour), 'plat.mdx': featured(valid) })).toEqual([
    'content/blog/plat.mdx, line 6, featured: found a second featured article beside neighbour.mdx; allowed: one.',
  ])
})

test('an article must not lead readers to a draft, but a draft may', () => {
  const link =
    'content/blog/plat.mdx, line 12: found the link "/blog/neighbour#map" to a draft; allowed: links to published articles.'
  const draft = neighbour.replace('draft: false', 'draft: true')
  const check = (plat: string) =>
    checkFiles({ 'plat.mdx': plat, 'neighbour.mdx': draft, 'third.mdx': another })
  expect(check(valid)).toEqual([link])
  expect(check(valid.replace('topic:', 'draft: true\ntopic:'))).toEqual([])
})

test('a draft may be shorter or longer than its read time says', () => {
  const long = valid.replace('readTime: 1 min', 'readTime: 9 min')
  expect(checkText(long)).toHaveLength(1)
  expect(checkText(long.replace('topic:', 'draft: true\ntopic:'))).toEqual([])
})

test('a folder with drafts only, or without articles, or that is not there, is reported', () => {
  const missing = 'content/blog: found no such folder; allowed: a folder of articles.'
  expect(checkFolder('no/such/folder')).toEqual([missing])
  const empty = 'content/blog: found no published article; allowed: at least one that is not a draft.'
  const draft = neighbour.replace('draft: false', 'draft: true')
  expect(checkFiles({ 'neighbour.mdx': draft })).toEqual([empty])
  expect(checkFiles({})).toEqual([empty])
})

test.each([
  ['> '.repeat(40), 'a line that is indented too deeply; allowed: at most 12 levels of lists or quotes'],
  [`${'|a'.repeat(60)}|`, 'a table line with 61 bars; allowed: at most 50 bars in one line'],
  ['a'.repeat(30_000), 'a line of 30,000 characters; allowed: at most 20,000 in one line'],
])('what would keep the check busy forever is reported', (words, fault) => {
  expect(checkWords(words)).toEqual([`${place}, line 12: found ${fault}.`])
})

test.each([
  '-'.repeat(72),
  '*'.repeat(30),
  '* '.repeat(20),
  `> ${'- '.repeat(20)}`,
  '_'.repeat(30),
  `${'+'.repeat(30)} words`,
])('%j is not a nested list', (line) => {
  expect(checkWords(line)).toEqual([])
})

test.each([`${'- '.repeat(20)}words`, `${'1. '.repeat(13)}words`, `${'> '.repeat(40)}${'-'.repeat(40)}`])(
  '%j is indented too deeply',
  (line) => {
    expect(checkWords(line)).toEqual([
      `${place}, line 12: found a line that is indented too deeply; allowed: at most 12 levels of lists or quotes.`,
    ])
  },
)

test('hundreds of braces are reported once', () => {
  expect(checkText(valid.replace('A plat', '{'.repeat(300)))).toEqual([
    `${place}: found 300 opening braces; allowed: plain text and blocks.`,
  ])
})

test.each([
  [12, []],
  [13, [`${place}: found blocks, lists or quotes nested too deeply; allowed: at most 12 levels.`]],
  [500, [`${place}: found blocks, lists or quotes nested too deeply; allowed: at most 12 levels.`]],
])('%i nested blocks result in %j', (levels, sentences) => {
  const deep = `${'<Callout>\n\n'.repeat(levels)}a\n\n${'</Callout>\n\n'.repeat(levels)}`
  expect(checkText(valid.replace('A plat', `${deep}A plat`))).toEqual(sentences)
})

test('an article whose address hosts would use for the list of articles is reported', () => {
  expect(checkBeside(put('index.mdx', another))).toEqual([
    'content/blog/index.mdx: found the file name "index.mdx", which hosts use for the list of articles; allowed: another name, such as my-article.mdx.',
  ])
})
