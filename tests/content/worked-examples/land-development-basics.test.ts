import { formatWholeDollars } from '@/lib/money'
import { articleText } from '../article-text'

const text = articleText('land-development-basics')

const SQUARE_FEET = 43_560
const lots = 5
const price = 32_000
const sales = lots * price
const work = { survey: 9_000, perc: lots * 1_300, road: 600 * 35, power: 800 * 15, permits: 6_000 }
const workTotal = Object.values(work).reduce((total, item) => total + item, 0)
const contingency = Math.round(workTotal * 0.15)
const selling = Math.round(sales * 0.08)
const countyTax = 700
const carry = (land: number) => Math.round(land * 0.1) + countyTax
const profit = (land: number) => sales - land - workTotal - contingency - carry(land) - selling
const percent = (part: number) => `${((part / sales) * 100).toFixed(1)}%`

test('every budget item is printed', () => {
  for (const item of [...Object.values(work), contingency, selling, carry(70_000), carry(50_000)])
    expect(text).toContain(formatWholeDollars(item))
})

test('the profit at both land prices is as printed', () => {
  for (const land of [70_000, 50_000])
    expect(text).toContain(`${formatWholeDollars(profit(land))} (${percent(profit(land))})`)
  expect(text).toContain(
    `sell for ${formatWholeDollars(sales)} and leave ${formatWholeDollars(profit(70_000))}`,
  )
})

test('the land price for a 20% margin is as printed', () => {
  const target = sales * 0.2
  const land = Math.round((sales - workTotal - contingency - selling - countyTax - target) / 1.1)
  expect(text).toContain(`÷ 1.10 = ${formatWholeDollars(land)}`)
  expect(text).toContain(
    `A 20% margin, ${formatWholeDollars(target)}, needs land at ${formatWholeDollars(land)}`,
  )
})

test('three surprises hit the profit on the more expensive land as printed', () => {
  const rock = 15 * 400
  const failedPerc = Math.round((price / 2) * 0.92)
  const unsold = Math.round(price * 0.92)
  expect(text).toContain(
    `That's ${formatWholeDollars(rock)}, and once the contingency is spent the profit is ${formatWholeDollars(profit(70_000) - rock)}`,
  )
  expect(text).toContain(
    `You lose ${formatWholeDollars(failedPerc)} after selling costs and finish ${formatWholeDollars(failedPerc - profit(70_000))} in the red`,
  )
  expect(text).toContain(`Its ${formatWholeDollars(unsold)} of net proceeds`)
  expect(text).toContain(`the year ${formatWholeDollars(unsold - profit(70_000))} short`)
  expect(profit(50_000)).toBeGreaterThan(failedPerc)
})

test('county road frontage saves the road cost and its share of the contingency', () => {
  const saved = Math.round(work.road * 1.15)
  expect(text).toContain(`That's ${formatWholeDollars(saved)} saved`)
  expect(text).toContain(
    `lifts the profit to ${formatWholeDollars(profit(70_000) + saved)}, or ${percent(profit(70_000) + saved)}`,
  )
})

test('the road and the power line reach all five lots', () => {
  const lotDepth = 528
  const past = 600 - lotDepth
  const front = 60
  const back = 424
  const middle = ((front + back) / 2) * (1_320 - 600)
  const sides = (660 * (1_320 - lotDepth) - middle) / 2
  for (const lot of [330 * lotDepth, sides, middle]) expect(lot / SQUARE_FEET).toBe(4)
  expect(text).toContain(`Lots 1 and 2 are 330 by ${lotDepth} feet. The road ends ${past} feet past them`)
  expect(text).toContain(`lot 4 is ${front} feet wide there and ${back} at the back`)
  expect(text).toContain(
    `Power runs ${work.power / 15 - 600} feet from the last pole along the county road, then beside ours`,
  )
})

test('the power line’s cost and the premium it earns are as printed', () => {
  const unserved = (premium: number) => price / (1 + premium)
  const added = (premium: number) => Math.round(lots * (price - unserved(premium)) * 0.92)
  expect(text).toContain(`or ${formatWholeDollars(Math.round(work.power * 1.15))} with contingency`)
  expect(text).toContain(
    `${formatWholeDollars(Math.round(unserved(0.1)))} at a 10% premium or ${formatWholeDollars(Math.round(unserved(0.2)))} at 20%`,
  )
  expect(text).toContain(
    `the line adds ${formatWholeDollars(added(0.1))} to ${formatWholeDollars(added(0.2))}`,
  )
  expect(added(0.1)).toBeLessThan(work.power * 1.15)
})

test('three lots without a road lose 25 to 40 percent', () => {
  expect(text).toContain(
    `those three lots would lose ${formatWholeDollars(3 * price * 0.25)}-${formatWholeDollars(3 * price * 0.4)}`,
  )
})

test('the running totals of money at risk are as printed', () => {
  const beforePlat = work.perc + work.survey
  expect(text).toContain(`Running total ${formatWholeDollars(beforePlat)}`)
  expect(text).toContain(`Running total ${formatWholeDollars(beforePlat + work.permits)}`)
  expect(text).toContain(`Running total ${formatWholeDollars(workTotal)}`)
})

test('the strips are four acres each and the plan disturbs more than one acre', () => {
  expect((660 * 1_320) / SQUARE_FEET).toBe(20)
  expect((264 * 660) / SQUARE_FEET).toBe(4)
  expect(660 / lots).toBe(132)
  expect(text).toContain('Five strips 132 feet wide')
  const road = (600 * 30) / SQUARE_FEET
  expect(text).toContain(`is ${road.toFixed(2)} acre`)
  expect(text).toContain(`the plan disturbs ${(road + lots * 0.25).toFixed(2)} acres`)
})

test('a 15 percent grade in contour spacing is as printed', () => {
  expect(text).toContain(`closer together than about ${Math.round(10 / 0.15)} feet`)
})

test('the bank lends 65 percent of raw land and the review fees add up', () => {
  const loan = 50_000 * 0.65
  expect(text).toContain(
    `that's ${formatWholeDollars(loan)} at most, so you'd bring ${formatWholeDollars(50_000 - loan)}`,
  )
  expect(text).toContain(`${formatWholeDollars(1_000 + 275 + 600)} in all`)
})
