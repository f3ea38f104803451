import { formatWholeDollars } from '@/lib/money'
import { articleText } from '../article-text'

const text = articleText('due-diligence-checklist')

const price = 20_000
const value = 28_375
const title = 900
const perc = 1_300
const photos = 100
const surveyLow = 500
const surveyHigh = 1_500

test('the four checks add up to the printed budget and its share of the price', () => {
  const low = title + perc + photos + surveyLow
  const high = title + perc + photos + surveyHigh
  expect(text).toContain(
    `${formatWholeDollars(low)}-${formatWholeDollars(high)}, or ${(100 * low) / price}% to ${(100 * high) / price}% of the price`,
  )
  expect(text).toContain(
    `${formatWholeDollars(high)} ÷ ${formatWholeDollars(price)} = ${(100 * high) / price}%`,
  )
})

test('the guide quotes the same cost for the soil test and survey', () => {
  expect(articleText('beginners-guide-land-investing')).toContain(
    `a soil test and survey (${formatWholeDollars(perc + surveyLow)}-${formatWholeDollars(perc + surveyHigh)} in our checklist)`,
  )
})

test('the figure caption adds up photos, title and tests', () => {
  expect(text).toContain(
    `After photos and title you could be out up to ${formatWholeDollars(photos + title)}, and after the tests up to ${formatWholeDollars(photos + title + perc + surveyHigh)}`,
  )
})

test('missing access takes 25-40% off the value', () => {
  const low = Math.round(value * 0.6)
  const high = Math.floor(value * 0.75)
  expect(text).toContain(
    `${formatWholeDollars(value)} becomes ${formatWholeDollars(low)} to ${formatWholeDollars(high)}`,
  )
})

test('restoring access costs the printed sum and does not pay off at the contract price', () => {
  const cure = 6_000 + 2_500
  expect(text).toContain(`together ${formatWholeDollars(cure)} to restore ${formatWholeDollars(value)}`)
  expect(text).toContain(
    `${formatWholeDollars(price)} plus ${formatWholeDollars(cure)} is ${formatWholeDollars(price + cure)}, already ${formatWholeDollars(price + cure - value)} above`,
  )
})

test('the utility premium, the power run, the withholding and the slope are as printed', () => {
  expect(text).toContain(
    `the lot loses ${formatWholeDollars(Math.round(value - value / 1.1))} to ${formatWholeDollars(Math.round(value - value / 1.2))}`,
  )
  expect(text).toContain(`300-foot run is ${formatWholeDollars(300 * 5)}-${formatWholeDollars(300 * 25)}`)
  expect(text).toContain(`15% of the gross price, ${formatWholeDollars(price * 0.15)} here`)
  expect(text).toContain(`${3 * 40} ÷ 600, or ${(100 * 3 * 40) / 600}%`)
})

test('at the reduced price the gain is about what a 10% selling cost takes', () => {
  expect(text).toContain(
    `would gain ${formatWholeDollars(Math.round(value * 0.4) - 8_500)}, about what a 10% selling cost takes (${formatWholeDollars(Math.round(value * 0.1))}; an agent at 8%, 2% to close)`,
  )
})

test('at the reduced price the cost of the checks is lost, and a pass at the contract price leaves little', () => {
  const checks = [surveyLow, surveyHigh].map((survey) => title + perc + photos + survey)
  const printed = (amounts: number[]) => amounts.map(formatWholeDollars).join('-')
  const afterSelling = value * 0.9
  const withCure = value * 0.6 + 8_500
  expect(Math.abs(afterSelling - withCure)).toBeLessThan(15)
  expect(text).toContain(`Your ${printed(checks)} of checks would still be lost`)
  const kept = checks.map((check) => afterSelling - price - check).reverse()
  expect(text).toContain(
    `Close at ${formatWholeDollars(price)}; about ${printed(kept.map((amount) => Math.round(amount / 100) * 100))} is left after checks and selling`,
  )
  expect(price).toBeGreaterThan(value * 0.7)
})
