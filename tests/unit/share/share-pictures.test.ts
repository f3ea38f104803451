import { renderToStaticMarkup } from 'react-dom/server'
import { ShareCard } from '@/components/share/share-card'
import { listArticles } from '@/lib/articles'
import { findDrawing } from '@/lib/drawing/catalogue'
import { listSharePictures } from '@/lib/share/share-pictures'
import { setTitle } from '@/lib/share/share-title'

const pictures = listSharePictures(listArticles())

test('every article and every screen has a share picture with a drawing of its own', () => {
  const names = pictures.map(({ name }) => name)
  expect(names).toEqual([
    'screen.home',
    'screen.blog',
    'screen.transparency',
    ...listArticles().map(({ slug }) => slug),
  ])
  expect(new Set(pictures.map(({ drawing }) => drawing)).size).toBe(pictures.length)
})

test('an article with the name of a screen has a picture of its own', () => {
  const [article] = listArticles()
  const names = listSharePictures(
    ['site', 'blog', 'home', 'transparency'].flatMap((slug) => (article ? [{ ...article, slug }] : [])),
  ).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('the part of a drawing that is shown lies inside the drawing', () => {
  for (const { drawing, view } of pictures.filter((picture) => picture.view)) {
    const [x = 0, y = 0, width = 0, height = 0] = (view ?? '').split(' ').map(Number)
    const whole = findDrawing(drawing)
    expect(x + width).toBeLessThanOrEqual(whole.width)
    expect(y + height).toBeLessThanOrEqual(whole.height)
  }
})

test('a drawing fills its part of a picture to the edges, and is never squeezed', () => {
  for (const picture of pictures) {
    const [, box = ''] = Array.from(
      renderToStaticMarkup(ShareCard(picture)).matchAll(/base64,([^)]*)\)/g),
      ([, data = '']) => Buffer.from(data, 'base64').toString(),
    )
    // The renderer stretches the part shown over the box, whatever the drawing says about proportions.
    const [, view = '', width, height] = /viewBox="([^"]*)" width="(\d+)" height="(\d+)"/.exec(box) ?? []
    const [x = 0, y = 0, across = 0, down = 0] = view.split(' ').map(Number)
    expect(across / down).toBeCloseTo(Number(width) / Number(height), 3)
    const whole = findDrawing(picture.drawing)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + across).toBeLessThanOrEqual(whole.width)
    expect(y + down).toBeLessThanOrEqual(whole.height)
    if (picture.view) continue
    for (const [, start] of box.matchAll(/class="ink-letter[^"]*" transform="translate\((-?[\d.]+)/g)) {
      expect(Number(start)).toBeGreaterThan(x)
      expect(Number(start)).toBeLessThan(x + across)
    }
  }
})

test('the heading of the landing page keeps its first line in one on the picture', () => {
  const home = pictures.find(({ name }) => name === 'screen.home')
  expect(setTitle(home?.title ?? '', { width: 448, height: 398 }).lines[0]).toBe('Hustle\u00a0land,')
})
