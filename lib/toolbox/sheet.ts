import type { Article } from '@/lib/articles'
import { environment } from '@/lib/env'
import { printCollar } from './collar'
import type { FieldGroup } from './fields'
import { openFieldGroup } from './fields'
import { drawFrame, drawHeaderGround, drawProgress } from './furniture'
import { contentWidth, page } from './page'
import { newPage, type Press, pdfString } from './press'
import { artifact, type Tag, tag, words } from './tags'
import { drawText, type Run, setText } from './typeset'

/** One printed page while it is being laid out, from the top down. */
export type Sheet = {
  press: Press
  section: Tag
  fields: FieldGroup
  outline: PDFKit.PDFOutline
  /** Where the next block starts. */
  y: number
}

export type Template = {
  /** Prefix of its field names and its address inside the document. */
  key: string
  title: string
  purpose: string
  /** The article that teaches the sheet. */
  article: Article
  draw(sheet: Sheet): void
}

export type Position = { number: number; of: number }

/** Prints a template on a page of its own. */
export function printTemplate(press: Press, template: Template, position: Position): void {
  newPage(press)
  press.doc.addNamedDestination(template.key, 'XYZ', 0, 0, null)
  const outline = press.doc.outline.addItem(template.title, topOf(0))
  artifact(press.doc, () => {
    drawFrame(press)
    drawHeaderGround(press, template.key)
    drawProgress(press, position)
  })
  printCollar(press, position)
  tag(
    press.doc,
    press.root,
    'Sect',
    (section) => {
      const sheet = {
        press,
        section,
        outline,
        fields: openFieldGroup(press, template.key),
        y: page.contentTop,
      }
      printHeader(sheet, template)
      template.draw(sheet)
      if (sheet.y > page.contentBottom + 0.5)
        throw new Error(
          `The sheet "${template.title}" is ${Math.ceil(sheet.y - page.contentBottom)} points too long.`,
        )
    },
    { title: template.title },
  )
}

// pdfkit measures an outline's left edge from the right, so the page's width means "at the left".
// https://github.com/foliojs/pdfkit/blob/v0.20.2/lib/outline.js
export function topOf(y: number): { expanded?: boolean } {
  return { top: y, left: page.width, expanded: false } as { expanded?: boolean }
}

function printHeader({ press, section }: Sheet, { title, purpose, article }: Template): void {
  const place = { x: page.left, width: contentWidth }
  print(press, section, 'H2', [[title, 'title']], { ...place, y: 49 })
  const height = print(press, section, 'P', [[purpose, 'quiet']], { ...place, y: 77, width: 395 })
  printLink(press, section, article, 78 + height)
}

function printLink(press: Press, section: Tag, { title, path }: Article, y: number): void {
  const text = `From the article: ${title}`
  const url = environment().siteUrl + path
  const set = setText(press, [[text, 'link']], contentWidth)
  const area = { x: page.left, y, width: set.lines[0]?.width ?? 0, height: set.height }
  tag(press.doc, section, 'P', (paragraph) =>
    tag(press.doc, paragraph, 'Link', (link) => {
      words(link, () => drawText(press, set, area))
      const options = { structParent: link, Contents: pdfString(`${text}, on the web`) }
      press.doc.link(area.x, area.y, area.width, area.height, url, options)
    }),
  )
}

type Placement = { x: number; y: number; width: number; align?: 'left' | 'center' | 'right' }

/** Prints one block of words in its own tag and answers its height. */
export function print(
  press: Press,
  parent: Tag,
  name: 'H2' | 'P' | 'Lbl',
  runs: readonly Run[],
  place: Placement,
): number {
  const set = setText(press, runs, place.width)
  tag(press.doc, parent, name, (element) => words(element, () => drawText(press, set, place)))
  return set.height
}
