/** @jest-environment jsdom */

import { render, screen, within } from '@testing-library/react'
import { compiledText } from '@/components/mdx/article-text'
import { listArticles } from '@/lib/articles'
import { readHeadings } from '@/lib/articles/headings'
import { pricesIn } from '../fixtures/prices-in'

describe.each(listArticles().map((article) => [article.slug, article] as const))('%s', (_, article) => {
  let html = ''
  beforeAll(() => {
    const { container, unmount } = render(compiledText(article.body))
    html = container.innerHTML
    unmount()
  })
  beforeEach(() => {
    document.body.innerHTML = html
  })

  const countWritten = (block: string) => article.body.match(new RegExp(`<${block}\\b`, 'g'))?.length ?? 0

  test('has the headings that its contents and the search index list, and no second h1', () => {
    const onPage = screen.getAllByRole('heading').map(({ tagName, id, textContent }) => ({
      level: Number(tagName[1]),
      id,
      text: textContent,
    }))
    expect(onPage).toEqual(readHeadings(article.body).map(({ level, id, text }) => ({ level, id, text })))
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  test('uses each id once', () => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('has no style attribute, which the site’s policy blocks, and no price from the landing page', () => {
    expect(document.querySelectorAll('[style]')).toHaveLength(0)
    const words = document.body.textContent ?? ''
    expect(pricesIn(words)).toEqual([])
  })

  test('labels its tables: column headers, row headers and, unless they are plain Markdown, a caption', () => {
    const captions = Array.from(document.querySelectorAll('caption'))
    expect(captions).toHaveLength(countWritten('Table'))
    for (const caption of captions) expect(caption).toHaveTextContent(/\w/)
    for (const table of screen.queryAllByRole('table')) {
      expect(within(table).getAllByRole('columnheader').length).toBeGreaterThan(0)
      for (const row of within(table).getAllByRole('row').slice(1))
        expect(within(row).getAllByRole('rowheader')).toHaveLength(1)
    }
  })

  test('has checklists in which every item has a labeled checkbox', () => {
    const lists = Array.from(document.querySelectorAll<HTMLElement>('fieldset.checklist'))
    expect(lists).toHaveLength(countWritten('Checklist'))
    for (const list of lists) {
      expect(list).toHaveAccessibleName(/\w/)
      const boxes = within(list).getAllByRole<HTMLInputElement>('checkbox')
      expect(boxes).toHaveLength(within(list).getAllByRole('listitem').length)
      for (const box of boxes) {
        expect(box).toBeEnabled()
        expect(box.labels?.[0]?.textContent?.trim()).toMatch(/\w/)
      }
    }
  })

  test('has lazy-loaded figures with alt text and dimensions', () => {
    const pictures = screen.queryAllByRole<HTMLImageElement>('img')
    expect(pictures.length).toBeGreaterThanOrEqual(countWritten('Figure'))
    for (const picture of pictures) {
      expect(picture.alt).toMatch(/\w/)
      expect(picture).toHaveAttribute('loading', 'lazy')
      expect(picture.width * picture.height).toBeGreaterThan(0)
    }
  })

  test('has a popover definition for each term', () => {
    const terms = document.querySelectorAll('button.term')
    expect(terms).toHaveLength(countWritten('Term'))
    for (const term of terms) {
      const definition = document.getElementById(term.getAttribute('popovertarget') ?? '')
      expect(definition).toHaveAttribute('popover')
      expect(definition?.textContent).toMatch(/\w/)
    }
  })
})
