import { everyArticleDisclaimer } from '../disclaimers'
import { product } from '../site'
import { contentWidth, page } from './page'
import type { Press } from './press'
import { horizontal } from './rules'
import type { Position } from './sheet'
import { artifact } from './tags'
import { drawText, setText } from './typeset'

export const toolboxTitle = 'Land investor toolbox'

/** The line over a sheet and the one under it. They repeat on every page, so a screen reader skips them. */
export function printCollar(press: Press, { number, of }: Position, { overMap = false } = {}): void {
  const across = { x: page.left, width: contentWidth }
  const over = setText(press, [[`${product.name} · ${toolboxTitle}`.toUpperCase(), 'collar']], contentWidth)
  const count = setText(press, [[`SHEET ${number} OF ${of}`, 'collar']], contentWidth)
  const disclaimer = setText(press, [[everyArticleDisclaimer, 'small']], 420)
  artifact(
    press.doc,
    () => {
      if (!overMap) drawText(press, over, { ...across, y: 38 })
      horizontal(press, { ...across, y: page.contentBottom + 3.5 }, 'control', 0.5)
      drawText(press, disclaimer, { ...across, y: page.contentBottom + 6.5 })
      drawText(press, count, { ...across, y: page.contentBottom + 6.5, align: 'right' })
    },
    'Pagination',
  )
}
