import { checkDrawing } from '@/lib/content-check/drawing-check'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>A lot</title><path d="M0 0"/></svg>'

test('a drawing with a size and a title is fine', () => {
  expect(checkDrawing(drawing)).toEqual([])
})

test('a drawing as programs save it, with styles and gradients of its own, is fine', () => {
  const saved = drawing.replace(
    '<path d="M0 0"/>',
    '<style>.a{fill:url(#b)}</style><path class="a" style="stroke:url(#b)" fill="url(#b)" d="M0 0"/>',
  )
  expect(checkDrawing(`<?xml version="1.0" encoding="UTF-8"?>\n<!-- A program -->\n${saved}`)).toEqual([])
})

test.each([
  [drawing.replace('</svg>', ''), 'a drawing that is not well-formed'],
  [drawing.replace('<path d="M0 0"/>', '<path d="M0 0">'), 'a drawing that is not well-formed'],
  ['', 'an empty file'],
  ['\uFFFDPNG', 'a picture of another kind whose name ends in .svg'],
  [drawing.replace(' viewBox="0 0 10 10"', ''), 'no viewBox'],
  [drawing.replace(' xmlns="http://www.w3.org/2000/svg"', ''), 'no xmlns'],
  [drawing.replace('<title>A lot</title>', ''), 'no <title>'],
  [drawing.replaceAll('svg', 'div'), 'no <svg> at the start'],
  [drawing.replace('<path', '<script>x()</script><path'), '<script> that runs, links or loads'],
  [drawing.replace('<path', '<path onclick="x()"'), '<path> that runs, links or loads'],
  [
    drawing.replace('<path', '<use href="https://example.com/a.svg"/><path'),
    '<use> that runs, links or loads',
  ],
  [drawing.replace('<path', '<s:script>x()</s:script><path'), '<s:script> that runs, links or loads'],
  [drawing.replace('<path', '<style>@import "a.css";</style><path'), '<style> that runs, links or loads'],
  [
    drawing.replace('<path', '<style><![CDATA[path{fill:url(https://example.com/a)}]]></style><path'),
    '<style> that runs, links or loads',
  ],
  [
    drawing.replace('<path', '<path style="fill:url(https://example.com/a)"'),
    '<path> that runs, links or loads',
  ],
  [
    drawing.replace('<path', '<animate attributeName="href" to="https://example.com"/><path'),
    '<animate> that runs, links or loads',
  ],
  [`<?xml-stylesheet href="a.xsl"?>${drawing}`, '<?xml-stylesheet?> that runs, links or loads'],
])('a drawing of %s is named', (svg, found) => {
  expect(checkDrawing(svg).map((finding) => finding.found)).toEqual([found])
})

test('a drawing that phones would wait for is named, unless a picture in it is the cause', () => {
  const large = (tag: string) => drawing.replace('<path', `<${tag} id="${'a'.repeat(100_000)}"/><path`)
  const found = (svg: string) => checkDrawing(svg).map((finding) => finding.found)
  expect(found(large('path'))).toEqual(['100,115 bytes'])
  expect(found(large('image'))).toEqual(['<image> that runs, links or loads'])
})

test.each(['script', 'foreignObject', 'iframe', 'image', 'a'])(
  'a drawing that holds <%s> is named',
  (name) => {
    const svg = drawing.replace('<path d="M0 0"/>', `<${name}><path d="M0 0"/></${name}>`)
    expect(checkDrawing(svg).map((finding) => finding.found)).toEqual([`<${name}> that runs, links or loads`])
  },
)

test('a drawing that is not well-formed is told once, however many faults follow', () => {
  const svg = drawing
    .replace('<path d="M0 0"/>', '<path d=M0/><path e=M1/></g>')
    .replace(' viewBox="0 0 10 10"', '')
  const found = checkDrawing(svg).map((finding) => finding.found)
  expect(found).toEqual(['a drawing that is not well-formed'])
})
