import { existsSync } from 'node:fs'
import { type Document, isNode, isScalar, visit } from 'yaml'
import type { z } from 'zod'
import { blogFolder } from '../blog-folder'
import { type ExistingArticle, existingArticles } from '../existing-articles'
import { nearest } from '../nearest'
import { readingPathsFile, readingPathsSchema } from '../reading-paths'
import { readYaml, startOf } from '../yaml-text'
import { type Finding, type Problem, quoted } from './problem'
import { readText } from './text-file'
import { checkWords } from './wording-check'

/** A finding and the place of the text that it begins at. */
type Fault = Finding & { start: number }

const shape = 'three paths, each with title, reader and stops'

/** What is wrong with the reading paths of the project. */
export function findReadingPathProblems(): Problem[] {
  if (!existsSync(readingPathsFile))
    return [{ file: readingPathsFile, found: 'no such file', allowed: shape }]
  const { text, findings } = readText(readingPathsFile)
  return text === undefined
    ? findings.map((finding) => ({ file: readingPathsFile, ...finding }))
    : checkReadingPaths(text, existingArticles(blogFolder))
}

/** Holds the text of `content/reading-paths.yaml` to its schema and to the articles there are. */
export function checkReadingPaths(text: string, articles: readonly ExistingArticle[]): Problem[] {
  const { document, lineOf, faults, isReadable } = readYaml(text)
  const findings = isReadable
    ? [...schemaFaults(document), ...stopFaults(document, articles), ...wordFaults(document)]
    : []
  const others = findings
    .map(({ start, ...finding }) => ({ line: lineOf(start), ...finding }))
    // What stands on a line that YAML reads as something else cannot be judged.
    .filter(({ line }) => !faults.some((fault) => fault.line === line))
  return [...faults, ...others]
    .sort((a, b) => a.line - b.line)
    .map((finding) => ({ file: readingPathsFile, ...finding }))
}

function schemaFaults(document: Document): Fault[] {
  const content: unknown = document.toJS()
  const { error } = readingPathsSchema.safeParse(content)
  return (error?.issues ?? []).flatMap((issue) => {
    const { path: place } = issue
    const start = startOfPlace(document, place)
    if (place.length === 0) {
      const found = Array.isArray(content) ? `${content.length} paths` : 'no list of paths'
      return [{ start, found, allowed: shape }]
    }
    const field = place.filter((part) => typeof part === 'string').at(-1)
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, start, field)
    const allowed =
      field === 'stops' ? 'two stops or more, each with slug and label' : 'text in quotation marks'
    return [{ start, field, found: unusable(issue, document.hasIn(place)), allowed }]
  })
}

function unusable(issue: z.core.$ZodIssue, isThere: boolean): string {
  if (issue.code === 'too_small' && issue.origin === 'array') return 'too few stops'
  return isThere ? 'no value that can be used' : 'no such field'
}

function unknownFields({ keys }: z.core.$ZodIssueUnrecognizedKeys, start: number, parent?: string): Fault[] {
  const names = parent === 'stops' ? ['slug', 'label'] : ['title', 'reader', 'stops']
  const found = 'an unknown field'
  const allowed = names.join(', ')
  return keys.map((field) => ({ start, field, found, allowed, suggestion: nearest(field, names) }))
}

/** Where a value begins, or what it would stand in if it is missing. */
function startOfPlace(document: Document, place: readonly PropertyKey[]): number {
  for (let depth = place.length; depth > 0; depth -= 1) {
    const node = document.getIn(place.slice(0, depth), true)
    if (isNode(node)) return startOf(node)
  }
  return 0
}

function stopFaults(document: Document, articles: readonly ExistingArticle[]): Fault[] {
  const published = articles.filter(({ isDraft }) => !isDraft).map(({ slug }) => slug)
  const seen = new Map<unknown, Set<string>>()
  return wordsUnder(document, ['slug']).flatMap(({ start, words, list }) => {
    const before = seen.get(list) ?? new Set()
    seen.set(list, new Set(before).add(words))
    const fault = (found: string, allowed: string, suggestion?: string) => [
      { start, field: 'slug', found: `${quoted(words)}${found}`, allowed, suggestion },
    ]
    if (before.has(words)) return fault(' a second time', 'each article once on a path')
    if (published.includes(words)) return []
    if (articles.some(({ slug }) => slug === words)) return fault(', which is a draft', 'a published article')
    return fault(
      ', which is no article',
      'the file name of an article without .mdx',
      nearest(words, published),
    )
  })
}

/** What readers see follows the rules for the words of articles. */
function wordFaults(document: Document): Fault[] {
  return wordsUnder(document, ['title', 'reader', 'label']).flatMap(({ start, words }) =>
    checkWords(words).map(({ found }) => ({ start, found, allowed: 'other words' })),
  )
}

/** Every text under one of some names, where it begins, and the list that its entry stands in. */
function wordsUnder(document: Document, names: readonly unknown[]) {
  const found: { start: number; words: string; list: unknown }[] = []
  visit(document, {
    Pair(_, { key, value }, ancestors) {
      if (!isScalar(key) || !names.includes(key.value) || !isScalar(value)) return
      const words = value.value
      if (typeof words === 'string' && words)
        found.push({ start: startOf(value), words, list: ancestors.at(-2) })
    },
  })
  return found
}
