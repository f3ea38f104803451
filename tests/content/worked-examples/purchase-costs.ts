import { articleText } from '../article-text'

/** What the guide's worked deal costs on top of the price before the parcel is listed: closing, checks and tax. */
export function purchaseCosts(): number {
  const guide = articleText('beginners-guide-land-investing')
  const lines = [
    'Purchase closing and title policy',
    'Due diligence (photos, calls, records)',
    'Property tax while you hold it',
  ]
  return lines.reduce((sum, line) => {
    const [, amount] = guide.split(`${line} −$`)
    return sum + Number.parseInt(amount?.replace(',', '') ?? '', 10)
  }, 0)
}
