import {
  absoluteAddresses,
  atFirstSight,
  endsFirstView,
  firstView,
  inlineRules,
  linkRest,
  rulesInUse,
  withoutFonts,
  withoutPrint,
} from '@/lib/build/export/page-styles.mjs'
import { namesInTree, wordsOf } from '@/lib/build/export/style-names.mjs'

const end = '<span data-first-view-end="true" hidden=""></span>'

test('rules are kept if their tag, class, id or attribute is on a page; its text does not count', async () => {
  const css =
    '.lead{color:red}.script{color:red}#sources{color:red}p{color:red}table{color:red}[open]{color:red}[data-state=open] p{color:red}[lang=fr]{color:red}'
  const page = '<p class="lead" lang="en" data-state="waiting">a script on a table</p><ol id="sources"></ol>'
  const rules = await rulesInUse([css], [page])
  expect(rules.match(/[^{}]+(?={)/g)).toEqual(['.lead', '#sources', 'p', '[open]', '[data-state=open] p'])
})

test('rules are kept for what code can add to a page, even if it composes the name', async () => {
  const css =
    '.toast{color:red}.icon-play{color:red}.iconic{color:red}[data-state=closed]{color:red}.degree{color:red}'
  const code = 'j("p",{className:"toast icon-"+e,"data-state":t?"closed":"open"}),90-degrees'
  const rules = await rulesInUse([css], ['<p></p>'], { words: wordsOf(code) })
  expect(rules.match(/[^{}]+(?={)/g)).toEqual(['.toast', '.icon-play', '[data-state=closed]'])
})

test('the words of code include numbers and words after an escaped line break, but not sums', () => {
  const code = 'p({tabIndex:-1,className:"a\\nwide",id:"b-"+x}),e-(t),i--,"data-"+k'
  expect(wordsOf(code)).toEqual(expect.arrayContaining(['-1', 'wide', 'b-', 'data-']))
  expect(wordsOf(code).filter((word) => /^(e-|i-)/.test(word))).toEqual([])
})

test('rules are kept for an element that is only in the tree of a page', async () => {
  const card = ['$', 'article', null, { className: 'card wide', 'data-kind': 'guide', children: 'in prose' }]
  const css = '.card{color:red}article{color:red}[data-kind=guide]{color:red}.prose{color:red}'
  const rules = await rulesInUse([css], ['<p></p>'], { words: namesInTree(`5:${JSON.stringify(card)}\n`) })
  expect(rules.match(/[^{}]+(?={)/g)).toEqual(['.card', 'article', '[data-kind=guide]'])
})

test('rules for states are kept, in the first view only those that apply at first sight', async () => {
  const css =
    ':root{color:red}:focus-visible{color:red}p:hover{color:red}p:has(a){color:red}p.follows-scroll{color:red}'
  const page = '<p class="follows-scroll"><a></a></p>'
  expect(await rulesInUse([css], [page])).toBe(css)
  expect(await rulesInUse([css], [page], atFirstSight)).toBe(':root{color:red}:focus-visible{color:red}')
})

test('of a theme for the page and for shadow trees, only the first is kept', async () => {
  const css = '@layer theme{:root,:host{--ink:#000}}p{color:var(--ink)}'
  for (const choice of [{}, atFirstSight])
    expect(await rulesInUse([css], ['<p></p>'], choice)).toBe(
      '@layer theme{:root{--ink:#000}}p{color:var(--ink)}',
    )
})

test('unused custom properties and keyframes are removed, and empty layers', async () => {
  const css =
    '@layer theme{:root{--ink:#000;--flag:#f80}}@layer base{i{color:red}}@layer base{p{color:var(--ink);animation:come 1s}}@keyframes come{0%{top:0}}@keyframes go{0%{top:0}}'
  expect(await rulesInUse([css], ['<p></p>'])).toBe(
    '@layer theme{:root{--ink:#000}}@layer base{p{color:var(--ink);animation:come 1s}}@keyframes come{0%{top:0}}',
  )
})

test('relative URLs are made absolute, others stay as they are', () => {
  const css =
    'a{src:url(../media/a.woff2)}b{src:url("./b.svg?v=1")}i{src:url(/c.svg)}' +
    'p{src:url(data:image/gif;base64,R0)}q{src:url(#sign)}s{src:url(https://cdn.test/d.svg)}u{src:url(//cdn.test/e.svg)}'
  expect(absoluteAddresses(css, '/_next/static/chunks/page.css')).toBe(
    'a{src:url(/_next/static/media/a.woff2)}b{src:url(/_next/static/chunks/b.svg?v=1)}i{src:url(/c.svg)}' +
      'p{src:url(data:image/gif;base64,R0)}q{src:url(#sign)}s{src:url(https://cdn.test/d.svg)}u{src:url(//cdn.test/e.svg)}',
  )
})

test('the first view ends at the mark, where the stylesheet of the rest is linked', () => {
  const page = `<h1>Land</h1>${end}<p>More</p>`
  expect([endsFirstView(page), endsFirstView('<p>More</p>')]).toEqual([true, false])
  expect([firstView(page), firstView('<p>More</p>')]).toEqual(['<h1>Land</h1>', '<p>More</p>'])
  expect(linkRest(page, '/a.css')).toBe(
    '<h1>Land</h1><span data-first-view-end="true" hidden=""><link rel="stylesheet" href="/a.css" fetchpriority="low"></span><p>More</p>',
  )
})

test('the content of a closed <details> is not in the first view', () => {
  const fold = (attributes: string) =>
    `<details${attributes}><summary>Contents</summary><nav>List</nav></details>`
  expect(firstView(`${fold('')}<p>Lead</p>${fold(' class="a"')}${end}`)).toBe(
    '<details><summary>Contents</summary></details><p>Lead</p><details class="a"><summary>Contents</summary></details>',
  )
  expect(firstView(`${fold(' open=""')}${end}`)).toBe(fold(' open=""'))
})

test('inline rules replace all stylesheet links once, and preloads of those are removed', () => {
  const hints = '<link rel="preload" href="/a.css" as="style"/><link rel="preload" href="/b.css" as="style"/>'
  const page = `<head>${hints}<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/></head>`
  expect(inlineRules(page, 'p{}')).toMatch(/^<head><style data-rules>[^<]*p{}<\/style><\/head>$/)
})

test('the first view has no print rules, and the rest no @font-face rules', () => {
  const font = (name: string) => `@font-face{font-family:${name};src:url(${name})}`
  const printed = '@media print{p{color:#000}@page{margin:0}}'
  const css = `${font('A')}p{color:red}${printed}b{color:red}${font('B')}${printed}`
  expect(withoutPrint(css)).toBe(`${font('A')}p{color:red}b{color:red}${font('B')}`)
  expect(withoutFonts(css)).toBe(`p{color:red}${printed}b{color:red}${printed}`)
})

test('a page starts in fallback fonts; marked parts use the fonts, and without scripting the whole page does', () => {
  const page = '<head><link rel="stylesheet" href="/a.css"/></head>'
  const fonts = '--font-text:"A", "A Fallback", sans-serif;--font-mono:"B", monospace'
  expect(inlineRules(page, `@layer theme{:root{${fonts}}}`)).toBe(
    '<head><style data-rules>@layer{[data-fonts]{font-family:var(--font-text)}}' +
      `[data-fonts]{${fonts}}@media(scripting:none){:root{${fonts}}}` +
      '@layer theme{:root{--font-text:"A Fallback", sans-serif;--font-mono:monospace}}</style></head>',
  )
})
