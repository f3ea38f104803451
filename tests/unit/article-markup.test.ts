import { toString as textOf } from 'hast-util-to-string'
import { articleMarkup } from '@/lib/article-markup'

test('words between two lines at the beginning of an article are words', () => {
  expect(textOf(articleMarkup('---\n\nFirst words.\n\n---\n\nMore.\n'))).toContain('First words.')
})
