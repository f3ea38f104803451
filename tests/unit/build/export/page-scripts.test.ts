import fc from 'fast-check'
import { extractScripts, insertBootstrap, joinFlight } from '@/lib/build/export/page-scripts.mjs'

/** A page as Next 16.4 exports it, shortened. */
const exported = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/0kc~x.js"/>',
  '<link rel="preconnect" href="/" crossorigin=""/>',
  '<script src="/_next/static/chunks/0kc~x.js" async=""></script>',
  '<script src="/_next/static/chunks/turbopack-1.js" async=""></script>',
  '<script src="/_next/static/chunks/poly.js" noModule=""></script>',
  '<script type="application/ld+json">{"@type":"Article"}</script>',
  '<title>Land</title></head><body><main>Words</main>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"<p>flight</p>"])</script>',
  '</body></html>',
].join('')

test('Next’s scripts are removed and returned, each once and in order', () => {
  const page = extractScripts(exported)
  expect(page.sources).toEqual(['/_next/static/chunks/0kc~x.js', '/_next/static/chunks/turbopack-1.js'])
  expect(page.inline).toEqual([
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})',
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"<p>flight</p>"])',
  ])
  expect(page.html).not.toMatch(/_next\/static|__next_f|TURBOPACK|preconnect/)
})

test('the flight data loses hints at stylesheets and preconnects, and keeps stylesheet links and other hints', () => {
  const row = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`
  const link = '11:["$","link","4",{"rel":"stylesheet","href":"/_next/static/chunks/a.css"}]\n'
  const font = ':HL["/_next/static/media/a.woff2","font",{"crossOrigin":""}]\n'
  const hint = ':HL["/_next/static/chunks/a.css","style"]\n'
  const connection = ':HC["/",""]\n'
  const page = exported.replace(
    'self.__next_f.push([1,"<p>flight</p>"])',
    row(`${hint}${connection}${link}${font}${hint}`),
  )
  expect(extractScripts(page).inline).toContain(row(`${link}${font}`))
})

test('text, structured data and the rest of the head are kept', () => {
  const { html } = extractScripts(exported)
  expect(html).toContain('<script type="application/ld+json">{"@type":"Article"}</script>')
  expect(html).toContain('<title>Land</title></head><body><main>Words</main>')
  expect(html.match(/<script/g)).toHaveLength(1)
})

test.each([
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<script src="https://elsewhere.example/_next/static/a.js"></script>', 'elsewhere.example'],
  ['<script src="/_next/static/../../a.js?x=<"></script>', 'a.js'],
  ['<script src="/other/a.js"></script>', '/other/a.js'],
  ['<script type="module">import "x"</script>', 'import'],
])('a page with the unknown script %s is rejected', (script, words) => {
  const page = exported.replace('<main>', `${script}<main>`)
  expect(() => extractScripts(page)).toThrow(/not recognised/)
  expect(() => extractScripts(page)).toThrow(words)
})

test('a script that is never closed is rejected', () => {
  expect(() => extractScripts(`${exported}<script>self.__next_f.push([1]`)).toThrow(/not recognised/)
})

test.each([
  ['<main>', undefined],
  ['<main data-hydrate="now">', ''],
  ['<main data-hydrate-query="q topic">', '[?&](q|topic)='],
  ['<main>data-hydrate=&quot;now&quot;', undefined],
])('a page with %s hydrates at once if its query matches %p', (start, atOnce) => {
  expect(extractScripts(exported.replace('<main>', start)).atOnce).toBe(atOnce)
})

test('the bootstrap script is put into the head, with the list of what it has to load', () => {
  const { html, sources } = extractScripts(exported)
  const scripts = ['/_next/static/chunks/2.js', ...sources]
  expect(insertBootstrap(html, 'start()', { scripts, atOnce: '[?&](q|topic)=' })).toContain(
    '<script data-at-once="[?&](q|topic)=" data-scripts="2 0kc~x turbopack-1">start()</script></head>',
  )
  expect(insertBootstrap(html, 'start()', { scripts, atOnce: '' })).toContain('<script data-at-once="" ')
  expect(insertBootstrap(html, 'start()', { scripts })).toContain('<script data-scripts="')
})

test('replacement patterns such as $& are inserted literally', () => {
  const page = insertBootstrap('<head></head>', "a('$&$`')", { scripts: ['/_next/static/chunks/$1.js'] })
  expect(page).toBe(`<head><script data-scripts="$1">a('$&$\`')</script></head>`)
})

test('a script that is not a chunk is rejected', () => {
  const scripts = ['/_next/static/other/a.js']
  expect(() => insertBootstrap('<head></head>', 'start()', { scripts })).toThrow('/_next/static/other/a.js')
})

test('a page without a head is rejected', () => {
  expect(() => insertBootstrap('<p>', 'start()', { scripts: [] })).toThrow('no head')
})

test('the text of a page is kept, whatever it is', () => {
  const words = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[<&]/g, ''))
  fc.assert(
    fc.property(words, (text) => {
      const { html } = extractScripts(exported.replace('Words', () => text))
      expect(html).toContain(`<main>${text}</main>`)
    }),
  )
})

test('pieces of flight data are joined, whatever scripts are between them', () => {
  const inline = [
    'a()',
    'self.__next_f.push([1,"0:[1"])',
    'self.__next_f.push([0])',
    'self.__next_f.push([1,"]\\n"])',
  ]
  expect(joinFlight(inline)).toEqual({ flight: '0:[1]\n', others: ['a()', 'self.__next_f.push([0])'] })
})

test('a binary piece is rejected', () => {
  expect(() => joinFlight(['self.__next_f.push([3,"AAAA"])'])).toThrow(/not recognised/)
})
