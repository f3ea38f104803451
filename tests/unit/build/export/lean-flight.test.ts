import { readRows, writeRows } from '@/lib/build/export/flight-rows.mjs'
import { leanRows, withoutCarried } from '@/lib/build/export/lean-flight.mjs'

const lean = (flight: string, stylesheets: string[] = []) =>
  writeRows(leanRows(readRows(flight), stylesheets))

const row = (id: number, value: unknown) => `${id}:${JSON.stringify(value)}\n`
const layout = { children: ['$', '$L1', null, { notFound: [['$', 'h1', null, { children: 'Lost' }]] }] }

test('the not-found page is removed from the tree, and nothing else', () => {
  const words = '2:Ta,"notFound"3:I[1,["$4"],"Menu"]\n'
  expect(lean(row(0, layout) + words)).toBe(row(0, { children: ['$', '$L1', null, {}] }) + words)
})

test.each(['$0:children:3:notFound:0', '$1a:notFound'])(
  'the not-found page stays if another part of the tree references into it: %s',
  (place) => {
    const flight = row(0, layout) + row(5, [place])
    expect(lean(flight)).toBe(flight)
  },
)

test('the page’s stylesheets are removed from the tree wherever they are, and nothing else', () => {
  const sheet = (href: string) => ['$', 'link', '0', { rel: 'stylesheet', href, precedence: 'next' }]
  const icon = ['$', 'link', null, { rel: 'icon', href: '/a.css' }]
  const words = '7:T1,"8:I[1,["$4"],"Menu"]\n'
  const tree = (children: unknown[]) => row(0, { c: ['$', 'i', null, { children }] })
  const flight = tree([sheet('/a.css'), icon, sheet('/error.css')]) + row(5, sheet('/b.css')) + words
  expect(lean(flight, ['/a.css', '/b.css'])).toBe(
    tree([null, icon, sheet('/error.css')]) + row(5, null) + words,
  )
})

test('head elements are removed from the tree, but not the title of a drawing', () => {
  const list = [
    ['$', 'title', '0', { children: 'Land' }],
    ['$', 'meta', '1', { name: 'description', content: 'Words' }],
    ['$', '$L4', '2', {}],
  ]
  const drawing = ['$', 'svg', null, { children: [['$', 'title', null, { children: 'A parcel' }], null] }]
  const words = '7:T6,"meta"8:I[1,["$4"],"Menu"]\n'
  expect(lean(row(0, { head: list, drawing }) + row(5, list) + words)).toBe(
    row(0, { head: null, drawing }) + row(5, null) + words,
  )
})

test('scripts are removed from the tree, both chunks and data', () => {
  const chunk = ['$', 'script', 'script-0', { src: '/_next/static/chunks/a.js', async: true }]
  const data = ['$', 'script', null, { type: 'application/ld+json' }]
  const main = ['$', 'main', null, {}]
  expect(lean(row(0, [chunk, data, main]) + row(5, chunk))).toBe(row(0, [null, null, main]) + row(5, null))
})

test('modules no longer wait for an inlined chunk, whether named by reference or directly', () => {
  const [carried, other] = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']
  const flight = (chunks: string[], rows = '') => `${rows}3:I[1,${JSON.stringify(chunks)},"Menu"]\n`
  const rows = readRows(flight(['$2', other, carried], row(2, carried)))
  expect(writeRows(withoutCarried(rows, [carried]))).toBe(flight([other]))
})

test('undefined properties are removed, but undefined array items keep their places', () => {
  const words = '7:Tc,"$undefined"8:"$undefined"\n'
  expect(lean(row(0, { error: '$undefined', items: ['$undefined', 1] }) + words)).toBe(
    row(0, { items: ['$undefined', 1] }) + words,
  )
})
