import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { slugOf } from '../slug'
import { type Finding, quoted } from './problem'

/** Most bytes of an article file; the longest of ours has about 25,000. */
const mostBytes = 500_000

const mostSlugLetters = 80

export type ArticleFile = {
  name: string
  /** The file name without its ending: the last part of the article's address. */
  slug: string
  /** `undefined` when the file cannot be read as text. */
  text: string | undefined
  findings: Finding[]
}

/** Every entry of a folder of articles, in order of name. Hidden files such as `.DS_Store` are nobody's article. */
export function readArticleFiles(folder: string): ArticleFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => readArticleFile(folder, entry))
}

function readArticleFile(folder: string, entry: Dirent): ArticleFile {
  const { name } = entry
  const kind = kindFinding(entry)
  const slug = name.replace(/\.mdx?$/i, '')
  if (kind) return { name, slug, text: undefined, findings: [kind] }
  const findings = nameFindings(name)
  // A picture or a note to oneself is in the wrong place; what it holds does not matter.
  if (!/\.mdx?$/i.test(name)) return { name, slug, text: undefined, findings }
  const content = readText(path.join(folder, name))
  return { name, slug, text: content.text, findings: [...findings, ...content.findings] }
}

function kindFinding(entry: Dirent): Finding | undefined {
  const allowed = 'an ordinary file that ends in .mdx, directly in content/blog'
  if (entry.isSymbolicLink()) return { found: 'a link to another file', allowed }
  if (entry.isDirectory()) return { found: 'a folder', allowed }
  if (!entry.isFile()) return { found: 'something that is not a file', allowed }
  return undefined
}

function nameFindings(name: string): Finding[] {
  const stem = name.replace(/\.[^.]*$/, '')
  const good = `${slugOf(stem) || 'my-article'}.mdx`
  const allowed = 'lower-case letters, digits and single hyphens, then .mdx, such as my-article.mdx'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/.test(name))
    return [{ found: `the file name ${quoted(name)}`, allowed, suggestion: good }]
  if (stem.length > mostSlugLetters)
    return [
      {
        found: `a file name of ${stem.length} letters`,
        allowed: `at most ${mostSlugLetters} before .mdx`,
      },
    ]
  return []
}

function readText(file: string): Pick<ArticleFile, 'text' | 'findings'> {
  const bytes = sizeAndBytes(file)
  if (bytes === undefined)
    return refuse({ found: 'a file that cannot be opened', allowed: 'a file this computer may read' })
  if (typeof bytes === 'number')
    return refuse({
      found: `${bytes.toLocaleString('en-US')} bytes`,
      allowed: `at most ${mostBytes.toLocaleString('en-US')} bytes`,
    })
  const wrong = lineOfBadBytes(bytes)
  if (wrong)
    return refuse({ line: wrong, found: 'letters that are not UTF-8', allowed: 'a file saved as UTF-8' })
  // TextDecoder takes the byte order mark away; an editor on Windows may have put it there, with its line ends.
  const text = new TextDecoder('utf-8').decode(bytes).replace(/\r\n?/g, '\n')
  if (!text.trim())
    return refuse({
      line: 1,
      found: 'an empty file',
      allowed: 'front matter between two lines of ---, then the text',
    })
  const controls = controlFindings(text)
  return controls.length > 0 ? { text: undefined, findings: controls } : { text, findings: [] }
}

function refuse(finding: Finding): Pick<ArticleFile, 'text' | 'findings'> {
  return { text: undefined, findings: [finding] }
}

/** The bytes, or only their number when there are too many; nothing when the file cannot be opened. */
function sizeAndBytes(file: string): Uint8Array | number | undefined {
  try {
    const { size } = lstatSync(file)
    return size > mostBytes ? size : readFileSync(file)
  } catch {
    return undefined
  }
}

function lineOfBadBytes(bytes: Uint8Array): number | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = 0
  for (let line = 1; start <= bytes.length; line += 1) {
    const next = bytes.indexOf(10, start)
    const end = next < 0 ? bytes.length : next
    try {
      decoder.decode(bytes.subarray(start, end))
    } catch {
      return line
    }
    start = end + 1
  }
  return undefined
}

/** Control characters break the feed, which is XML, and no editor means to write them. */
function controlFindings(text: string): Finding[] {
  return text.split('\n').flatMap((words, index) => {
    const [control] = /(?!\t)[\p{Cc}\uFFFE\uFFFF]/u.exec(words) ?? []
    if (control === undefined) return []
    const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    const found = control === '\0' ? 'a NUL character' : `the invisible control character U+${code}`
    return [{ line: index + 1, found, allowed: 'letters, digits, marks and spaces' }]
  })
}
