import { checkDrawing } from '@/lib/content-check/beside-articles/drawing-check'

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

test('styles that move nothing are fine', () => {
  const rules = '.animation{fill:red}/* animation: a */ path{animation:none;transition: none!important}'
  expect(
    checkDrawing(drawing.replace('<path', `<style>${rules}</style><path style="animation:none"`)),
  ).toEqual([])
})

test('what is wrong with the element itself is reported on its line', () => {
  const svg = `<!-- A\nprogram -->\n${drawing.replace(' viewBox', '\nviewbox')}`
  expect(checkDrawing(svg)).toEqual([
    {
      line: 3,
      found: 'the name "viewbox"',
      allowed: 'viewBox="0 0 width height" on <svg>, with a capital B',
    },
  ])
})

test('what drawing programs note for themselves is fine, too', () => {
  const noted = drawing
    .replace('<svg ', '<svg xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" ')
    .replace('<path', '<sodipodi:namedview pagecolor="#ffffff"/><path')
  expect(
    checkDrawing(
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${noted}`,
    ),
  ).toEqual([])
})

test.each([
  [drawing.replace('</svg>', ''), 'a drawing whose SVG code is broken'],
  [drawing.replace('<path d="M0 0"/>', '<path d="M0 0">'), 'a drawing whose SVG code is broken'],
  ['', 'an empty file'],
  ['\uFFFDPNG', 'a picture of another kind whose name ends in .svg'],
  [drawing.replace(' viewBox="0 0 10 10"', ''), 'no viewBox'],
  [drawing.replace('10 10"', '10px 10px"'), 'the viewBox "0 0 10px 10px"'],
  [drawing.replace('10 10"', '10 0"'), 'the viewBox "0 0 10 0"'],
  [drawing.replace('viewBox', 'ViewBox'), 'the name "ViewBox"'],
  [drawing.replace(' xmlns="http://www.w3.org/2000/svg"', ''), 'no xmlns'],
  [drawing.replace('<title>A lot</title>', ''), 'no <title>'],
  [drawing.replace('A lot', ' '), 'no <title>'],
  [
    drawing
      .replace('<svg ', '<svg xmlns:dc="http://purl.org/dc/elements/1.1/" ')
      .replace('<title>A lot</title>', '<metadata><dc:title>A lot</dc:title></metadata>'),
    'no <title>',
  ],
  [drawing.replace('A lot', 'A lot of M\uFFFDller'), 'characters that are not UTF-8'],
  [drawing.replaceAll('svg', 'div'), 'no <svg> at the start'],
  [drawing.replace('<path', '<script>x()</script><path'), '<script>'],
  [drawing.replace('<path', '<path onclick="x()"'), '<path> that runs code, links or loads a file'],
  [
    drawing.replace('<path', '<use href="https://example.com/a.svg"/><path'),
    '<use> that runs code, links or loads a file',
  ],
  [drawing.replace('<path', '<s:path/><path'), 'a drawing whose SVG code is broken'],
  [
    drawing.replace('<path', '<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script><path'),
    '<s:script>',
  ],
  [
    drawing.replace('<path', '<img xmlns="http://www.w3.org/1999/xhtml" src="https://example.com/a"/><path'),
    '<img>',
  ],
  [drawing.replace('<path', '<flowRoot/><path'), '<flowRoot>'],
  [drawing.replace('<path', '<style>@import "a.css";</style><path'), '<style> that loads a file'],
  [drawing.replace('<path', '<style><title/>@import "a.css";</style><path'), '<style> that loads a file'],
  [
    drawing.replace('<path', '<style>path{fill:image-set("https://example.com/a")}</style><path'),
    '<style> that loads a file',
  ],
  [
    drawing.replace('<path', '<style><![CDATA[path{fill:url(https://example.com/a)}]]></style><path'),
    '<style> that loads a file',
  ],
  [
    drawing.replace('<path', '<path style="fill:url(https://example.com/a)"'),
    '<path> that runs code, links or loads a file',
  ],
  [drawing.replace('<path', '<animate attributeName="href" to="https://example.com"/><path'), '<animate>'],
  ...[
    '@keyframes a{to{opacity:0}}',
    'path{animation:a 1s infinite}',
    'path{fill:red;-webkit-animation-name : a}',
    '/* lines */path{animation:a 1s}/* names */',
    'path{transition/**/:opacity 1s}',
  ].map((rules) => [drawing.replace('<path', `<style>${rules}</style><path`), '<style> that moves']),
  [drawing.replace('<path', '<path style="fill:red; animation: a 1s"'), '<path> that moves'],
  [`<?xml-stylesheet href="a.xsl"?>${drawing}`, '<?xml-stylesheet?>'],
  [`<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x()">]>${drawing}`, '<!DOCTYPE> with rules of its own'],
])('a drawing of %s is reported', (svg, found) => {
  expect(checkDrawing(svg).map((finding) => finding.found)).toEqual([found])
})

test('a drawing too heavy for phones is reported, unless a picture in it is the cause', () => {
  const large = (tag: string) => drawing.replace('<path', `<${tag} id="${'a'.repeat(100_000)}"/><path`)
  const found = (svg: string) => checkDrawing(svg).map((finding) => finding.found)
  expect(found(large('path'))).toEqual(['100,115 bytes'])
  expect(found(large('image'))).toEqual(['<image>'])
})

test.each(['script', 'foreignObject', 'iframe', 'image', 'a'])(
  'a drawing that holds <%s> is reported',
  (name) => {
    const svg = drawing.replace('<path d="M0 0"/>', `<${name}><path d="M0 0"/></${name}>`)
    expect(checkDrawing(svg).map((finding) => finding.found)).toEqual([`<${name}>`])
  },
)

test('a drawing whose SVG code is broken is reported once, however many faults follow', () => {
  const svg = drawing
    .replace('<path d="M0 0"/>', '<path d=M0/><path e=M1/></g>')
    .replace(' viewBox="0 0 10 10"', '')
  const found = checkDrawing(svg).map((finding) => finding.found)
  expect(found).toEqual(['a drawing whose SVG code is broken'])
})

test('a sign of its own in the words of a drawing is reported on its line, whatever comes below', () => {
  const svg = drawing.replace('<path d="M0 0"/>', '\n<text>A & B</text>\n<text>C; D</text>')
  expect(checkDrawing(svg)).toEqual([
    { line: 2, found: '"&" by itself', allowed: '&amp; for this sign, or the word "and"' },
  ])
})

test('a sign of its own below the place where a drawing breaks off is not blamed for that', () => {
  const svg = drawing.replace('<path d="M0 0"/>', '</g>\n<text>A & B</text>')
  expect(checkDrawing(svg)).toEqual([expect.objectContaining({ line: 1 })])
})

test('a page of a website is no drawing, whatever it lacks besides', () => {
  const found = (svg: string) => checkDrawing(svg).map((finding) => finding.found)
  expect(found('<!DOCTYPE html><html><body>404</body></html>')).toEqual(['no <svg> at the start'])
})

test('what stands inside of a refused element is no further fault, and what stands after it is', () => {
  const svg = drawing.replace(
    '<path d="M0 0"/>',
    '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml"/></foreignObject><a href="b"/>',
  )
  expect(checkDrawing(svg).map((finding) => finding.found)).toEqual(['<foreignObject>', '<a>'])
})
