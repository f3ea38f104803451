import { listArticles } from '@/lib/articles'
import { neighbours, relatedArticles } from '@/lib/blog/related-articles'
import { anArticle } from '../../fixtures/an-article'

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

test('articles on the same topic come first, then linked ones, then the rest in list order', () => {
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

test('a link to a slug that starts like another one does not count for the other', () => {
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

test('a short list returns what it has, and never the article itself', () => {
  const current = anArticle({ slug: 'now' })
  expect(relatedArticles([current], current)).toEqual([])
  expect(slugs(relatedArticles([current, anArticle({ slug: 'other' })], current))).toEqual(['other'])
})

test.each(slugs(listArticles()))('%s has three related articles', (slug) => {
  const articles = listArticles()
  const current = articles.find((article) => article.slug === slug)
  const related = current ? slugs(relatedArticles(articles, current)) : []
  expect(new Set(related).size).toBe(3)
  expect(related).not.toContain(slug)
})

test('the first article has no previous one and the last has no next one', () => {
  const list = [anArticle({ slug: 'a' }), anArticle({ slug: 'b' }), anArticle({ slug: 'c' })]
  expect(neighbours(list, 'a')).toEqual({ previous: undefined, next: list[1] })
  expect(neighbours(list, 'b')).toEqual({ previous: list[0], next: list[2] })
  expect(neighbours(list, 'c')).toEqual({ previous: list[1], next: undefined })
})
