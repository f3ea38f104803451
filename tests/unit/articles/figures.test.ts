import { readdirSync } from 'node:fs'
import { findFigure, listFigures } from '@/lib/articles/figures'
import { hashedFolders } from '@/lib/build/hosting/headers.mjs'
import { exportedFiles } from '@/lib/exported-files'

test('a drawing has hashed URLs for its wide and narrow versions, each with its own size', () => {
  const { wide, narrow } = findFigure('tax-strategies')
  expect(wide.url).toMatch(/^\/figures\/tax-strategies\.[0-9a-f]{6}\.svg$/)
  expect(narrow?.url).toMatch(/^\/figures\/tax-strategies-narrow\.[0-9a-f]{6}\.svg$/)
  expect(wide.width).toBeGreaterThan(narrow?.width ?? 0)
})

test('a missing drawing stops the build, and is named', () => {
  expect(() => findFigure('no-such-drawing')).toThrow('no-such-drawing.svg')
})

test('every drawing in the folder is exported once, to a folder that browsers cache for good', () => {
  const figures = listFigures()
  expect(figures).toHaveLength(readdirSync('content/figures').filter((file) => file.endsWith('.svg')).length)
  expect(new Set(figures.map(({ url }) => url)).size).toBe(figures.length)
  for (const { url } of figures) expect(hashedFolders.some(([folder]) => url.startsWith(folder))).toBe(true)
})

test('no drawing contains a script or an external reference', () => {
  for (const { url, svg } of listFigures())
    expect([url, svg.match(/<script|\son\w+=|javascript:|<foreignObject|(href|src)="(?!#)[^"]*"/gi)]).toEqual(
      [url, null],
    )
})

test('the route returns the requested drawing', async () => {
  const route = exportedFiles(listFigures)
  const [first] = route.params()
  const response = await route.answer(new Request('http://localhost/'), {
    params: Promise.resolve(first ?? { file: '' }),
  })
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toBe(listFigures()[0]?.svg)
})

test('a build that requests every drawing generates the list once', async () => {
  const list = jest.fn(listFigures)
  const route = exportedFiles(list)
  const drawings = route.params().map((params) => ({ params: Promise.resolve(params) }))
  for (const drawing of drawings)
    expect((await route.answer(new Request('http://localhost/'), drawing)).status).toBe(200)
  expect(list).toHaveBeenCalledTimes(1)
})
