import { readViewBox, sizeOf } from '@/lib/articles/view-box'

test.each(['0 0 10 20', '0,0,10,20', ' 0, 0 ,10\n20 ', '-5 .5 1e1 +20', '0 0\t10.0 20'])(
  'the view box %j is ten by twenty',
  (value) => {
    expect(readViewBox(value)).toEqual({ width: 10, height: 20 })
  },
)

test.each([
  '',
  '0 0 10',
  '0 0 10 20 30',
  '0 0 10 x',
  '0 0 0 20',
  '0 0 10 -20',
  '0,,0 10 20',
  '0 0 10 20,',
  '0 0 Infinity 20',
])('%j is not a valid view box', (value) => {
  expect(readViewBox(value)).toBeUndefined()
})

test.each([
  '<svg viewBox="0 0 10 20">',
  '<?xml version="1.0"?>\n<svg\n  aria-label="a > b"\n  viewBox = \'0 0 10 20\'>',
  '<!-- an <svg viewBox="0 0 1 1"> --><svg viewBox="0 0 10 20"><svg viewBox="0 0 2 2"/>',
  '<!-- made by a program --><svg viewBox="0 0 10 20"><!-- the lot -->',
])('the drawing %j is ten by twenty', (svg) => {
  expect(sizeOf(svg)).toEqual({ width: 10, height: 20 })
})

test('a drawing whose root element has no view box has no size', () => {
  expect(sizeOf('<svg><svg viewBox="0 0 2 2"/></svg>')).toBeUndefined()
})
