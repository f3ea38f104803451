import { formatWholeDollars, formatWithCents } from '@/lib/money'
import { articleText } from '../article-text'
import { purchaseCosts } from './purchase-costs'

const text = articleText('analyze-land-value-without-mls')

const acres = 5
const comps = [
  { acres: 4.6, price: 27600, months: 8 },
  { acres: 5.2, price: 29900, months: 5 },
  { acres: 5.5, price: 30800, months: 11 },
  { acres: 4.8, price: 26400, months: 3 },
]

const perAcre = comps.map((comp) => Math.round(comp.price / comp.acres)).sort((a, b) => a - b)
const [lowest = 0, second = 0, third = 0, highest = 0] = perAcre
const median = (second + third) / 2
const mean = perAcre.reduce((sum, value) => sum + value, 0) / perAcre.length
const base = median * acres
const round = (value: number): number => Math.round(value + 1e-9)

test('the median and the average price per acre come from the four comps', () => {
  expect(perAcre).toEqual([5500, 5600, 5750, 6000])
  expect(text).toContain(
    `${formatWholeDollars(second)} and ${formatWholeDollars(third)} give a median of ${formatWholeDollars(median)}`,
  )
  expect(text).toContain(`The plain average is ${formatWithCents(mean)}`)
})

test('every comp is inside the size window and the time window', () => {
  for (const comp of comps) {
    expect(Math.abs(comp.acres / acres - 1)).toBeLessThanOrEqual(0.1 + 1e-9)
    expect(comp.months).toBeLessThanOrEqual(12)
  }
  expect(comps.filter((comp) => comp.months > 6)).toHaveLength(2)
  expect(text).toContain('two of our sales are older than six months')
})

test('the base value is the median times five acres', () => {
  expect(text).toContain(`${formatWholeDollars(median)} × 5.0 = ${formatWholeDollars(base)}`)
})

test('the offers are 50, 60 and 70 percent of the base', () => {
  for (const share of [50, 60, 70]) {
    expect(text).toContain(`${share}%: ${formatWholeDollars(round((base * share) / 100))}`)
  }
})

test('the low end of the no-road range equals the 60 percent offer', () => {
  const high = round(base * 0.75)
  const low = round(base * 0.6)
  expect(low).toBe(round((base * 60) / 100))
  expect(text).toContain(`leaves ${formatWholeDollars(high)} to ${formatWholeDollars(low)}`)
  expect(text).toContain(
    `The 60% offer and the low end of the no-road range are the same ${formatWholeDollars(low)}`,
  )
})

test('the utility premium and the length of line it pays for are as printed', () => {
  expect(text).toContain(
    `would give ${formatWholeDollars(round(base * 1.1))} to ${formatWholeDollars(round(base * 1.2))}`,
  )
  const low = round(base * 0.1)
  const high = round(base * 0.2)
  const shortest = Math.round(low / 25)
  const longest = Math.round(high / 5)
  expect(text).toContain(
    `A premium of ${formatWholeDollars(low)} to ${formatWholeDollars(high)} pays for between ${shortest} and ${longest.toLocaleString('en-US')} feet of line`,
  )
})

test('the slope cut comes first, and the two access cuts are alternatives', () => {
  const sloped = round(base * 0.9)
  expect(text).toContain(`each taken from ${formatWholeDollars(sloped)}`)
  expect(text).toContain(formatWholeDollars(round(base * 0.9 * 0.75)))
  expect(text).toContain(formatWholeDollars(round(base * 0.9 * 0.6)))
})

test('the spread, the margin and the single-comp price are as printed', () => {
  const gap = highest - lowest
  expect(text).toContain(
    `${formatWholeDollars(gap)} ÷ ${formatWholeDollars(median)} is ${((gap / median) * 100).toFixed(1)}%`,
  )
  expect(text).toContain(`At 60% that is about ${formatWholeDollars(round(base * 0.3))}`)
  const left = base * 0.4
  expect(text).toContain(
    `the 50% offer clears it: ${formatWholeDollars(left)} less ${formatWholeDollars(purchaseCosts())} for closing, checks and tax is ${formatWholeDollars(left - purchaseCosts())}`,
  )
  const alone = (price: number, size: number) => formatWholeDollars(round((price / size) * acres))
  expect(text).toContain(`comp 2, which puts our parcel at ${alone(29_900, 5.2)}`)
  expect(text).toContain(`Comp 1 would say ${alone(27_600, 4.6)} and comp 4 ${alone(26_400, 4.8)}`)
})

test('the stamp, the grade and the flood odds are as printed', () => {
  expect(text).toContain(
    `a ${formatWithCents(59.8)} stamp means ${formatWholeDollars(Math.round((59.8 / 2) * 1000))}`,
  )
  expect(text).toContain(
    `three 40-foot contour intervals in 600 feet is 120 ÷ 600, or ${((3 * 40) / 600) * 100}%`,
  )
  expect(text).toContain(`about ${Math.round((1 - 0.99 ** 30) * 100)}% over 30 years`)
})
