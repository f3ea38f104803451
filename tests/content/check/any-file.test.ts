import { writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { compiledText } from '@/components/mdx/article-text'
import { blockNames, blocks } from '@/lib/articles/article-blocks'
import { readFrontMatter } from '@/lib/articles/front-matter'
import { checkArticles } from '@/lib/content-check/content-check'
import { sentenceOf } from '@/lib/content-check/problem'
import { readSurroundings } from '@/lib/content-check/surroundings'
import { builtMarkup } from '../../fixtures/built-markup'
import { temporaryFolder } from '../../fixtures/temporary-folder'
import { neighbour, valid } from './checked'

const surroundings = { ...readSurroundings(process.cwd()).surroundings, requiredArticles: [] }
const sound = valid.replace('src="plat"', 'src="tax-strategies"')
const folder = temporaryFolder()

/** What must never run: each piece would leave a mark on `globalThis`. */
const marks = [
  '{globalThis.ran = 1}',
  'export const x = (globalThis.ran = 1)',
  '---js\nglobalThis.ran = 1\n---',
]

const pieces = [
  ...marks,
  ...blockNames.flatMap((name) => [
    `<${name}>`,
    `</${name}>`,
    `<${name} />`,
    `\n\n<${name}>\n\n`,
    `\n\n</${name}>\n\n`,
  ]),
  ...Object.values(blocks).flatMap(({ attributes }) => Object.keys(attributes).map((name) => ` ${name}="1"`)),
  ...[
    '<',
    '>',
    '{',
    '}',
    '{...x}',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '<iframe src="x">',
    '`',
    '```',
    '~~~',
  ],
  ...[
    '[',
    '](',
    ')',
    '![',
    '[^1]',
    '[a]: javascript:alert(1)',
    '](javascript:alert(1))',
    '&lt;',
    '&#0;',
    '\\',
  ],
  ...[
    '\n',
    '\n\n',
    '\r\n',
    '\t',
    ' ',
    '    ',
    '---',
    '***',
    '+++',
    '# ',
    '## ',
    '#### ',
    '> ',
    '- ',
    '- [ ] ',
    '1. ',
  ],
  ...[
    '|a|b|\n|-|-|\n|c|d|',
    '**',
    '_',
    '"',
    "'",
    ':',
    '!',
    '@',
    '*a',
    '&a',
    '!!js/function',
    '%',
    '\u0000',
    '\u202E',
  ],
  ...[
    '\uFEFF',
    '\u2028',
    '\uD800',
    'import x',
    'export default',
    '$597',
    '<Product.x />',
    '<a:b />',
    '<></>',
    '\u{1F33E}',
  ],
]

const header = sound.slice(0, sound.indexOf('\n---\n') + 5)

const piece = fc.constantFrom(...pieces)

/** The sound article with some of its text taken away and some pieces put in. */
const mutated = fc
  .array(fc.tuple(fc.nat({ max: sound.length }), fc.nat({ max: 40 }), fc.oneof(piece, fc.string())), {
    minLength: 1,
    maxLength: 6,
  })
  .map((changes) =>
    changes.reduce((text, [at, length, words]) => text.slice(0, at) + words + text.slice(at + length), sound),
  )

/** Markdown and blocks as editors write them, so that many of these articles pass and are rendered. */
const mild = fc.constantFrom(
  ...[
    '**bold**',
    '_a_',
    '`code`',
    '\n\n> quoted\n> lines\n\n',
    '\n\n- a\n  - b\n    1. c\n\n',
    '\n\n1. a\n\n   b\n\n',
  ],
  ...[
    '\n\n| a | b |\n|---|--:|\n| c | d |\n\n',
    '\n\n<Callout>\n\n',
    '\n\n</Callout>\n\n',
    '<Product />',
    '<FounderPrice />',
  ],
  ...[
    '<Term>balloon</Term>',
    '\n\n<Term id="dealer">x</Term>\n\n',
    '\n\n<GetLifetimeAccess />\n\n',
    '\n\n***\n\n',
    '~~a~~',
  ],
  ...[
    '\n\n### Lots\n\n',
    '\n\n## Lots\n\n',
    '\n- [ ] ',
    '\n- **a** b',
    '[a](#sources)',
    'https://example.com',
    '\\\n',
    '\n\n',
  ],
  ...[
    '\n\n<Question ask="a">b</Question>\n\n',
    '\n\n<Steps label="Day">\n\n1. a\n2. b\n\n</Steps>\n\n',
    '\n\n```\n# x {y}\n```\n\n',
  ],
  ...[
    '\n\n<Script title="a">\n\nb\n\n</Script>\n\n',
    '\n\n<Script title="a">\n\n- **b** c\n\n</Script>\n\n',
    '\n\n<Formula rule="a">b</Formula>\n\n',
  ],
  ...[
    '\n\n<Table caption="a" mark={1} stack>\n\n|a|\n|-|\n|b|\n\n</Table>\n\n',
    '&amp;',
    '\u00E9',
    '\u{1F33E}',
    '"',
    '<Table caption="a">',
  ],
)

const edited = fc
  .array(fc.tuple(fc.nat({ max: sound.length }), mild), { minLength: 1, maxLength: 5 })
  .map((changes) =>
    changes.reduce(
      (text, [at, words]) => {
        // At the end of a word, where a person would write.
        const place = text.indexOf(' ', Math.max(at, header.length))
        return place < 0 ? text + words : `${text.slice(0, place)} ${words}${text.slice(place)}`
      },
      sound.replace('disclaimers:', 'draft: true\ndisclaimers:'),
    ),
  )

const hostileBody = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 12 }), fc.constantFrom('words', 'land ', 'a lot')), {
    maxLength: 30,
  })
  .map((parts) => header + parts.join(''))

const hostileHeader = fc
  .array(
    fc.oneof(piece, fc.constantFrom('id: ', 'title: ', 'topic: ', '1', 'start', '[', ']', ', ', 'a: b')),
    {
      maxLength: 20,
    },
  )
  .map((parts) => `---\n${parts.join('')}\n---\n${sound.slice(header.length)}`)

const files = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  mutated,
  edited,
  edited,
  hostileBody,
  hostileHeader,
)

const plainSentence =
  /^content\/blog\/(plat|neighbour)\.mdx(, line \d+)?(, .+?)?: found \S.*; allowed: \S.*[.?]$/u

test('any file ends in plain sentences or in a page that renders, and nothing in it runs', async () => {
  const complaints = jest.spyOn(console, 'error')
  writeFileSync(path.join(folder, 'neighbour.mdx'), neighbour)
  await fc.assert(
    fc.asyncProperty(files, async (content) => {
      writeFileSync(path.join(folder, 'plat.mdx'), content)
      const sentences = checkArticles(folder, surroundings).problems.map(sentenceOf)
      for (const sentence of sentences) expect(sentence).toMatch(plainSentence)
      const isSound = !sentences.some((sentence) => sentence.startsWith('content/blog/plat.mdx'))
      if (isSound) await builtMarkup(compiledText(readFrontMatter(String(content)).body))
      expect(complaints).not.toHaveBeenCalled()
      expect(globalThis).not.toHaveProperty('ran')
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 200) },
  )
}, 900_000)
