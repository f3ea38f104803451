import path from 'node:path'
import { blogFolder } from '../articles/blog-folder'
import { brokenCode } from '../content-check/beside-articles/broken-code'
import { findReadingPathProblems } from '../content-check/beside-articles/reading-paths-check'
import { checkArticles } from '../content-check/content-check'
import { problemCount, sentenceOf } from '../content-check/problem'
import { readSurroundings } from '../content-check/surroundings'

/**
 * `npm run check:content`: everything an editor may write, checked before a build. Says what is wrong in plain
 * sentences, all of them at once, and ends with 1 if there is anything.
 */
const { surroundings, problems: around } = readSurroundings(process.cwd())
const folder = path.resolve(blogFolder)
const { problems, published, drafts } = checkArticles(folder, surroundings)
// Its sheets' words are code, so a slip in them would keep the other sentences from being printed.
const inToolbox = await import('../content-check/beside-articles/toolbox-check').then(
  ({ findToolboxProblems }) => findToolboxProblems(folder, problems),
  brokenCode,
)
const sentences = [...around, ...findReadingPathProblems(), ...problems, ...inToolbox].map(sentenceOf)

if (sentences.length === 0)
  console.log(`Content is in order: ${count(published, 'article')}, ${count(drafts, 'draft')}.`)
else {
  console.error(sentences.join('\n'))
  console.error(`\n${problemCount(sentences)}. content/README.md explains each block and field.`)
  process.exitCode = 1
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
