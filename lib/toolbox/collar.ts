import { everyArticleDisclaimer } from '../disclaimers'
import { product } from '../site'
import { contentWidth, page } from './page'
import type { Pdf } from './pdf'
import { horizontal } from './rules'
import type { Position } from './sheet'
import { artifact } from './tags'
import { drawText, type SetText, setText, WidthError } from './typeset'

export const toolboxTitle = 'Land investor toolbox'

/** The line over a sheet and the one under it. They repeat on every page, so a screen reader skips them. */
export function printCollar(pdf: Pdf, { number, of }: Position, { overMap = false } = {}): void {
  const across = { x: page.left, width: contentWidth }
  const over = setText(pdf, [[`${product.name} · ${toolboxTitle}`.toUpperCase(), 'collar']], contentWidth)
  const count = setText(pdf, [[`SHEET ${number} OF ${of}`, 'collar']], contentWidth)
  const disclaimer = setDisclaimer(pdf)
  artifact(
    pdf.doc,
    () => {
      if (!overMap) drawText(pdf, over, { ...across, y: 38 })
      horizontal(pdf, { ...across, y: page.contentBottom + 3.5 }, 'control', 0.5)
      drawText(pdf, disclaimer, { ...across, y: page.contentBottom + 6.5 })
      drawText(pdf, count, { ...across, y: page.contentBottom + 6.5, align: 'right' })
    },
    'Pagination',
  )
}

/**
 * The disclaimer under every sheet. A third line would run into the frame of the page.
 * @throws WidthError, GlyphError
 */
export function setDisclaimer(pdf: Pdf): SetText {
  const set = setText(pdf, [[everyArticleDisclaimer, 'small']], 420)
  if (set.lines.length > 2) throw new WidthError(everyArticleDisclaimer)
  return set
}
