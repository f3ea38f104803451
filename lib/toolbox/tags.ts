/** The structure tree: what a screen reader reads. Whatever is printed is either in a tag or marked as an artifact. */

export type Tag = PDFKit.PDFStructureElement

export type TagName =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Form'
  | 'Link'
  | 'TOC'
  | 'TOCI'

type TagOptions = { title?: string; scope?: 'Row' | 'Column' }

/** A child element of `parent`. `fill` prints and adds what belongs in it; an element ends on the page it began on. */
export function tag(
  doc: PDFKit.PDFDocument,
  parent: Tag,
  name: TagName,
  fill: (element: Tag) => void,
  options: TagOptions = {},
): void {
  const element = doc.struct(name, options)
  parent.add(element)
  fill(element)
  element.end()
}

/** Printed words of an element. Only text may be drawn inside; lines and fills are artifacts. */
export function words(element: Tag, draw: () => void): void {
  element.add(draw)
}

/** Lines, fills and drawings that say nothing. */
export function artifact(
  doc: PDFKit.PDFDocument,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}
