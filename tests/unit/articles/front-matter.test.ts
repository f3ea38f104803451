import fc from 'fast-check'
import { stringify } from 'yaml'
import { FrontMatterError, readFrontMatter } from '@/lib/articles/front-matter'

/** The faults in the front matter, each as "line: found". */
function faultsOf(source: string): string[] {
  try {
    readFrontMatter(source)
  } catch (error) {
    if (error instanceof FrontMatterError) return error.faults.map(({ line, found }) => `${line}: ${found}`)
    throw error
  }
  return []
}

test('front matter is split from the body, with the line numbers of both', () => {
  const { fields, lines, body, bodyLine } = readFrontMatter(
    '---\nid: 5\n# a remark\ndate: 2025-08-28\n---\n\nA bank.\n',
  )
  expect(fields).toEqual({ id: 5, date: '2025-08-28' })
  expect(Object.fromEntries(lines)).toEqual({ id: 2, date: 4 })
  expect(body).toBe('\nA bank.\n')
  expect(bodyLine).toBe(6)
})

test.each([
  ['2025-08-28', '2025-08-28'],
  ['2026-13-45', '2026-13-45'],
  ['yes', 'yes'],
  ['0x1F', 31],
  ['"5"', '5'],
  ['true', true],
  ['', null],
])('the value %s is read as %j', (written, value) => {
  expect(readFrontMatter(`---\nfield: ${written}\n---\n`).fields).toEqual({ field: value })
})

test('a byte order mark and the line endings of Windows and old Macs are accepted', () => {
  for (const end of ['\r\n', '\r']) {
    const { fields, body } = readFrontMatter(`\uFEFF${['---', 'id: 1', '---', 'Text', ''].join(end)}`)
    expect(fields).toEqual({ id: 1 })
    expect(body).toBe('Text\n')
  }
})

test.each([
  ['no front matter at all', 'Just words', ['1: no front matter']],
  ['front matter that is never closed', '---\nid: 1\nWords', ['1: front matter that is never closed']],
  ['JavaScript front matter', '---js\nmodule.exports = {}\n---\n', ['1: "---js"']],
  [
    'a closing fence followed by text',
    '---\nid: 1\n--- more\n',
    ['3: three dashes with something after them'],
  ],
  ['nothing between the fences', '---\n---\nText', ['2: no fields']],
  ['a list as front matter', '---\n- id\n---\n', ['2: no fields']],
  ['a duplicate field', '---\nid: 1\nid: 2\n---\n', ['3: a name that appears twice in "id: 2"']],
  ['an unclosed quotation mark', '---\ntitle: "Land\n---\n', expect.any(Array)],
  [
    'an anchor and its alias',
    '---\na: &x 1\nb: *x\n---\n',
    ['2: a value that begins with * or & in "a: &x 1"', '3: a value that begins with * or & in "b: *x"'],
  ],
])('%s is reported with its line', (_, source, faults) => {
  expect(faultsOf(source)).toEqual(faults)
  expect(faultsOf(source)).not.toEqual([])
})

test('broken front matter is reported the second time as well', () => {
  const broken = '---\ntitle: "Land\nid: 1\n---\n'
  expect(faultsOf(broken)).toEqual(faultsOf(broken))
  expect(faultsOf(broken)).not.toEqual([])
})

const name = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9]{0,11}$/)
const printable = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .filter((text) => !/[\p{C}\u2028\u2029]/u.test(text))
const value = fc.oneof(printable, fc.integer(), fc.boolean(), fc.array(printable, { maxLength: 4 }))
const body = fc
  .array(fc.oneof(printable, fc.constantFrom('', '---', '# Heading', 'title: no field')), { maxLength: 8 })
  .map((lines) => lines.join('\n'))

test('fields and body are read back as they were written', () => {
  fc.assert(
    fc.property(fc.dictionary(name, value, { minKeys: 1, maxKeys: 6 }), body, (fields, text) => {
      fc.pre(Object.keys(fields).every((key) => !(key in {})))
      const back = readFrontMatter(`---\n${stringify(fields)}---\n${text}`)
      expect(back.fields).toEqual({ ...fields })
      expect(back.body).toBe(text)
      expect(back.bodyLine).toBe(stringify(fields).split('\n').length + 2)
    }),
  )
})

test('any text yields either fields or faults with line numbers', () => {
  const piece = fc.oneof(
    printable,
    fc.constantFrom('---', '---js', '- a', 'a: b', 'a: "', '&a', '*a', '\t', '!!js x', '{', '|', '%'),
  )
  const text = fc.array(piece, { maxLength: 12 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(fc.boolean(), text, (fenced, lines) => {
      const source = fenced ? `---\n${lines}\n---\n` : lines
      const length = source.split('\n').length
      try {
        expect(typeof readFrontMatter(source).fields).toBe('object')
      } catch (error) {
        expect(error).toBeInstanceOf(FrontMatterError)
        for (const { line, found, allowed } of (error as FrontMatterError).faults) {
          expect(line).toBeGreaterThanOrEqual(1)
          expect(line).toBeLessThanOrEqual(length)
          expect([found, allowed].join()).not.toContain('\n')
        }
      }
    }),
    { numRuns: 500 },
  )
})
