import { formatWholeDollars } from '@/lib/money'
import { articleText } from '../article-text'

const text = articleText('rezoning-entitlements-guide')

const strike = 40_000
const resale = 85_000
const sellingRate = 0.08
const optionFees = [1_000, 500]
const studies = [800, 2_500, 3_000, 250, 1_500]
const sum = (items: number[]) => items.reduce((total, item) => total + item, 0)

const atRisk = sum(optionFees) + sum(studies)
const gain = resale - strike - atRisk - resale * sellingRate

test('the cost stack adds up to the money at risk', () => {
  for (const item of [...optionFees, ...studies]) expect(text).toContain(formatWholeDollars(item))
  expect(text).toContain(formatWholeDollars(atRisk))
})

test('the gain after approval is as printed', () => {
  expect(text).toContain(`selling costs of ${formatWholeDollars(resale * sellingRate)}`)
  expect(text).toContain(`${formatWholeDollars(gain)} is left`)
})

test('the break-even odds follow from the loss and the gain', () => {
  const odds = atRisk / (gain + atRisk)
  expect(text).toContain(
    `${formatWholeDollars(atRisk)} ÷ (${formatWholeDollars(gain)} + ${formatWholeDollars(atRisk)}) = ${Math.round(odds * 100)}%`,
  )
  expect(text).toContain(
    `Three refusals at ${formatWholeDollars(atRisk)} cost ${formatWholeDollars(3 * atRisk)}`,
  )
  expect(3 * atRisk).toBe(gain)
})

test('even odds give the printed average result', () => {
  expect(text).toContain(
    `At even odds the average result is ${formatWholeDollars(0.5 * gain - 0.5 * atRisk)}`,
  )
})

test('buying first loses the printed sum when the county refuses', () => {
  const resaleCost = strike * sellingRate
  expect(text).toContain(`${formatWholeDollars(sum(studies))} down`)
  expect(text).toContain(`another ${formatWholeDollars(resaleCost)}`)
  expect(text).toContain(`That's ${formatWholeDollars(sum(studies) + resaleCost)}`)
})

test('the owner shares in the resale above the threshold', () => {
  expect(text).toContain(`that adds ${formatWholeDollars(0.1 * (resale - 70_000))} to the owner's check`)
})

test('the variance is worth its odds times the lift, less its cost', () => {
  const worth = (odds: number) => odds * (22_000 - 6_000) - 1_100
  expect(text).toContain(`At 30% odds the request is worth ${formatWholeDollars(worth(0.3))}`)
  expect(text).toContain(`At 5% it's worth minus ${formatWholeDollars(-worth(0.05))}`)
})

test('a missed filing date moves the end of the process past the option’s expiration', () => {
  const end = 175
  expect(text).toContain(`The process ends on day ${end} and the option on day 180`)
  expect(text).toContain(`One missed filing date moves the finish to day ${end + 30}`)
  expect(text).toContain(`three slips turn a 120-day plan into ${120 + 3 * 30}`)
})
