import { existsSync } from 'node:fs'
import { type Document, isMap, isNode, isScalar, visit } from 'yaml'
import type { z } from 'zod'
import { blogFolder } from '../../articles/blog-folder'
import {
  pathCount,
  readingPath,
  readingPathsFile,
  readingPathsSchema,
  readingStop,
} from '../../blog/reading-paths'
import { nearest } from '../../nearest'
import { suggestedNames } from '../../suggested-names'
import { readYaml, startOf } from '../../yaml/yaml-text'
import { type ExistingArticle, existingArticles } from '../existing-articles'
import { type Finding, type Problem, quoted, withFaults, withoutDuplicates } from '../problem'
import { readText } from '../text/text-file'
import { plainFindings } from '../words/plain-words'

/** A finding and the offset at which it begins. */
type Fault = Finding & { start: number }

const shape = `${pathCount} paths, each with title, reader and stops`

/** What is wrong with the reading paths of the project. */
export function findReadingPathProblems(): Problem[] {
  if (!existsSync(readingPathsFile))
    return [{ file: readingPathsFile, found: 'no such file', allowed: shape }]
  const { text, findings } = readText(readingPathsFile)
  return text === undefined
    ? findings.map((finding) => ({ file: readingPathsFile, ...finding }))
    : checkReadingPaths(text, existsSync(blogFolder) ? existingArticles(blogFolder) : undefined)
}

/**
 * Checks the text of `content/reading-paths.yaml` against its schema and the existing articles. A missing folder of
 * articles is reported elsewhere.
 */
export function checkReadingPaths(text: string, articles: readonly ExistingArticle[] | undefined): Problem[] {
  const { document, lineOf, faults, isReadable } = readYaml(text)
  const findings = isReadable
    ? [
        ...schemaFaults(document),
        ...(articles ? stopFaults(document, articles) : []),
        ...wordFaults(document),
      ]
    : []
  const located = findings.map(({ start, ...finding }) => ({ line: lineOf(start), ...finding }))
  return withoutDuplicates(withFaults(faults, located))
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
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, document)
    if (isMisspelled(issue, error?.issues ?? [], document)) return []
    const allowed =
      field === 'stops' ? 'two stops or more, each with slug and label' : 'text in quotation marks'
    return [{ start, field, found: unusable(issue, document.hasIn(place)), allowed }]
  })
}

/** Whether a missing field is there under another name. */
function isMisspelled(
  { path: place }: z.core.$ZodIssue,
  issues: readonly z.core.$ZodIssue[],
  document: Document,
): boolean {
  const name = String(place.at(-1))
  return issues.some(
    (other) =>
      other.code === 'unrecognized_keys' &&
      String(other.path) === String(place.slice(0, -1)) &&
      [...meantBy(other, document).values()].includes(name),
  )
}

/** What unknown names in a path or a stop were probably meant to be. */
function meantBy({ keys, path: place }: z.core.$ZodIssueUnrecognizedKeys, document: Document) {
  const names = namesIn(place)
  const missing = names.filter((name) => !document.hasIn([...place, name]))
  return suggestedNames(keys, names, missing)
}

/** Names of the fields in a path or in one of its stops. */
function namesIn(place: readonly PropertyKey[]): string[] {
  return Object.keys((place.includes('stops') ? readingStop : readingPath).shape)
}

function unusable(issue: z.core.$ZodIssue, isThere: boolean): string {
  if (issue.code === 'too_small' && issue.origin === 'array') return 'too few stops'
  return isThere ? 'no value that can be used' : 'no such field'
}

function unknownFields(issue: z.core.$ZodIssueUnrecognizedKeys, document: Document): Fault[] {
  const meant = meantBy(issue, document)
  return issue.keys.map((field) => ({
    start: startOfName(document, issue.path, field),
    field,
    found: 'an unknown field',
    allowed: namesIn(issue.path).join(', '),
    suggestion: meant.get(field),
  }))
}

function startOfName(document: Document, place: readonly PropertyKey[], name: string): number {
  const around = document.getIn(place, true)
  const keys = isMap(around) ? around.items.map(({ key }) => key) : []
  const key = keys.find((other) => isScalar(other) && other.value === name)
  return isScalar(key) ? startOf(key) : startOfPlace(document, place)
}

/** Offset of a value; if it is missing, of its parent. */
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
      ', which is not an article',
      'the file name of an article without .mdx',
      nearest(words.split('/').at(-1) ?? words, published),
    )
  })
}

/** Text that readers see follows the rules for text of articles. */
function wordFaults(document: Document): Fault[] {
  return wordsUnder(document, ['title', 'reader', 'label']).flatMap(({ start, words }) =>
    plainFindings(words, 'other words; reading paths are plain text').map((finding) => ({
      start,
      ...finding,
    })),
  )
}

/** Every text in a field with one of the names, its offset, and the list that contains its entry. */
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
