import { listArticles } from '@/lib/articles'
import { neighbours, relatedArticles } from '@/lib/related-articles'
import { anArticle } from '../../fixtures/an-article'

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

test('articles of the same topic come first, then those it links to, then the order of the list', () => {
  const current = anArticle({ slug: 'now', topic: 'rules', body: 'See [this](/blog/linked#part).' })
  const list = [
    anArticle({ slug: 'first' }),
    anArticle({ slug: 'link' }),
    current,
    anArticle({ slug: 'linked' }),
    anArticle({ slug: 'same', topic: 'rules' }),
  ]
  expect(slugs(relatedArticles(list, current))).toEqual(['same', 'linked', 'first'])
})

test('an address that only begins like another is not a link to it', () => {
  const current = anArticle({ slug: 'now', body: '[banks](/blog/land-banks)' })
  const list = [
    current,
    anArticle({ slug: 'a' }),
    anArticle({ slug: 'b' }),
    anArticle({ slug: 'c' }),
    anArticle({ slug: 'land' }),
  ]
  expect(slugs(relatedArticles(list, current))).toEqual(['a', 'b', 'c'])
})

test('a short list gives what it has, and never the article itself', () => {
  const current = anArticle({ slug: 'now' })
  expect(relatedArticles([current], current)).toEqual([])
  expect(slugs(relatedArticles([current, anArticle({ slug: 'other' })], current))).toEqual(['other'])
})

test.each(slugs(listArticles()))('%s has three others to go on with', (slug) => {
  const articles = listArticles()
  const current = articles.find((article) => article.slug === slug)
  const related = current ? slugs(relatedArticles(articles, current)) : []
  expect(new Set(related).size).toBe(3)
  expect(related).not.toContain(slug)
})

test('the list has a first and a last article and does not go round', () => {
  const list = [anArticle({ slug: 'a' }), anArticle({ slug: 'b' }), anArticle({ slug: 'c' })]
  expect(neighbours(list, 'a')).toEqual({ previous: undefined, next: list[1] })
  expect(neighbours(list, 'b')).toEqual({ previous: list[0], next: list[2] })
  expect(neighbours(list, 'c')).toEqual({ previous: list[1], next: undefined })
})
