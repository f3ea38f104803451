import { checkGlossary } from '@/lib/content-check/beside-articles/glossary-check'
import { sentenceOf } from '@/lib/content-check/problem'
import { readSurroundings } from '@/lib/content-check/surroundings'
import { product } from '@/lib/site'
import { temporaryFolder } from '../../../fixtures/temporary-folder'

const glossary =
  'acre:\n  term: "Acre"\n  definition: "43,560 square feet."\nlot:\n  term: "Lot"\n  definition: "A piece of land."\n'

function check(text: string): string[] {
  return checkGlossary(text).findings.map((finding) =>
    sentenceOf({ file: 'content/glossary.yaml', ...finding }),
  )
}

test('a sound glossary gives its ids', () => {
  expect(checkGlossary(glossary)).toEqual({ terms: ['acre', 'lot'], findings: [] })
})

test('an id that is written wrong is known as it should be, so that the terms that use it are no further faults', () => {
  expect(checkGlossary(glossary.replace('lot:', 'Lot:')).terms).toEqual(['acre', 'lot'])
})

const plain = 'allowed: text in quotation marks.'

/** Text of the sound glossary, what an editor writes instead, and every sentence about it. */
const faults: [string, string, string[]][] = [
  ...(
    [
      ['  term: "Lot"', '\u00A0\u00A0term: "Lot"', 'line 5', 'at the start', 'term: "Lot"'],
      ['  term: "Lot"', '  term\u00A0: "Lot"', 'line 5', 'before the colon', 'term : "Lot"'],
      ['term: "Lot"', 'term: "Lot"\u00A0', 'line 5', 'at the end', 'term: "Lot"'],
      ['lot:', '\u00A0lot:', 'line 4', 'at the start', 'lot:'],
      ['lot:', 'lot:\u00A0', 'line 4', 'at the end', 'lot:'],
    ] as const
  ).map(([from, to, line, where, words]): [string, string, string[]] => [
    from,
    to,
    [
      `${line}: found a non-breaking space ${where} in "${words}"; allowed: a regular space there, or nothing.`,
    ],
  ]),
  ...['  term:"Lot"\n', '  term:"Lot"\n  definition:"A piece of land."\n'].map(
    (written): [string, string, string[]] => [
      '  term: "Lot"\n  definition: "A piece of land."\n',
      written,
      ['line 5, lot: found no regular space after the colon; allowed: each field written "name: value".'],
    ],
  ),
  ...(
    [
      ['acre', 1],
      ['lot', 4],
    ] as const
  ).map(([id, line]): [string, string, string[]] => [
    `${id}:`,
    id,
    [`line ${line}: found no colon after a name in "${id}"; allowed: a colon at the end of the name.`],
  ]),
  ...['lot: "A piece of land."\n', 'lot:\n'].map((written): [string, string, string[]] => [
    'lot:\n  term: "Lot"\n  definition: "A piece of land."\n',
    written,
    [
      'line 4, lot: found no term and no definition; allowed: an id with a term and a definition, as in the entries around it.',
    ],
  ]),
  ['  term: "Lot"\n', '', ['line 4, lot term: found no such field; allowed: term: "…" under the id.']],
  [
    'lot:',
    'Small Lot:',
    [
      'line 4, Small Lot: found the id "Small Lot"; allowed: lowercase letters, digits and single hyphens; did you mean "small-lot"?',
    ],
  ],
  [
    'definition: "A',
    'defintion: "A',
    [
      'line 6, lot defintion: found an unknown field; allowed: term and definition; did you mean "definition"?',
    ],
  ],
  [
    'definition: "A',
    'meaning: "A',
    ['line 6, lot meaning: found an unknown field; allowed: term and definition; did you mean "definition"?'],
  ],
  [
    'A piece of land.',
    'A <b>piece</b> of land.',
    ['line 6, lot definition: found the tag "<b>"; allowed: other words; the glossary is plain text.'],
  ],
  [
    '"A piece of land."',
    '“A piece of land.”',
    [
      'line 6, lot definition: found curly quotation marks around the value; allowed: straight ones, as in "words".',
    ],
  ],
  [
    'A piece of land.',
    'A **piece** of land.',
    [
      'line 6, lot definition: found "**", a Markdown mark; allowed: other words; the glossary is plain text.',
    ],
  ],
  [
    'A piece of land.',
    'word '.repeat(140),
    [
      `line 6, lot definition: found 700 characters ("${'word '.repeat(8).trim()}"…); allowed: at most 300, in one plain sentence.`,
    ],
  ],
  ['"Lot"', '1031', [`line 5, lot term: found the number 1031; ${plain}`]],
  ['"Lot"', '" "', [`line 5, lot term: found no value; ${plain}`]],
  ['"Lot"', '', [`line 5, lot term: found no value; ${plain}`]],
  ['"Lot"', '[a]', [`line 5, lot term: found the list [a]; ${plain}`]],
  [
    '"Lot"',
    '*Lot*',
    [
      'line 5: found a value that begins with * or & in "term: *Lot*"; allowed: quotation marks around the value.',
    ],
  ],
  [
    '"Lot"',
    '#1',
    [
      'line 5: found a # that hides the rest of "term: #1"; allowed: no # after a space, or quotation marks around the whole value.',
    ],
  ],
  [
    '"Lot"',
    'Lot #1',
    [
      'line 5: found a # that hides the rest of "term: Lot #1"; allowed: no # after a space, or quotation marks around the whole value.',
    ],
  ],
  [
    '  term: "Lot"',
    '\tterm: "Lot"',
    ['line 5: found a tab at the start in "term: "Lot""; allowed: spaces instead of tabs.'],
  ],
  [
    'definition: "A',
    ' definition: "A',
    [
      'line 6: found wrong indentation in "definition: "A piece of land.""; allowed: as many spaces as the lines around it have; a field of an article has none.',
    ],
  ],
  ...['', ' ', '   ', '    '].map((indent): [string, string, string[]] => [
    '  term: "Lot"',
    `${indent}term: "Lot"`,
    [
      'line 5: found wrong indentation in "term: "Lot""; allowed: as many spaces as the lines around it have; a field of an article has none.',
    ],
  ]),
  ...[' acre:', '   acre:'].map((indented): [string, string, string[]] => [
    'acre:',
    indented,
    [
      'line 1: found wrong indentation in "acre:"; allowed: as many spaces as the lines around it have; a field of an article has none.',
    ],
  ]),
  ...['Words we use.\nacre:', 'Words we use.\n# Words\nacre:'].map((above): [string, string, string[]] => [
    'acre:',
    above,
    [
      'line 1: found no colon after a name in "Words we use."; allowed: each field written "name: value", with the whole value on one line.',
    ],
  ]),
  ['lot:', 'acre:', ['line 4: found a name that appears twice in "acre:"; allowed: each name once.']],
  [
    '"Lot"',
    '"Lot',
    [
      'line 5: found a quotation mark that is not closed in "term: "Lot"; allowed: another one at the end of the value.',
    ],
  ],
  [
    'A piece',
    `${product.name}: a piece`,
    [
      `line 6, lot definition: found the product's name, "${product.name}"; allowed: other words; the glossary is plain text.`,
    ],
  ],
]

test.each([
  ['  term: "Lot"\n  def', 'term: "Lot"\ndef', 'line 5: found wrong indentation in "term:"'],
  ['  definition: "A', 'definition: "A', 'line 6: found wrong indentation in "definition:"'],
])('fields of the glossary that are not indented are one mistake: %j', (from, to, sentence) => {
  expect(check(glossary.replace(from, to))).toEqual([
    `content/glossary.yaml, ${sentence}; allowed: two spaces before the fields under an id.`,
  ])
})

test('the glossary may have a word that is the name of a field', () => {
  expect(check(`${glossary}term:\n  term: "Term"\n  definition: "A word."\n`)).toEqual([])
})

test.each(faults)('the glossary: instead of %j, %j is reported', (from, to, sentences) => {
  expect(check(glossary.replace(from, to))).toEqual(
    sentences.map((sentence) => `content/glossary.yaml, ${sentence}`),
  )
})

test('all faults of a glossary are reported, and its terms are known all the same', () => {
  const text = glossary
    .replace('acre:', 'Acre:')
    .replace('"Lot"', '5')
    .replace('definition: "A', 'meaning: "A')
  expect(check(text)).toHaveLength(3)
  expect(checkGlossary(text).terms).toEqual(['acre', 'lot'])
})

test('an id that is written twice hides no other fault', () => {
  expect(check(glossary.replace('lot:', 'acre:').replace('"Lot"', '5'))).toHaveLength(2)
})

test('a placeholder in the glossary is reported', () => {
  expect(check(glossary.replace('43,560 square feet.', 'TODO'))).toEqual([
    'content/glossary.yaml, line 3, acre definition: found the placeholder "TODO"; allowed: other words; the glossary is plain text.',
  ])
})

test('a character written as an HTML entity is reported', () => {
  expect(check(glossary.replace('A piece', 'A piece &amp; parcel'))).toHaveLength(1)
})

test('an empty glossary is reported', () => {
  const sentence =
    'content/glossary.yaml, line 1: found no entries; allowed: an id with a term and a definition, as in the entries around it.'
  expect(check('')).toEqual([sentence])
  expect(check('- a\n')).toEqual([sentence])
})

/** Sentences about a project that has a glossary of these bytes, or none. */
function checkProject(bytes?: Uint8Array): string[] {
  const root = temporaryFolder(bytes && { 'content/glossary.yaml': bytes })
  return readSurroundings(root).problems.map(sentenceOf)
}

test('a glossary that is missing or not UTF-8 is reported', () => {
  expect(checkProject()).toEqual([
    'content/glossary.yaml: found no such file; allowed: the glossary, with an entry for each term.',
  ])
  expect(checkProject(Buffer.from(glossary.replace('piece', 'pi\u00E8ce'), 'latin1'))).toEqual([
    'content/glossary.yaml, line 6: found characters that are not UTF-8; allowed: a file saved as UTF-8.',
  ])
})
