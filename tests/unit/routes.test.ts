import { hrefOn, routes } from '@/lib/routes'

test('a link to a section of the same page is the fragment alone, and to another page it includes the path', () => {
  expect(hrefOn(routes.home, routes.faq)).toBe('#faq')
  expect(hrefOn(routes.blog, routes.faq)).toBe('/#faq')
  expect(hrefOn(undefined, routes.faq)).toBe('/#faq')
  expect(hrefOn(routes.home, routes.blog)).toBe('/blog')
})
