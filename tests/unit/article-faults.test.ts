import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { findArticleFaults, hasArticleFile } from '@/lib/article-faults'
import { enterProject } from '../fixtures/project-folder'

const glossary = readFileSync('content/glossary.yaml', 'utf8')
let project: { leave: () => void } | undefined

afterEach(() => {
  project?.leave()
  project = undefined
})

/** The faults found in `content/blog/plat.mdx` when it has this text. */
function faultsOf(text: string, others: Readonly<Record<string, string>> = {}) {
  const files = { 'content/blog/plat.mdx': text, ...others }
  project = enterProject(files)
  // Our own articles are in order, and only take time.
  for (const file of readdirSync('content/blog'))
    if (!(`content/blog/${file}` in files)) rmSync(`content/blog/${file}`)
  return findArticleFaults('plat')
}

const plat = `---
id: 90
title: "Plats"
subtitle: "What each line of a plat means to a buyer."
excerpt: "Lines, arrows and numbers of a plat, and what each of them means to a buyer."
topic: start
date: 2026-03-01
readTime: 8 min
draft: true
---

A plat is measured in more than <Term id="acre">acres</Term>.

## What the lines mean

Every line has a bearing and a length.
`

test('a valid article has no faults and is readable', () => {
  expect(faultsOf(plat)).toEqual({ sentences: [], isReadable: true })
})

test('a fault in the text is reported with file and line, and makes the article unreadable', () => {
  const line = plat.split('\n').length
  expect(faultsOf(`${plat}\nHello {name}\n`)).toEqual({
    sentences: [
      `content/blog/plat.mdx, line ${line + 1}: found code in braces ("{name}"); allowed: plain text, or \\{ for a brace that readers should see.`,
    ],
    isReadable: false,
  })
})

test.each([
  ['an unknown topic', plat.replace(/^topic: .*/m, 'topic: strat'), 'did you mean "start"?'],
  ['a date that does not exist', plat.replace('2026-03-01', '2026-13-45'), 'found "2026-13-45"'],
])('%s alone leaves the article readable', (_, text, end) => {
  const { sentences, isReadable } = faultsOf(text)
  expect(sentences).toEqual([expect.stringMatching(/^content\/blog\/plat\.mdx, line \d/)])
  expect(sentences[0]).toContain(end)
  expect(isReadable).toBe(true)
})

test.each([
  ['an empty file', '', 'line 1: found an empty file'],
  ['a file without front matter', '# Hello\n', 'line 1: found no front matter'],
  [
    'front matter that is not valid YAML',
    plat.replace('"Plats"', 'Plats: how'),
    'line 3: found a second colon',
  ],
])('%s is reported too', (_, text, part) => {
  expect(faultsOf(text).sentences).toEqual([expect.stringContaining(`content/blog/plat.mdx, ${part}`)])
})

test('an article reports the faults of the glossary and the drawings that it uses, and of no others', () => {
  const broken = {
    'content/glossary.yaml': glossary.replace('  term: "Acre"\n', ''),
    'content/figures/fence-narrow.svg': '<svg',
    'content/figures/other.svg': '<svg',
    'content/blog/other.mdx': '',
  }
  const text = `${plat}\n<Figure src="fence" alt="A fence.">\n\nA fence.\n\n</Figure>\n`
  const files = faultsOf(text, broken).sentences.map((sentence) => sentence.split(/[,:]/)[0])
  expect(files).toEqual(expect.arrayContaining(['content/glossary.yaml', 'content/figures/fence-narrow.svg']))
  expect(files.filter((file) => file?.includes('other'))).toEqual([])
})

test('an article with a drawing that cannot be drawn is not shown, although its own text is in order', () => {
  const text = `${plat}\n<Figure src="fence" alt="A fence.">\n\nA fence.\n\n</Figure>\n`
  const { sentences, isReadable } = faultsOf(text, { 'content/figures/fence.svg': '<svg' })
  expect(sentences).toEqual([expect.stringContaining('content/figures/fence.svg')])
  expect(isReadable).toBe(false)
})

test('a corrected file is checked again', () => {
  expect(faultsOf(`${plat}\nless <5\n`).sentences).toHaveLength(1)
  project?.leave()
  expect(faultsOf(plat).sentences).toEqual([])
})

test('a slug without an article file is recognized', () => {
  expect(hasArticleFile('every-block')).toBe(true)
  expect(hasArticleFile('mistyped')).toBe(false)
})
