import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { blogFolder, mdxFileOf } from './articles/blog-folder'
import { figuresFolder } from './articles/figures'
import { readFrontMatter } from './articles/front-matter'
import { glossaryFile } from './articles/glossary'
import { contentVersion } from './build/articles/content-version.mjs'
import { checkArticles } from './content-check/content-check'
import { type Problem, sentenceOf } from './content-check/problem'
import { readSurroundings } from './content-check/surroundings'

type ArticleFaults = {
  /** What `npm run check:content` says of the article, and of the glossary and drawings that it uses. */
  sentences: string[]
  /** Whether the text can be shown all the same, because only the header has problems. */
  isReadable: boolean
}

/** The problems of an article, for the page on which its writer sees it. */
export function findArticleFaults(slug: string): ArticleFaults {
  const file = mdxFileOf(slug)
  const text = readFileSync(file, 'utf8')
  const { own, around } = problemsOf(file)
  const used = around.filter((problem) => isUsed(problem, text))
  const body = bodyLine(text)
  return {
    sentences: [...own, ...used].map(sentenceOf),
    isReadable: used.length === 0 && own.every(({ line = 0 }) => line < body),
  }
}

/** Whether there is such a file, even if it is a draft or cannot be read. */
export function hasArticleFile(slug: string): boolean {
  return existsSync(mdxFileOf(slug))
}

let checked: { version: string; problems: Problem[]; around: Problem[] } | undefined

/** Checking all articles takes a second, so it is done only once after each change. */
function problemsOf(file: string) {
  const version = contentVersion()
  if (checked?.version !== version) {
    const { surroundings, problems: around } = readSurroundings(process.cwd())
    const { problems } = checkArticles(path.resolve(blogFolder), surroundings)
    checked = { version, problems, around }
  }
  return { own: checked.problems.filter((problem) => problem.file === file), around: checked.around }
}

function isUsed({ file }: Problem, text: string): boolean {
  if (file === glossaryFile) return text.includes('<Term')
  const drawing = path.posix.relative(figuresFolder, file).replace(/(?:-narrow)?\.svg$/, '')
  return text.includes(`"${drawing}"`) || text.includes(`'${drawing}'`)
}

/** Line on which the body starts; 1 if the header has no end. */
function bodyLine(text: string): number {
  try {
    return readFrontMatter(text).bodyLine
  } catch {
    return 1
  }
}
