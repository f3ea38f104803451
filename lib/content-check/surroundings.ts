import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { blogFolder } from '../articles/blog-folder'
import { figuresFolder } from '../articles/figures'
import { glossaryFile } from '../articles/glossary'
import { filesIn } from '../files-in.mjs'
import { routes } from '../routes'
import { checkDrawing } from './beside-articles/drawing-check'
import { checkGlossary } from './beside-articles/glossary-check'
import type { Finding, Problem } from './problem'
import { type RequiredArticle, requiredArticles } from './required-articles'
import { readText } from './text/text-file'

/** What articles may refer to outside themselves. */
export type Surroundings = {
  /** Ids of the glossary; `undefined` when it cannot be read. */
  terms: readonly string[] | undefined
  /** Names of drawings, without `.svg`. */
  drawings: readonly string[]
  /** Files beside them that are no drawings, such as photographs. */
  pictures: readonly string[]
  /** Addresses of pages and files, articles left out; those with a `#` are sections of a page. */
  addresses: readonly string[]
  /** Articles that must be there. */
  requiredArticles: readonly RequiredArticle[]
}

// Pages around the payment, which nobody should reach through a link.
const notForLinks: readonly string[] = [routes.checkoutSuccess, routes.checkoutCancel]

/** Reads the glossary, the drawings and the public files of the project, and checks the first two. */
export function readSurroundings(root: string): { surroundings: Surroundings; problems: Problem[] } {
  const glossary = readGlossary(path.join(root, glossaryFile))
  const folder = path.join(root, figuresFolder)
  const all = filesOf(folder)
  const files = all.filter((file) => file.endsWith('.svg'))
  const problems = files.flatMap((file) =>
    checkDrawing(readFileSync(path.join(folder, file), 'utf8')).map((finding) => ({
      file: `${figuresFolder}/${file}`,
      ...finding,
    })),
  )
  const downloads = filesOf(path.join(root, 'public')).map((file) => `/${file}`)
  return {
    surroundings: {
      terms: glossary.terms,
      drawings: files.map((file) => file.replace(/\.svg$/, '')),
      pictures: all.filter((file) => !file.endsWith('.svg')),
      addresses: [...Object.values(routes).filter((route) => !notForLinks.includes(route)), ...downloads],
      requiredArticles,
    },
    problems: [
      ...glossary.findings.map((finding) => ({ file: glossaryFile, ...finding })),
      ...problems,
      ...strayArticles(path.join(root, 'content')),
    ],
  }
}

/** Finds articles outside of the folder of articles, which nobody would ever see. */
function strayArticles(folder: string): Problem[] {
  return filesOf(folder)
    .filter((file) => /\.mdx?$/i.test(file) && !file.startsWith('blog/') && file !== 'README.md')
    .map((file) => ({
      file: `content/${file}`,
      found: `an article outside ${blogFolder}`,
      allowed: `articles directly in ${blogFolder}`,
    }))
}

function readGlossary(file: string): ReturnType<typeof checkGlossary> {
  const missing: Finding = { found: 'no such file', allowed: 'the glossary, with an entry for each term' }
  if (!existsSync(file)) return { terms: undefined, findings: [missing] }
  const { text, findings } = readText(file)
  return text === undefined ? { terms: undefined, findings } : checkGlossary(text)
}

function filesOf(folder: string): string[] {
  return existsSync(folder) ? filesIn(folder) : []
}
