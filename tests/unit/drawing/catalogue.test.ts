import { brotliCompressSync } from 'node:zlib'
import { listArticles } from '@/lib/articles'
import { plottedSlugs } from '@/lib/drawing/article-plots'
import { articleDrawing, type DrawingName, findDrawing, sceneNames } from '@/lib/drawing/catalogue'
import { inkClass, inks } from '@/lib/drawing/ink'
import { standaloneCss } from '@/lib/drawing/stylesheet'
import { standalone } from '@/lib/drawing/svg'
import { readHexColours } from '@/lib/palette'
import { siteBudgets } from '@/tests/bench/budgets.mjs'

const palette = readHexColours()
const newArticle = articleDrawing('an-article-nobody-has-written')
const articleNames = [...plottedSlugs.map(articleDrawing), newArticle]
const names: DrawingName[] = [...sceneNames, ...articleNames]
const drawn = new Map(names.map((name) => [name, findDrawing(name).render()]))

function inlineOf(name: DrawingName): string {
  return drawn.get(name) ?? ''
}

function fileOf(name: DrawingName): string {
  const inline = inlineOf(name)
  return standalone(inline, standaloneCss(inline, palette))
}

test.each(names)('%s is drawn the same every time', (name) => {
  expect(findDrawing(name).render()).toBe(inlineOf(name))
})

test.each(names)('%s is well-formed: every tag closed, every attribute quoted, no NaN', (name) => {
  const svg = fileOf(name)
  const open: string[] = []
  for (const [, closing, tag = '', attributes = '', selfClosing] of svg.matchAll(
    /<(\/?)([a-z]+)([^<>]*?)(\/?)>/g,
  )) {
    if (closing) expect(open.pop()).toBe(tag)
    else {
      expect(attributes.replace(/ [a-zA-Z-]+="[^"<>]*"/g, '')).toBe('')
      if (!selfClosing) open.push(tag)
    }
  }
  expect(open).toEqual([])
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ')).toBe(true)
})

test.each(names)('%s starts its lines on the sheet or just off its edge', (name) => {
  const { width, height } = findDrawing(name)
  const reach = 80
  const withoutMoved = inlineOf(name)
    .replace(/<path[^>]*transform=[^>]*>/g, '')
    .replace(/<g[^>]*transform=.*?<\/g>/g, '')
  const starts = Array.from(withoutMoved.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g), ([, x, y]) => [
    +`${x}`,
    +`${y}`,
  ])
  const isNear = (place = Number.NaN, size: number) => place > -reach && place < size + reach
  expect(starts.filter(([x, y]) => !(isNear(x, width) && isNear(y, height)))).toEqual([])
})

const placesOfLetters = (name: (typeof names)[number]) =>
  Array.from(
    inlineOf(name).matchAll(/class="ink-letter[^"]*" transform="translate\((-?[\d.]+) (-?[\d.]+)\)/g),
    ([, x, y]) => [x, y],
  )
const lettered = names.filter((name) => inlineOf(name).includes('ink-letter'))

test.each(lettered)('%s keeps its lettering on the sheet', (name) => {
  const { width, height } = findDrawing(name)
  const places = placesOfLetters(name)
  expect(places).not.toEqual([])
  for (const [x, y] of places) {
    expect(Number(x)).toBeGreaterThanOrEqual(0)
    expect(Number(x)).toBeLessThanOrEqual(width)
    expect(Number(y)).toBeGreaterThan(4)
    expect(Number(y)).toBeLessThan(height - 4)
  }
})

test.each(names)('%s declares the size the catalogue promises', (name) => {
  const { width, height } = findDrawing(name)
  expect(inlineOf(name)).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`)
})

test.each(names)('%s uses inks rather than colours, and is hidden from assistive technology', (name) => {
  const svg = inlineOf(name)
  const known = new Set(Object.keys(inks).map((ink) => inkClass(ink as keyof typeof inks)))
  for (const [, ink] of svg.matchAll(/class="(ink-[^"]+)"/g)) expect(known).toContain(ink)
  expect(svg).not.toMatch(/#[0-9a-f]{3,8}|oklch|rgb\(|style=/i)
  expect(svg).toContain('aria-hidden="true"')
})

test('the drawing of an article without a recipe stays within its budget', () => {
  expect(brotliCompressSync(fileOf(newArticle)).length).toBeLessThanOrEqual(siteBudgets.articleDrawing.most)
})

test('every recipe belongs to an article, and each article of the specification has one', () => {
  const specified = listArticles().filter(({ id }) => id <= 17)
  expect([...plottedSlugs].sort()).toEqual(specified.map(({ slug }) => slug).sort())
})

test('no line of the hills beside the features is cut off at the lower edge, which is visible within the band', () => {
  const { height } = findDrawing('features-hill')
  const lines = Array.from(inlineOf('features-hill').matchAll(/M(-?\d+)[ ]?(-?\d+)c([^Mz"]+)/g))
  expect(lines.length).toBeGreaterThan(9)
  for (const [, , start, steps = ''] of lines) {
    // The last of the three points of each curve is where the next one starts.
    const down = Array.from(steps.matchAll(/-?\d+/g), Number).filter((_, index) => index % 6 === 5)
    const end = down.reduce((sum, step) => sum + step, Number(start))
    expect(Math.max(Number(start), end)).toBeLessThan(height)
  }
})

test.each(['footer-terrain', 'walkthrough-terrain'] as const)(
  '%s, which stretches to bands of any height, keeps its stroke width',
  (name) => {
    const lines = inlineOf(name).match(/<path[^>]*>/g) ?? []
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(line).toContain('vector-effect="non-scaling-stroke"')
  },
)

test('no two drawings are the same', () => {
  const others = Array.from({ length: 8 }, (_, index) => articleDrawing(`new-article-${index}`))
  const different = new Set([...drawn.values(), ...others.map((name) => findDrawing(name).render())])
  expect(different.size).toBe(names.length + others.length)
})

test('a file includes the colours of the inks it uses, and no others', () => {
  const plan = fileOf('fence-plan')
  expect(plan).toContain(`.ink-wire{fill:none;stroke:${palette.ink};stroke-width:1.5}`)
  expect(plan).not.toContain('ink-contour')
  expect(plan).not.toContain('var(')
})
