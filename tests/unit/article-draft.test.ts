import { newArticle } from '@/lib/article-draft'
import { bodyPlaceholders, placeholders } from '@/lib/articles/article-placeholders'
import { founderPrice } from '@/lib/offers'
import { product } from '@/lib/site'
import { checkText } from '../content/check/checked'

const published = (slug: string, id: number, title = `Title of ${slug}`) => ({
  slug,
  id,
  title,
  isDraft: false,
})
const draft = (slug: string, id: unknown) => ({ slug, id, isDraft: true })
const day = '2026-03-01'

test('a new article is a draft with the next id, a slug made from its title, and the date', () => {
  const { slug, text } = newArticle(
    '  How to Read a  “Plat”: 5 Lines ',
    [published('a', 1), published('b', 17)],
    day,
  )
  expect(slug).toBe('how-to-read-a-plat-5-lines')
  expect(text).toContain('id: 18\ntitle: "How to Read a “Plat”: 5 Lines"\n')
  expect(text).toContain(`date: ${day}\n`)
  expect(text).toContain('draft: true\n')
})

test('the sources of a new article are a numbered list, as the page shows them', () => {
  expect(newArticle('Plats', [], day).text).toMatch(/\n## Sources\n\n1\. .+\n$/)
})

test('a new article passes the content check', () => {
  const { text } = newArticle('Say "no": a \\ guide #1', [], day)
  expect(checkText(text.replace('id: 1', 'id: 3'))).toEqual([])
})

test('a new article cannot be published until its placeholders are replaced', () => {
  const { text } = newArticle('Plats', [], day)
  const sentences = checkText(text.replace('id: 1', 'id: 3').replace('draft: true\n', ''))
  expect(sentences).toHaveLength(8)
  for (const words of Object.values(bodyPlaceholders))
    expect(sentences).toContainEqual(
      expect.stringContaining(`: found the placeholder "${words}"; allowed: your own words.`),
    )
  expect(sentences).toContain(
    `content/blog/plat.mdx, line 4, subtitle: found the placeholder "${placeholders.subtitle}"; allowed: your own sentence.`,
  )
})

test('the ids of drafts are ignored', () => {
  const existing = [published('a', 17), draft('b', 18), draft('c', 99), draft('d', 'x')]
  expect(newArticle('Plats', existing, day).text).toContain('id: 19\n')
})

test('an article whose id cannot be read does not keep a new one from having its own', () => {
  const existing = [published('a', 17), { slug: 'b', id: undefined, isDraft: false }]
  expect(newArticle('Plats', existing, day).text).toContain('id: 18\n')
})

test('a long slug is cut at a word boundary', () => {
  const { slug } = newArticle(
    'Everything that a careful buyer of vacant land reads before an auction',
    [],
    day,
  )
  expect(slug).toBe('everything-that-a-careful-buyer-of-vacant-land-reads-before')
})

test.each([
  [60, `${'a'.repeat(60)} b`, 60],
  [61, `${'a'.repeat(55)} ${'b'.repeat(5)} c`, 55],
  [70, 'a'.repeat(70), 60],
])('a slug with a word that ends at character %i is cut to 60 at most', (_, title, length) => {
  expect(newArticle(title, [], day).slug).toHaveLength(length)
})

test.each([
  ['  ', 'Give the title in quotation marks: npm run new:article -- "How to Read a Plat"'],
  [
    'Index',
    'The title makes the file name "index.mdx", which hosts use for the list of articles; choose another title.',
  ],
  ['--help', 'Give the title in quotation marks: npm run new:article -- "How to Read a Plat"'],
  [
    'word '.repeat(19),
    'The title: found 94 characters ("word word word word word word word word"…); allowed: text of 1 to 70 characters on one line, in quotation marks.',
  ],
  ['– & –', 'The title needs letters from a to z or digits, for the address of the article.'],
  ['seller  financing 101', 'content/blog/guide.mdx has this title already; choose another title.'],
  ['A plat', 'There is an article content/blog/a-plat.mdx already; choose another title.'],
  [
    `Plats for ${founderPrice}`,
    `The title: found the founder price, ${founderPrice}; allowed: other words; the front matter is plain text.`,
  ],
  [
    `Why ${product.name}`,
    `The title: found the product's name, "${product.name}"; allowed: other words; the front matter is plain text.`,
  ],
  ['How to read 東京', 'The title: found "東京", which the title font does not have; allowed: letters'],
  [
    'A\u0007B',
    'The title: found the invisible control character U+0007; allowed: letters, digits, marks and spaces.',
  ],
  [
    '“How to Read a Plat”',
    'The title: found curly quotation marks around the value; allowed: straight ones, as in "words".',
  ],
  [
    'The **Big** Plan',
    'The title: found "**", a Markdown mark; allowed: other words; the front matter is plain text.',
  ],
  [
    'How to <b>win</b>',
    'The title: found the tag "<b>"; allowed: other words; the front matter is plain text.',
  ],
  [
    'Itâ€™s a plat',
    'The title: found "â€™", a character that a program garbled; allowed: the letter that was meant; did you mean "’"?',
  ],
])('the title %j is rejected with one sentence', (title, sentence) => {
  const existing = [published('a-plat', 1), published('guide', 2, 'Seller Financing 101')]
  expect(() => newArticle(title, existing, day)).toThrow(sentence)
})
