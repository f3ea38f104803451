import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checkArticles } from '@/lib/content-check/content-check'
import { sentenceOf } from '@/lib/content-check/problem'
import type { Surroundings } from '@/lib/content-check/surroundings'
import { routes } from '@/lib/routes'
import { temporaryFolder } from '../../fixtures/temporary-folder'

const fixtures = path.join(process.cwd(), 'tests/fixtures/articles')

/** A sound article that uses most blocks, and one that it links to. */
export const valid = readFileSync(path.join(fixtures, 'sound.md'), 'utf8')
export const neighbour = readFileSync(path.join(fixtures, 'neighbour.md'), 'utf8')

export const surroundings: Surroundings = {
  terms: ['balloon', 'note', 'perc-test'],
  drawings: ['plat', 'fence'],
  pictures: ['aerial.png'],
  addresses: [routes.home, routes.pricing, routes.blog, routes.toolbox],
  requiredArticles: [],
}

/** Sentences about a folder, beside what is around it. */
export function checkFolder(folder: string, around = surroundings): string[] {
  return checkArticles(folder, around, '2025-09-01').problems.map(sentenceOf)
}

/** The same about a folder of these files. */
export function checkFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  around = surroundings,
): string[] {
  return checkFolder(temporaryFolder(files), around)
}

/** Sentences about an article beside a sound one. */
export function checkText(content: string | Uint8Array): string[] {
  return checkFiles({ 'neighbour.mdx': neighbour, 'plat.mdx': content })
}

/** The sound article with one change, as an editor would make it. */
export function changed(from: string, to: string): string {
  if (!valid.includes(from)) throw new Error(`The fixture has no ${JSON.stringify(from)}.`)
  return valid.replace(from, () => to)
}

/** Sentences about the sound article with one change. */
export function checkChange(from: string, to: string): string[] {
  return checkText(changed(from, to))
}

/** Sentences about words, often whole paragraphs, that begin in line 12 of the sound article, above a paragraph. */
export function checkWords(words: string): string[] {
  return checkChange('A plat is', `${words}\n\nA plat is`)
}

/** The same without the name of the file and what is allowed instead. */
export function foundIn(words: string): string[] {
  return checkWords(words).map((sentence) =>
    sentence.replace('content/blog/plat.mdx, ', '').replace(/; allowed: .*/, ''),
  )
}
