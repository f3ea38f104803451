import { enterProject } from '../../fixtures/project-folder'

/** Drawings as different drawing programs save them, in a project that has no others. */
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
  '%s is found with its size, and exported to the URL that the page requests',
  async (name) => {
    const { findFigure, listFigures } = await import('@/lib/articles/figures')
    const { wide } = findFigure(name)
    expect(wide).toMatchObject({ width: 10, height: 20 })
    expect(wide.url).toMatch(/^\/figures\/[a-z-]+\.[0-9a-f]{6}\.svg$/)
    expect(listFigures()).toContainEqual(wide)
  },
)

test('a drawing takes its colours from the theme, and keeps its own where the theme has none', async () => {
  const { findFigure } = await import('@/lib/articles/figures')
  expect(findFigure('coloured').wide.svg).toMatch(/ fill="(?!#123456)#[0-9a-f]{6}" stroke="#123456"/i)
})

test('drawings with the same name in different folders have different URLs', async () => {
  const { listFigures } = await import('@/lib/articles/figures')
  const urls = listFigures().map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
})
