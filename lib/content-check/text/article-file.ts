import { type Dirent, readdirSync } from 'node:fs'
import path from 'node:path'
import { blogFolder } from '../../articles/blog-folder'
import type { Finding } from '../problem'
import { isArticleName, isSystemFile, nameFinding } from './file-name'
import { readText, type TextFile } from './text-file'

export type ArticleFile = TextFile & {
  name: string
  /**
   * The last part of the article's address: the file name without its ending, and as it should be if another one is
   * suggested, so that links to it are no further faults.
   */
  slug: string
}

/** Every entry of a folder of articles, in order of name. */
export function readArticleFiles(folder: string): ArticleFile[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isSystemFile(name))
  const names = entries.map(({ name }) => name)
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => readArticleFile(folder, entry, names))
}

function readArticleFile(folder: string, entry: Dirent, names: readonly string[]): ArticleFile {
  const { name } = entry
  const kind = kindFinding(entry)
  const wrong = kind ? undefined : nameFinding(name, names)
  const slug = (wrong?.suggestion ?? name).replace(/\.mdx?$/i, '')
  if (kind) return { name, slug, text: undefined, findings: [kind] }
  const findings = wrong ? [wrong] : []
  // The content of a misplaced file, such as a picture or a note, does not matter.
  if (!isArticleName(name)) return { name, slug, text: undefined, findings }
  const { text, ...content } = readText(path.join(folder, name))
  const isEmpty = text !== undefined && !text.trim()
  return {
    name,
    slug,
    text: isEmpty ? undefined : text,
    findings: [...findings, ...content.findings, ...(isEmpty ? [empty] : [])],
  }
}

const empty: Finding = {
  line: 1,
  found: 'an empty file',
  allowed: 'front matter between two lines of ---, then the text',
}

function kindFinding(entry: Dirent): Finding | undefined {
  const allowed = `an ordinary file that ends in .mdx, directly in ${blogFolder}`
  if (entry.isSymbolicLink()) return { found: 'a link to another file', allowed }
  if (entry.isDirectory()) return { found: 'a folder', allowed }
  if (!entry.isFile()) return { found: 'something that is not a file', allowed }
  return undefined
}
