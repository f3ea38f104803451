import { existsSync } from 'node:fs'
import { type Document, isScalar, visit } from 'yaml'
import { blogFolder } from '../../articles/blog-folder'
import { readingPathsFile } from '../../blog/reading-paths'
import { nearest } from '../../nearest'
import { readYaml, startOf } from '../../yaml/yaml-text'
import { type ExistingArticle, existingArticles } from '../existing-articles'
import { type Problem, quoted, withFaults, withoutDuplicates } from '../problem'
import { readText } from '../text/text-file'
import { plainFindings } from '../words/plain-words'
import { type Fault, fieldFaults, pathsShape } from './reading-path-fields'

/** What is wrong with the reading paths of the project. */
export function findReadingPathProblems(): Problem[] {
  if (!existsSync(readingPathsFile))
    return [{ file: readingPathsFile, found: 'no such file', allowed: pathsShape }]
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
    ? [...fieldFaults(document), ...(articles ? stopFaults(document, articles) : []), ...wordFaults(document)]
    : []
  const located = findings.map(({ start, ...finding }) => ({ line: lineOf(start), ...finding }))
  return withoutDuplicates(withFaults(faults, located))
    .sort((a, b) => a.line - b.line)
    .map((finding) => ({ file: readingPathsFile, ...finding }))
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
