import { readFileSync } from 'node:fs'
import {
  checkReadingPaths,
  findReadingPathProblems,
} from '@/lib/content-check/beside-articles/reading-paths-check'
import { existingArticles } from '@/lib/content-check/existing-articles'
import { sentenceOf } from '@/lib/content-check/problem'
import { product } from '@/lib/site'
import { temporaryFolder } from '../../../fixtures/temporary-folder'

const sound = readFileSync('tests/fixtures/reading-paths.yaml', 'utf8')
// Those of the fixture, whichever the blog has by now.
const articles = [
  ...Array.from(sound.matchAll(/slug: (\S+)/g), ([, slug = '']) => ({ slug, id: undefined, isDraft: false })),
  ...['plat-a', 'plat-b', 'plat-c'].map((slug) => ({ slug, id: undefined, isDraft: false })),
  { slug: 'every-block', id: undefined, isDraft: true },
]

const check = (text: string) => checkReadingPaths(text, articles).map(sentenceOf)

/** The sound paths with one change. */
function changed(from: string, to: string): string {
  if (!sound.includes(from)) throw new Error(`The fixture has no ${JSON.stringify(from)}.`)
  return sound.replace(from, () => to)
}

test('in a path whose fields all begin at the start of the line each is reported, and none of those below', () => {
  const path = sound.slice(sound.indexOf('- title: "More land value"'))
  const bare = path.replace('- title', 'title').replace(/^ {2}/gm, '')
  expect(check(sound.replace(path, () => bare))).toEqual(
    [
      `line 25: found no hyphen before a name in "title: "More land value""; ${hyphen}`,
      `line 26: found wrong indentation in "reader: "You want the parcel to be worth more on the day you sell it.""; ${indent}`,
      `line 27: found wrong indentation in "stops:"; ${indent}`,
    ].map((sentence) => `content/reading-paths.yaml, ${sentence}`),
  )
})

test('our reading paths are in order', () => {
  const paths = readFileSync('content/reading-paths.yaml', 'utf8')
  expect(checkReadingPaths(paths, existingArticles('content/blog'))).toEqual([])
})

const stop = '    - slug: tax-strategies\n      label: "Tax strategies"\n'
const shape = 'allowed: 3 paths, each with title, reader and stops.'

const hyphen = 'allowed: "- ", a hyphen and a space, at the start of a list item.'

const indent = 'allowed: as many spaces as the lines around it have; a field of an article has none.'

test.each([
  [
    'an article that was renamed',
    changed('slug: tax-strategies', 'slug: tax-strategy'),
    'line 23, slug: found "tax-strategy", which is not an article; allowed: the file name of an article without .mdx; did you mean "tax-strategies"?',
  ],
  [
    'a draft',
    changed('slug: tax-strategies', 'slug: every-block'),
    'line 23, slug: found "every-block", which is a draft; allowed: a published article.',
  ],
  [
    'a stop twice on a path',
    changed(stop, stop + stop),
    'line 25, slug: found "tax-strategies" a second time; allowed: each article once on a path.',
  ],
  [
    'a stop without its hyphen',
    changed('    - slug: tax', '      slug: tax'),
    `line 23: found no hyphen before a name in "slug: tax-strategies"; ${hyphen}`,
  ],
  [
    'a path without its hyphen',
    changed('- title: "Paid', '  title: "Paid'),
    `line 14: found no hyphen before a name in "title: "Paid over time""; ${hyphen}`,
  ],
  [
    'a stop that is indented less than those around it',
    changed('    - slug: creative', '   - slug: creative'),
    `line 21: found wrong indentation in "- slug: creative-deal-structuring"; ${indent}`,
  ],
  [
    'a field by another name',
    changed('label: "Tax', 'name: "Tax'),
    'line 24, name: found an unknown field; allowed: slug, label; did you mean "label"?',
  ],
  [
    'a missing field',
    changed('      label: "Tax strategies"\n', ''),
    'line 23, label: found no such field; allowed: text in quotation marks.',
  ],
  [
    'a path without stops',
    changed(sound.slice(sound.indexOf('  stops:'), sound.indexOf('- title: "Paid')), ''),
    'line 3, stops: found no such field; allowed: two to six stops, each with slug and label.',
  ],
  [
    'a path with seven stops',
    changed(
      stop,
      `${stop}${['a', 'b', 'c'].map((name) => `    - slug: plat-${name}\n      label: "Plat"\n`).join('')}`,
    ),
    'line 17, stops: found too many stops; allowed: two to six stops, each with slug and label.',
  ],
  [
    'a path with one stop',
    changed(sound.slice(sound.indexOf('    - slug: profitable-county'), sound.indexOf('- title: "Paid')), ''),
    'line 6, stops: found too few stops; allowed: two to six stops, each with slug and label.',
  ],
  [
    'a field of blanks',
    changed('label: "Tax strategies"', 'label: " "'),
    'line 24, label: found no value that can be used; allowed: text in quotation marks.',
  ],
  [
    'a field that is empty',
    changed('label: "Tax strategies"', 'label:'),
    'line 24, label: found no value that can be used; allowed: text in quotation marks.',
  ],
  [
    'a misspelled field',
    changed('      label: "Tax strategies"', '      label: "Tax strategies"\n      lable: "x"'),
    'line 25, lable: found an unknown field; allowed: slug, label; did you mean "label"?',
  ],
  [
    'a fourth path',
    `${sound}${sound.slice(sound.indexOf('- title'), sound.indexOf('- title: "Paid'))}`,
    `line 1: found 4 paths; ${shape}`,
  ],
  ...['x', '[a, b]', '{a: b}', '5'].map((stops) => [
    `stops that are ${stops}`,
    changed(sound.slice(sound.indexOf('  stops:'), sound.indexOf('- title: "Paid')), `  stops: ${stops}\n`),
    'line 5, stops: found no value that can be used; allowed: two to six stops, each with slug and label.',
  ]),
  ...['/blog/tax-strategies', 'content/blog/tax-strategies.mdx'].map((slug) => [
    `an article by its address, ${slug}`,
    changed('slug: tax-strategies', `slug: ${slug}`),
    `line 23, slug: found "${slug}", which is not an article; allowed: the file name of an article without .mdx; did you mean "tax-strategies"?`,
  ]),
  ...(
    [
      ['- title: "First parcel"', 3],
      ['  reader: "New to land', 4],
    ] as const
  ).map(([from, line]) => [
    `a raw ${from.trim().split(':')[0]}`,
    changed(from, from.replace(': "', ': "**A** ')),
    `line ${line}: found "**", a Markdown mark; allowed: other words; reading paths are plain text.`,
  ]),
  ['an empty list', '[]', `line 1: found 0 paths; ${shape}`],
  ['an empty file', '', `line 1: found no list of paths; ${shape}`],
  [
    'a quotation mark that is not closed',
    changed('"Tax strategies"', '"Tax strategies'),
    'line 24: found a quotation mark that is not closed in "label: "Tax strategies"; allowed: another one at the end of the value.',
  ],
  ...(
    [
      ['      label: "Tax strategies"', '     label: "Tax strategies"', 24],
      ['      label: "Tax strategies"', '       label: "Tax strategies"', 24],
      ['    - slug: beginners', '   - slug: beginners', 6],
      ['    - slug: beginners', '     - slug: beginners', 6],
      ['    - slug: tax-strategies', ' - slug: tax-strategies', 23],
      ['    - slug: tax-strategies', '   - slug: tax-strategies', 23],
      ['    - slug: tax-strategies', '     - slug: tax-strategies', 23],
    ] as const
  ).map(([from, to, line]) => {
    const text = changed(from, to)
    const words = text.split('\n')[line - 1]?.trim()
    return [
      `an indent as in ${JSON.stringify(to)}`,
      text,
      `line ${line}: found wrong indentation in "${words}"; ${indent}`,
    ]
  }),
  ...(
    [
      ['  reader: "New', '\treader: "New', 4],
      ['  stops:', '\tstops:', 5],
      ['      label: "Pick', '\tlabel: "Pick', 9],
      ['      label: "Pick', '    \tlabel: "Pick', 9],
      ['    - slug: tax-', '\t- slug: tax-', 23],
    ] as const
  ).map(([from, to, line]) => {
    const text = changed(from, to)
    const words = text.split('\n')[line - 1]?.trim()
    return [
      `a tab as in ${JSON.stringify(to)}`,
      text,
      `line ${line}: found a tab at the start in "${words}"; allowed: spaces instead of tabs.`,
    ]
  }),
  ...['–', '—', '--', '•', '*', '+'].flatMap((mark) =>
    (
      [
        ['- title: "First', 3],
        ['- title: "Paid', 14],
        ['- slug: tax-strategies', 23],
      ] as const
    ).map(([from, line]) => {
      const text = changed(from, from.replace('-', mark))
      return [
        `the mark of a list as in ${JSON.stringify(from.replace('-', mark))}`,
        text,
        `line ${line}: found "${mark}" before a name in "${text.split('\n')[line - 1]?.trim()}"; ${hyphen}`,
      ]
    }),
  ),
  [
    'a path without its hyphen',
    changed('- title: "More land value"', 'title: "More land value"'),
    `line 25: found no hyphen before a name in "title: "More land value""; ${hyphen}`,
  ],
  [
    'a hyphen without a space',
    changed('- slug: tax-strategies', '-slug: tax-strategies'),
    `line 23: found no space after the hyphen in "-slug: tax-strategies"; ${hyphen}`,
  ],
  [
    'a non-breaking space after a hyphen',
    changed('- slug: tax-strategies', '-\u00A0slug: tax-strategies'),
    `line 23: found a non-breaking space after the hyphen in "- slug: tax-strategies"; ${hyphen}`,
  ],
  [
    'a label that goes on in the next line',
    changed('"Tax strategies"', 'Tax\nstrategies'),
    'line 25: found no colon after a name in "strategies"; allowed: each field written "name: value", with the whole value on one line.',
  ],
  [
    'a label in quotation marks that goes on in the next line',
    changed('"Tax strategies"', '"Tax\nstrategies"'),
    'line 25: found the rest of the value above in "strategies""; allowed: the whole value on one line.',
  ],
  [
    'a name that appears twice',
    changed('      label: "Tax strategies"', '      label: "a"\n      label: "b"'),
    'line 25: found a name that appears twice in "label: "b""; allowed: each name once.',
  ],
  [
    'a label in stars',
    changed('"Tax strategies"', '*Tax strategies*'),
    'line 24: found a value that begins with * or & in "label: *Tax strategies*"; allowed: quotation marks around the value.',
  ],
  [
    'a label that begins with &',
    changed('"Tax strategies"', '&Tax strategies'),
    'line 24: found a value that begins with * or & in "label: &Tax strategies"; allowed: quotation marks around the value.',
  ],
  [
    'a label with a #',
    changed('"Tax strategies"', 'Tax strategy #4'),
    'line 24: found a # that hides the rest of "label: Tax strategy #4"; allowed: no # after a space, or quotation marks around the whole value.',
  ],
  ...(
    [
      ['      label: "Tax', '      lable: "Tax', 24, 'lable', 'slug, label', 'label'],
      ['  reader: "You can', '  raeder: "You can', 15, 'raeder', 'title, reader, stops', 'reader'],
      ['  stops:', '  stop:', 5, 'stop', 'title, reader, stops', 'stops'],
    ] as const
  ).map(([from, to, line, field, names, meant]) => [
    `the misspelled name ${field}`,
    changed(from, to),
    `line ${line}, ${field}: found an unknown field; allowed: ${names}; did you mean "${meant}"?`,
  ]),
  ...(
    [
      ['**Tax** strategies', '"**", a Markdown mark'],
      ['Tax <b>strategies</b>', 'the tag "<b>"'],
      ['TODO: tax', 'the placeholder "TODO"'],
    ] as const
  ).map(([label, found]) => [
    `a raw label, ${label}`,
    changed('Tax strategies', label),
    `line 24: found ${found}; allowed: other words; reading paths are plain text.`,
  ]),
  [
    'the product’s name',
    changed('"Tax strategies"', `"Tax in ${product.name}"`),
    `line 24: found the product's name, "${product.name}"; allowed: other words; reading paths are plain text.`,
  ],
])('%s is reported in one sentence', (_, text, sentence) => {
  expect(check(text)).toEqual([`content/reading-paths.yaml, ${sentence}`])
})

test('all faults are reported at once, in order of line', () => {
  const text = changed('slug: tax-strategies', 'slug: tax').replace('Pick a county', product.name)
  expect(check(text).map((sentence) => /line \d+/.exec(sentence)?.[0])).toEqual(['line 9', 'line 23'])
})

test('a tab does not keep other faults from being reported', () => {
  const text = changed('  reader: "New', '\treader: "New').replace('slug: tax-strategies', 'slug: tax')
  expect(check(text).map((sentence) => /line \d+/.exec(sentence)?.[0])).toEqual(['line 4', 'line 23'])
})

test('lines of a multi-line value that begin with a mark are not reported beside another fault', () => {
  const reader = 'reader: >\n    Land for\n    * new: to land\n'
  const text = changed(sound.slice(sound.indexOf('reader:'), sound.indexOf('  stops:')), reader)
  expect(check(text)).toEqual([])
  expect(check(text.replace('    - slug: tax-', '    – slug: tax-'))).toHaveLength(1)
})

test('the same article may stand on two paths', () => {
  expect(check(changed('slug: tax-strategies', 'slug: due-diligence-checklist'))).toEqual([])
})

test('without a folder of articles the paths are checked by their own rules alone', () => {
  const folder = process.cwd()
  const paths = changed('label: "Tax', 'lable: "Tax')
  try {
    process.chdir(temporaryFolder({ 'content/reading-paths.yaml': paths }))
    expect(findReadingPathProblems().map(({ line }) => line)).toEqual([24])
  } finally {
    process.chdir(folder)
  }
})

test('a missing file is reported', () => {
  const folder = process.cwd()
  try {
    process.chdir(temporaryFolder())
    expect(findReadingPathProblems().map(sentenceOf)).toEqual([
      `content/reading-paths.yaml: found no such file; ${shape}`,
    ])
  } finally {
    process.chdir(folder)
  }
})

test('an article whose front matter cannot be read still counts as an article', () => {
  const broken = [...articles, { slug: 'plat', id: undefined, isDraft: false }]
  expect(checkReadingPaths(changed('slug: tax-strategies', 'slug: plat'), broken)).toEqual([])
})
