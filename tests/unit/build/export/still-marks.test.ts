import { markPlaces } from '@/lib/build/export/still-marks.mjs'

/** The position of some markup on a page. */
const placeOf = (html: string, markup: string, isOnly = true) => {
  const start = html.indexOf(markup)
  return { start, end: start + markup.length, isOnly }
}

test('a nested element is marked too, and each comment is removed once', () => {
  const inner = '<p>one<!-- -->two</p>'
  const html = `<div class="a">${inner}three<!-- -->four</div><p>five<!-- -->six</p>`
  const outer = html.slice(0, html.indexOf('</div>') + '</div>'.length)
  expect(markPlaces(html, [placeOf(html, outer), placeOf(html, inner)])).toBe(
    '<div data-still class="a"><p data-still>onetwo</p>threefour</div><p>five<!-- -->six</p>',
  )
})

test('comments stay if the same markup appears elsewhere', () => {
  const html = '<p>one<!-- -->two</p>'
  expect(markPlaces(html, [placeOf(html, html, false)])).toBe('<p data-still>one<!-- -->two</p>')
})
