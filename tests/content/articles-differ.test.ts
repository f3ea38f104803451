import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listArticles } from '@/lib/articles'
import { beginnersGuideSlug, routes } from '@/lib/routes'
import { articleText } from './article-text'

const folder = path.join(process.cwd(), 'content/blog')
// Only the articles that the specification lists, which articles.test.ts counts; those that editors add later have to
// pass the content check alone.
const slugs = listArticles()
  .filter(({ id }) => id <= 17)
  .map(({ slug }) => slug)
const source = (slug: string): string => readFileSync(path.join(folder, `${slug}.mdx`), 'utf8')
const section = (slug: string, heading: string): string =>
  source(slug).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

const banned = [
  /\bguaranteed\b/i,
  /\brisk-free\b/i,
  /\bpassive income\b/i,
  /\beasy money\b/i,
  /\bno money down\b/i,
  /\bsecrets?\b/i,
  /\bhacks?\b/i,
  /\bpennies on the dollar\b/i,
  /\bmotivated sellers?\b/i,
  /\bhustlers?\b/i,
  /\bin today['’]s market\b/i,
  /\bgame[- ]changer/i,
  /\bcrucial/i,
  /\bnavigat(e|es|ing)\b/i,
  /\bunlock/i,
  /\bleverag(e|es|ing)\b/i,
  /\bdiv(e|es|ing) in\b/i,
  /\blandscape/i,
  /—/,
]

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%'’.,-]*[\p{L}\p{N}]/gu) ?? []
}

/** Every sequence of `length` consecutive words, in order of appearance. */
function runs(text: string, length: number): string[] {
  const all = words(text)
  return all.slice(length - 1).map((_, start) => all.slice(start, start + length).join(' '))
}

/** Sentences of four words or more, as words; shorter ones, such as "Rules differ.", are nobody's. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.?!])\s/).flatMap((sentence) => runs(sentence, Math.max(4, words(sentence).length)))
}

test('no two articles share a sentence, nor any ten words in a row', () => {
  const owner = new Map<string, string>()
  const shared: string[] = []
  for (const slug of slugs) {
    const body = articleText(slug).replace(/ Next steps 1\. .*$/, '')
    for (const passage of new Set([...runs(body, 10), ...sentences(body)])) {
      const other = owner.get(passage)
      if (other) shared.push(`${other} and ${slug}: ${passage}`)
      else owner.set(passage, slug)
    }
  }
  expect(shared).toEqual([])
})

test('no two articles open with the same three words', () => {
  const openings = slugs.map((slug) =>
    words(articleText(slug).replace(/^Back to home /, ''))
      .slice(0, 3)
      .join(' '),
  )
  expect(new Set(openings).size).toBe(slugs.length)
})

test.each(slugs)('%s has a table, a checklist and a figure', (slug) => {
  expect(source(slug)).toMatch(/^<Table /m)
  expect(source(slug)).toMatch(/^<Checklist /m)
  expect(source(slug)).toMatch(/^<Figure /m)
})

test.each(slugs)('%s answers at least four common questions', (slug) => {
  expect(section(slug, 'Common questions').match(/^<Question /gm)?.length ?? 0).toBeGreaterThanOrEqual(4)
})

test.each(slugs)('%s ends with three next steps and its sources', (slug) => {
  const links = Array.from(section(slug, 'Next steps').matchAll(/\]\(([^)]*)\)/g), ([, target]) => target)
  const articles = links.filter((target) => target !== routes.toolbox)
  expect(articles).toHaveLength(3)
  expect(new Set(articles).size).toBe(3)
  for (const target of articles) {
    expect(slugs.filter((other) => other !== slug)).toContain(target?.replace('/blog/', ''))
  }
  expect(section(slug, 'Sources')).toMatch(/^1\. \*\*/m)
  expect(source(slug).split('\n## ').at(-1)).toMatch(/^Sources\n/)
})

test('the guide’s next steps link to the toolbox', () => {
  expect(section(beginnersGuideSlug, 'Next steps')).toContain(`](${routes.toolbox})`)
})

test.each(slugs)('%s contains no banned words', (slug) => {
  const text = articleText(slug)
  expect(banned.filter((word) => word.test(text)).map(String)).toEqual([])
})
