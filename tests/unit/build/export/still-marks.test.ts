import { markPlaces } from '@/lib/build/export/still-marks.mjs'

/** Where some markup stands on a page. */
const placeOf = (html: string, markup: string, isOnly = true) => {
  const start = html.indexOf(markup)
  return { start, end: start + markup.length, isOnly }
}

test('what is part of another place is marked, too, and each comment goes once', () => {
  const inner = '<p>one<!-- -->two</p>'
  const html = `<div class="a">${inner}three<!-- -->four</div><p>five<!-- -->six</p>`
  const outer = html.slice(0, html.indexOf('</div>') + '</div>'.length)
  expect(markPlaces(html, [placeOf(html, outer), placeOf(html, inner)])).toBe(
    '<div data-still class="a"><p data-still>onetwo</p>threefour</div><p>five<!-- -->six</p>',
  )
})

test('where the same markup stands elsewhere, the comments stay', () => {
  const html = '<p>one<!-- -->two</p>'
  expect(markPlaces(html, [placeOf(html, html, false)])).toBe('<p data-still>one<!-- -->two</p>')
})
