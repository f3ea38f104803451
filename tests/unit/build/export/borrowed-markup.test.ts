import { borrowMarkup } from '@/lib/build/export/borrowed-markup.mjs'
import { readRows, writeRows } from '@/lib/build/export/flight-rows.mjs'

const words = 'Land that nobody looks at is land that nobody bids for, and that is the whole idea.'
const paragraph = ['$', 'p', null, { className: 'lead', children: words }]

/** Borrows markup from a page for its tree, given as the flight data that Next writes. */
function borrow(page: string, tree: string) {
  const { rows, ...rest } = borrowMarkup(page, readRows(tree))
  return { ...rest, flight: writeRows(rows) }
}

/** Flight data with these values; the first is the root. */
const tree = (...values: unknown[]) =>
  values.map((value, index) => `${index.toString(16)}:${JSON.stringify(value)}\n`).join('')

const rowOf = (flight: string, id: string) =>
  JSON.parse(
    flight
      .split('\n')
      .find((row) => row.startsWith(`${id}:`))
      ?.slice(id.length + 1) ?? 'null',
  )

const borrowed = (number: number) => ({ __html: `\u0001${number}\u0001` })

test('an element without client components is marked on the page, and the tree borrows its content', () => {
  const { html, flight } = borrow(`<main><p class="lead">${words}</p></main>`, tree({ f: paragraph }))
  expect(html).toBe(`<main><p data-still class="lead">${words}</p></main>`)
  expect(rowOf(flight, '0')).toEqual({
    f: ['$', 'p', null, { className: 'lead', dangerouslySetInnerHTML: borrowed(0) }],
  })
})

test('the outermost such element is borrowed, with everything in it', () => {
  const list = [
    '$',
    'ul',
    'k',
    {
      children: [
        ['$', 'li', '1', { children: words }],
        ['$', 'li', '2', { children: 'b' }],
      ],
    },
  ]
  const { html, flight } = borrow(`<ul><li>${words}</li><li>b</li></ul>`, tree({ f: list }))
  expect(html.match(/data-still/g)).toHaveLength(1)
  expect(rowOf(flight, '0').f).toEqual(['$', 'ul', 'k', { dangerouslySetInnerHTML: borrowed(0) }])
})

test('a client component and the elements around it stay; its static children are borrowed', () => {
  const live = ['$', '$L5', null, { label: words, children: paragraph }]
  const section = ['$', 'section', null, { children: [live, ['$', 'p', null, { children: 'Short.' }]] }]
  const page = `<section><div><p class="lead">${words}</p></div><p>Short.</p></section>`
  const { html, flight } = borrow(page, tree({ f: section }))
  expect(html).toBe(page.replace('<p class', '<p data-still class'))
  const [, , , { children }] = rowOf(flight, '0').f
  expect(children[0][3].label).toBe(words)
  expect(children[0][3].children[3]).toEqual({ className: 'lead', dangerouslySetInnerHTML: borrowed(0) })
  expect(children[1][3]).toEqual({ children: 'Short.' })
})

test('numbers follow the order of the page, not of the tree, and equal markup is borrowed from one place', () => {
  const first = ['$', 'p', null, { children: `First. ${words}` }]
  const second = ['$', 'p', null, { children: `Second. ${words}` }]
  const page = `<p>First. ${words}</p><p>Second. ${words}</p>`
  const { html, flight } = borrow(page, tree({ f: [second, ['$', '$L9', null, {}], first, second] }))
  expect(html.match(/data-still/g)).toHaveLength(2)
  const numbers = rowOf(flight, '0').f.map(
    ([, , , props]: [string, string, null, { dangerouslySetInnerHTML?: object }]) =>
      props.dangerouslySetInnerHTML,
  )
  expect(numbers).toEqual([borrowed(1), undefined, borrowed(0), borrowed(1)])
})

test('an element that is not on the page keeps its content', () => {
  const { html, flight } = borrow('<main></main>', tree({ f: paragraph }))
  expect(html).toBe('<main></main>')
  expect(rowOf(flight, '0').f).toEqual(paragraph)
})

test('the content of <template> and <noscript> does not count as on the page', () => {
  for (const tag of ['template', 'noscript']) {
    const page = `<${tag}><p class="lead">${words}</p></${tag}>`
    expect(borrow(page, tree({ f: paragraph })).html).toBe(page)
  }
})

test('content in rows of its own is resolved, and rows that are no longer referenced are removed', () => {
  const box = ['$', 'div', null, { children: ['$L1', ['$', 'p', null, { children: '$2' }]] }]
  const flight = `${tree({ f: box }, paragraph)}2:T3,one3:["$","i",null,{}]\n4:{"keep":"$3"}\n`
  const page = `<div><p class="lead">${words}</p><p>one</p></div>`
  const lean = borrow(page, flight)
  expect(lean.html).toBe(page.replace('<div', '<div data-still'))
  expect(lean.flight.match(/^\w+:/gm)).toEqual(['0:', '3:', '4:'])
})

test('an element that another part of the tree references into is not borrowed', () => {
  const flight = tree({ f: paragraph, again: '$0:f:props:children' })
  expect(rowOf(borrow(`<p class="lead">${words}</p>`, flight).flight, '0').f).toEqual(paragraph)
})

test('a row that another part of the tree references into is kept, and the element around it is borrowed', () => {
  const box = ['$', 'div', null, { children: '$L1' }]
  const flight = tree({ f: box, again: '$1:props:children' }, paragraph)
  const lean = borrow(`<div><p class="lead">${words}</p></div>`, flight)
  expect(rowOf(lean.flight, '0').f).toEqual(['$', 'div', null, { dangerouslySetInnerHTML: borrowed(0) }])
  expect(rowOf(lean.flight, '1')).toEqual(paragraph)
})

test.each(['title', 'textarea', 'option'])(
  'a %s is not borrowed, because React moves or fills it in its own way',
  (tag) => {
    const page = `<${tag}>${words}</${tag}>`
    const { html, flight } = borrow(page, tree({ f: ['$', tag, null, { children: words }] }))
    expect(html).toBe(page)
    expect(rowOf(flight, '0').f).toEqual(['$', tag, null, { children: words }])
  },
)

test('a text that starts with a dollar sign is not taken for a reference', () => {
  const price = ['$', 'p', null, { children: `$$26,000 is what the lot costs. ${words}` }]
  const { html } = borrow(`<p>$26,000 is what the lot costs. ${words}</p>`, tree({ f: price }))
  expect(html).toContain('<p data-still>$26,000')
})

test('markup given to React as a string is borrowed too', () => {
  const svg = '<svg class="art"><path d="M0 0h40v40h-40zM0 0h40v40h-40z"/></svg>'
  const span = ['$', 'span', null, { dangerouslySetInnerHTML: { __html: '$1' } }]
  const flight = `0:${JSON.stringify({ f: span })}\n1:T${svg.length.toString(16)},${svg}`
  const lean = borrow(`<span>${svg}</span>`, flight)
  expect(lean.html).toBe(`<span data-still>${svg}</span>`)
  expect(lean.flight).not.toContain('svg')
})

test('markup given to React as a string is borrowed however short, because the policy lets React write no other', () => {
  const heading = ['$', 'h2', null, { dangerouslySetInnerHTML: { __html: '<a href="#sources">Sources</a>' } }]
  const lean = borrow('<h2><a href="#sources">Sources</a></h2>', tree({ f: heading }))
  expect(lean.html).toBe('<h2 data-still><a href="#sources">Sources</a></h2>')
  expect(rowOf(lean.flight, '0').f).toEqual(['$', 'h2', null, { dangerouslySetInnerHTML: borrowed(0) }])
  expect(() => borrow('<main></main>', tree({ f: heading }))).toThrow('the page does not show: <a href=')
})

test('a long text that mentions __html is not taken for markup', () => {
  const text = 'React takes {"__html":"words"} as it stands.'
  const flight = `${tree({ f: ['$', '$L2', null, { text: '$1' }] })}1:T${text.length.toString(16)},${text}`
  expect(borrow('<main></main>', flight).flight).toContain(text)
})

test('an empty markup string is not borrowed', () => {
  const end = ['$', 'span', null, { hidden: true, dangerouslySetInnerHTML: { __html: '' } }]
  const { html, flight } = borrow('<span hidden=""></span>', tree({ f: end }))
  expect(html).toBe('<span hidden=""></span>')
  expect(rowOf(flight, '0').f).toEqual(end)
})

test('comments between texts are removed from borrowed elements, unless the same markup appears twice', () => {
  const parts = ['$', 'p', null, { children: [words, ' ', 'and so on'] }]
  const once = `<p>${words}<!-- --> <!-- -->and so on</p>`
  expect(borrow(once, tree({ f: parts })).html).toBe(`<p data-still>${words} and so on</p>`)
  expect(borrow(once + once, tree({ f: parts })).html).toContain(`<p data-still>${words}<!-- --> <!-- -->`)
})

test('an image has no content to borrow', () => {
  const picture = '<img src="/art/a-long-address-that-goes-on.0123456789abcdef.svg" alt="A fence"/>'
  const image = [
    '$',
    'img',
    null,
    { src: '/art/a-long-address-that-goes-on.0123456789abcdef.svg', alt: 'A fence' },
  ]
  const { html, flight } = borrow(picture, tree({ f: image }))
  expect(html).toBe(picture)
  expect(rowOf(flight, '0').f).toEqual(image)
})

test('the number of marked elements is returned, so that a page can tell whether it arrived whole', () => {
  expect(borrow(`<p class="lead">${words}</p>`, tree({ f: paragraph })).count).toBe(1)
  expect(borrow('<main></main>', tree({ f: paragraph })).count).toBe(0)
})
