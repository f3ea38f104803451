import { renderToStaticMarkup } from 'react-dom/server'
import { InlineDrawing } from '@/components/art/inline-drawing'
import { LazyDrawing } from '@/components/art/lazy-drawing'
import { MapSymbol } from '@/components/art/map-symbol'
import { articleDrawing } from '@/lib/drawing/catalogue'
import { drawingFile, listDrawingFiles } from '@/lib/drawing/files'

test('an inline drawing is part of the page, and hidden from assistive technology', () => {
  const html = renderToStaticMarkup(<InlineDrawing name="fence-plan" className="here" />)
  expect(html).toContain('<span class="inline-drawing here"><svg class="art" viewBox="0 0')
  expect(html).toMatch(/<svg[^>]* aria-hidden="true">/)
})

test('a lazy drawing is an image with its size, an empty alternative text and a hashed URL', () => {
  const html = renderToStaticMarkup(<LazyDrawing name="dark-terrain" />)
  expect(html).toMatch(/src="\/art\/dark-terrain\.[0-9a-f]{6}\.svg"/)
  expect(html).toContain('width="1600" height="560"')
  expect(html).toContain('alt=""')
  expect(html).toContain('loading="lazy"')
})

test('every drawing has its own URL', () => {
  const urls = listDrawingFiles(['tax-strategies', 'a-new-article']).map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls).toContain(drawingFile(articleDrawing('a-new-article')).url)
})

test('a map symbol is hidden from assistive technology', () => {
  expect(renderToStaticMarkup(<MapSymbol name="windmill" height={68} />)).toContain('aria-hidden="true"')
})
