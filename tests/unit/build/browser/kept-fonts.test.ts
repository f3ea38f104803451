/** @jest-environment jsdom */
import { feed, withoutMarks } from './page-script-page'

test('a page that React draws anew keeps its fonts', async () => {
  const { body } = document
  feed(withoutMarks)
  body.setAttribute('data-fonts', '')
  body.removeAttribute('data-fonts')
  await Promise.resolve()
  expect(body).toHaveAttribute('data-fonts')
  body.removeAttribute('data-fonts')
})
