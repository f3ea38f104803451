import { formatWholeDollars } from '@/lib/money'
import { articleText } from '../article-text'

const text = articleText('land-auctions-land-banks')

const value = 18_000
const resale = Math.round(value * 0.08)
const titleWork = 2_000
const taxesAndDeed = 330
const profit = 5_000
const withPremium = value - resale - titleWork - taxesAndDeed - profit
const bid = Math.round(withPremium / 1.1)

test('the maximum bid is worked back from the value', () => {
  expect(text).toContain(
    `(${formatWholeDollars(value)} − ${formatWholeDollars(resale)} − ${formatWholeDollars(titleWork)} − ${formatWholeDollars(taxesAndDeed)} − ${formatWholeDollars(profit)}) ÷ 1.10 = ${formatWholeDollars(withPremium)} ÷ 1.10, or ${formatWholeDollars(bid)}`,
  )
})

test('the insured sale and the quitclaim sale start from the same cash and end as printed', () => {
  const cashIn = withPremium + titleWork + taxesAndDeed
  const insured = value - resale - cashIn
  const quitclaim = value * 0.6
  const refused = quitclaim - quitclaim * 0.08 - cashIn
  expect(text).toContain(formatWholeDollars(cashIn))
  expect(text).toContain(formatWholeDollars(value - resale))
  expect(text).toContain(`${formatWholeDollars(insured)} gain`)
  expect(text).toContain(formatWholeDollars(quitclaim))
  expect(text).toContain(formatWholeDollars(Math.round(quitclaim * 0.92)))
  expect(text).toContain(`${formatWholeDollars(Math.round(-refused))} loss`)
  expect(text).toContain(`is ${Math.round((100 * insured) / cashIn)}% on the cash`)
})

test('ordinary offers are 50%, 60% and 70% of value', () => {
  expect(text).toContain(
    `${formatWholeDollars(value * 0.5)}, ${formatWholeDollars(value * 0.6)} and ${formatWholeDollars(value * 0.7)}`,
  )
})

test('a Texas redemption within 180 days pays the bid and costs plus 25%', () => {
  const paid = 8_000 + 300
  expect(text).toContain(
    `${formatWholeDollars(paid)} plus ${formatWholeDollars(paid * 0.25)}, or ${formatWholeDollars(paid * 1.25)}`,
  )
})

test('twelve steps down from 16% leave 4%, and seven months of each rate are as printed', () => {
  const rate = 16 - 12 * 1
  expect(text).toContain(`the winner earns ${rate}%`)
  expect(text).toContain(
    `16% would have paid ${formatWholeDollars((1_200 * 0.16 * 7) / 12)}. At ${rate}% it pays ${formatWholeDollars((1_200 * rate * 7) / 1_200)}`,
  )
})

test('the cost of the side lot and the share of applications are as printed', () => {
  expect(text).toContain(`make ${formatWholeDollars(100 + 30 + 450)}`)
  expect(text).toContain(`2,524 of 5,499 applications for these, ${Math.round((100 * 2_524) / 5_499)}%`)
})
