import { hrefOn, routes } from '@/lib/routes'

test('a page names its own sections by the fragment alone, and those of others with their path', () => {
  expect(hrefOn(routes.home, routes.faq)).toBe('#faq')
  expect(hrefOn(routes.blog, routes.faq)).toBe('/#faq')
  expect(hrefOn(undefined, routes.faq)).toBe('/#faq')
  expect(hrefOn(routes.home, routes.blog)).toBe('/blog')
})
