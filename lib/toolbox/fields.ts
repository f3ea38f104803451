import type { Align, Area } from './page'
import { type Pdf, pdfString } from './pdf'
import { type Tag, tag } from './tags'

/** The dictionary of a sheet's fields, so that a field is called `county.price-a`. */
export type FieldGroup = PDFKit.PDFKitReference

type FieldFacts = {
  name: string
  /** What a screen reader says and a pointer shows: the whole question, not the short printed label. */
  tip: string
  multiline?: boolean
  align?: Align
  size?: number
}

const printed = 4
const multilineFlag = 1 << 12
const doNotScrollFlag = 1 << 23
const justify = { left: 0, center: 1, right: 2 } as const

/** @param name stands before the names of its fields; no other group of the document has it */
export function openFieldGroup({ doc }: Pdf, name: string): FieldGroup {
  return doc.formField(name)
}

/** A place to type. The printed line or box around it is the caller's. */
export function textField(pdf: Pdf, parent: Tag, group: FieldGroup, facts: FieldFacts, area: Area): void {
  const { multiline = false, align = 'left', size = 10 } = facts
  addField(pdf, parent, group, facts, area, {
    FT: 'Tx',
    // A field that does not scroll holds what a printed sheet can show.
    Ff: (multiline ? multilineFlag : 0) | doNotScrollFlag,
    Q: justify[align],
    DA: pdfString(`/F1 ${size} Tf ${inkOperator(pdf)} rg`),
    AP: { N: emptyAppearance(pdf, area) },
  })
}

/** A box to tick. It prints as an empty square until somebody does. */
export function checkbox(pdf: Pdf, parent: Tag, group: FieldGroup, facts: FieldFacts, area: Area): void {
  addField(pdf, parent, group, facts, area, {
    FT: 'Btn',
    V: 'Off',
    AS: 'Off',
    AP: { N: { Yes: tickAppearance(pdf, area), Off: emptyAppearance(pdf, area) } },
  })
}

/** pdfkit's own field calls know no tooltip, no appearance and no tag; the widget is therefore written out in full. */
function addField(
  { doc }: Pdf,
  parent: Tag,
  group: FieldGroup,
  { name, tip }: FieldFacts,
  { x, y, width, height }: Area,
  kind: Record<string, unknown>,
): void {
  tag(doc, parent, 'Form', (form) => {
    const widget: Record<string, unknown> = {
      Subtype: 'Widget',
      F: printed,
      T: pdfString(name),
      TU: pdfString(tip),
      Parent: group,
      structParent: form,
      ...kind,
    }
    doc.annotate(x, y, width, height, widget)
    const dictionary = group.data as unknown as { Kids?: unknown[] }
    dictionary.Kids ??= []
    dictionary.Kids.push(doc.page.annotations.at(-1))
  })
}

function inkOperator({ colours }: Pdf): string {
  const hex = colours.ink
  return [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')
}

const appearances = new WeakMap<PDFKit.PDFDocument, Map<string, PDFKit.PDFKitReference>>()

function emptyAppearance(pdf: Pdf, area: Area): PDFKit.PDFKitReference {
  return appearance(pdf, area, '/Tx BMC EMC')
}

function tickAppearance(pdf: Pdf, area: Area): PDFKit.PDFKitReference {
  const { width: w, height: h } = area
  const at = (x: number, y: number) => `${(x * w).toFixed(2)} ${(y * h).toFixed(2)}`
  const tick = `${at(0.2, 0.5)} m ${at(0.42, 0.24)} l ${at(0.82, 0.82)} l S`
  return appearance(pdf, area, `q ${inkOperator(pdf)} RG 1.7 w 1 J 1 j ${tick} Q`)
}

/** Fields of one size share their appearance. */
function appearance({ doc }: Pdf, { width, height }: Area, content: string): PDFKit.PDFKitReference {
  const known = appearances.get(doc) ?? new Map<string, PDFKit.PDFKitReference>()
  appearances.set(doc, known)
  const key = `${width.toFixed(2)} ${height.toFixed(2)} ${content}`
  let reference = known.get(key)
  if (!reference) {
    reference = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height], Resources: {} })
    reference.end(Buffer.from(content, 'latin1'))
    known.set(key, reference)
  }
  return reference
}
