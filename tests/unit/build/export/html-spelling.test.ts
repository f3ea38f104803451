import { parse } from 'parse5'
import { spellAsHtml } from '@/lib/build/export/html-spelling.mjs'

test.each([
  ['attributes are in small letters', '<time dateTime="2025-08-28">', '<time datetime="2025-08-28">'],
  ['empty values are left out', '<p hidden="" data-still popover="">', '<p hidden data-still popover>'],
  ['elements without content end like others', '<meta charSet="utf-8"/><br/>', '<meta charset="utf-8"><br>'],
  ['a picture keeps its empty text', '<img src="/a.svg" alt=""/>', '<img src="/a.svg" alt="">'],
  [
    'SVG keeps its spelling',
    '<svg viewBox="0 0 9 9"><path d="M0 0"/>',
    '<svg viewBox="0 0 9 9"><path d="M0 0"/>',
  ],
  [
    'values keep theirs',
    '<img alt="A > B, Lot=5 x=&quot;&quot; a/"/>',
    '<img alt="A > B, Lot=5 x=&quot;&quot; a/">',
  ],
  ['scripts keep theirs', '<script>let t="",B="<br/>"</script>', '<script>let t="",B="<br/>"</script>'],
  [
    'so do rules',
    '<style data-rules>a:after{content:"<br/>"}</style>',
    '<style data-rules>a:after{content:"<br/>"}</style>',
  ],
  ['text keeps its signs', '<p>1 < 2, a="" <br/> 3 > 2</p>', '<p>1 < 2, a="" <br> 3 > 2</p>'],
])('%s', (_, react, html) => {
  expect(spellAsHtml(react)).toBe(html)
  expect(parse(html)).toEqual(parse(react))
})
