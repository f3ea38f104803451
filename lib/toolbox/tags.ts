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

/** Adds a child element to `parent`; `fill` prints its content. An element must end on the page where it began. */
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

/** Prints text of an element. Lines and fills are not allowed inside; they are artifacts. */
export function words(element: Tag, draw: () => void): void {
  element.add(draw)
}

/** Draws lines, fills and decoration, which screen readers skip. */
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
