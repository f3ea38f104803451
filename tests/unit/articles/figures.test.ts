import { readdirSync } from 'node:fs'
import { hashedFolders } from '@/lib/build/hosts/headers.mjs'
import { exportedFiles } from '@/lib/exported-files'
import { findFigure, listFigures } from '@/lib/figures'
import { enterProject } from '../../fixtures/project-folder'

test('a drawing has an address that changes with it, and its own size', () => {
  const { wide, narrow } = findFigure('tax-strategies')
  expect(wide.url).toMatch(/^\/figures\/tax-strategies\.[0-9a-f]{6}\.svg$/)
  expect(narrow?.url).toMatch(/^\/figures\/tax-strategies-narrow\.[0-9a-f]{6}\.svg$/)
  expect(wide.width).toBeGreaterThan(narrow?.width ?? 0)
})

test('a drawing that is not there stops the build with its name', () => {
  expect(() => findFigure('no-such-drawing')).toThrow('no-such-drawing.svg')
})

test('every drawing in the folder is exported once, below a folder that is kept for good', () => {
  const figures = listFigures()
  expect(figures).toHaveLength(readdirSync('content/figures').filter((file) => file.endsWith('.svg')).length)
  expect(new Set(figures.map(({ url }) => url)).size).toBe(figures.length)
  for (const { url } of figures) expect(hashedFolders.some(([folder]) => url.startsWith(folder))).toBe(true)
})

test('no drawing carries script or reaches outside', () => {
  for (const { url, svg } of listFigures())
    expect([url, svg.match(/<script|\son\w+=|javascript:|<foreignObject|(href|src)="(?!#)[^"]*"/gi)]).toEqual(
      [url, null],
    )
})

test('the route answers with the drawing asked for', async () => {
  const route = exportedFiles(listFigures)
  const [first] = route.params()
  const response = await route.answer(new Request('http://localhost/'), {
    params: Promise.resolve(first ?? { file: '' }),
  })
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toBe(listFigures()[0]?.svg)
})

describe('in a project with other drawings', () => {
  const svg = (viewBox: string) =>
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"\n  ${viewBox}><title>A plat</title></svg>\n`
  const drawings = {
    'sub/plat': `viewBox="0 0 10 20"`,
    'other/plat': `viewBox="0 0 10 20" fill="none"`,
    'My Plat': `viewBox='0 0 10 20'`,
    commas: 'viewBox="0,0,10,20"',
    spaces: 'width="5" viewBox = "0 0 10 20"',
    coloured: 'viewBox="0 0 10 20" fill="var(--color-ink, #123456)" stroke="var(--color-none-such, #123456)"',
  }
  let project: { leave: () => void }

  beforeAll(() => {
    const files = Object.entries(drawings).map(([name, box]) => [`content/figures/${name}.svg`, svg(box)])
    project = enterProject(Object.fromEntries(files))
    jest.resetModules()
  })
  afterAll(() => project.leave())

  test.each(Object.keys(drawings))(
    '%s is found with its size, and exported where the page asks for it',
    async (name) => {
      const figures = await import('@/lib/figures')
      const { wide } = figures.findFigure(name)
      expect(wide).toMatchObject({ width: 10, height: 20 })
      expect(wide.url).toMatch(/^\/figures\/[a-z-]+\.[0-9a-f]{6}\.svg$/)
      expect(figures.listFigures()).toContainEqual(wide)
    },
  )

  test('a drawing has the colours of the theme, and its own where the theme has none', async () => {
    const { findFigure: find } = await import('@/lib/figures')
    expect(find('coloured').wide.svg).toMatch(/ fill="(?!#123456)#[0-9a-f]{6}" stroke="#123456"/i)
  })

  test('drawings of one name in two folders have addresses of their own', async () => {
    const { listFigures: list } = await import('@/lib/figures')
    const urls = list().map(({ url }) => url)
    expect(new Set(urls).size).toBe(urls.length)
  })
})
