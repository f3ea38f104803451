import { formatWholeDollars } from '@/lib/money'
import { articleText } from '../article-text'

const text = articleText('advanced-market-analysis')

const sold = 36
const active = 27
const monthly = sold / 12

const small = { acres: 1, price: 12000 }
const large = { acres: 10, price: 40000 }
const slope = Math.log(large.price / small.price) / Math.log(large.acres / small.acres)
const curve = (acres: number): number => small.price * (acres / small.acres) ** slope
const line = (acres: number): number =>
  small.price + ((acres - small.acres) * (large.price - small.price)) / (large.acres - small.acres)

const atMost = (k: number, n: number, p: number): number => {
  let term = (1 - p) ** n
  let sum = term
  for (let i = 1; i <= k; i += 1) {
    term *= ((n - i + 1) / i) * (p / (1 - p))
    sum += term
  }
  return sum
}

const bisect = (tooLow: (p: number) => boolean): number => {
  let low = 0.0001
  let high = 0.5
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2
    if (tooLow(middle)) low = middle
    else high = middle
  }
  return low
}

const interval = (replies: number, letters: number): string => {
  const low = bisect((p) => 1 - atMost(replies - 1, letters, p) < 0.025)
  const high = bisect((p) => atMost(replies, letters, p) > 0.025)
  return `${(low * 100).toFixed(1)}% to ${(high * 100).toFixed(1)}%`
}

test('the measures work out the four ratios of the test county', () => {
  expect(text).toContain(
    `36 ÷ 12 = ${monthly} sales a month. 27 ÷ 3 = ${(active / monthly).toFixed(1)} months of supply`,
  )
  expect(text).toContain(
    `36 ÷ 63 = ${Math.round((sold / (sold + active)) * 100)}%. 36 ÷ 27 = ${(sold / active).toFixed(2)}`,
  )
})

test('listing sixty lots at once raises the months of supply as printed', () => {
  expect(active / monthly).toBe(9)
  expect(text).toContain(
    `lists 60 lots at once, and your nine months of supply become ${(active + 60) / monthly}`,
  )
})

test('the curve, its exponent and the straight line price five acres as printed', () => {
  const five = Math.round(curve(5))
  expect(text).toContain(
    `b = ${slope.toFixed(4)}, so five acres are about ${formatWholeDollars(five)}, or ${formatWholeDollars(Math.round(curve(5) / 5))} an acre`,
  )
  expect(text).toContain(
    `A straight line between the two points says ${formatWholeDollars(Math.round(line(5)))}`,
  )
  expect(text).toContain(`they stand ${formatWholeDollars(five - Math.round(line(5)))} apart`)
  expect(text).toContain(`five acres are ${formatWholeDollars(5 * small.price)}`)
  expect(text).toContain(`they are ${formatWholeDollars((5 * large.price) / large.acres)}`)
})

test('doubling the acres multiplies the price as printed, and a lot passes $30,000 at the printed acreage', () => {
  expect(text).toContain(`the price is multiplied by ${(2 ** slope).toFixed(2)}`)
  expect(text).toContain(`becomes two at ${formatWholeDollars(Math.round(curve(2)))}`)
  expect(text).toContain(formatWholeDollars(Math.round(line(2))))
  expect(text).toContain(
    `a lot passes $30,000 at about ${((30000 / small.price) ** (1 / slope)).toFixed(1)} acres`,
  )
})

test('features and time are adjusted as printed', () => {
  expect(text).toContain(`adds 10%: ${formatWholeDollars(Math.round(curve(5) * 1.1))}`)
  expect(text).toContain(`takes 25% off the base instead: ${formatWholeDollars(Math.round(curve(5) * 0.75))}`)
  const rise = 0.06 * (8 / 12)
  expect(text).toContain(
    `which is ${(rise * 100).toFixed(0)}%, so ${formatWholeDollars(27600)} then is ${formatWholeDollars(Math.round(27600 * (1 + rise)))} now`,
  )
  expect(text).toContain(`give ${(((6000 - 5500) / 5675) * 100).toFixed(1)}%, which is tight`)
})

test('with three lots of your own, the first sells in three months and all of them in eighteen', () => {
  const own = 3
  const onSale = own + active
  // Your own sales a month while `left` of your lots are unsold.
  const pace = (left: number) => (left / onSale) * monthly
  expect(text).toContain(`yours are ${own} of ${onSale}`)
  expect(text).toContain(`a tenth of 3 sales a month is ${pace(3).toFixed(1)}`)
  expect(text).toContain(`two lots of ${onSale} draw ${pace(2).toFixed(1)} sales a month`)
  expect(text).toContain(`and the last one ${pace(1).toFixed(1)}`)
  expect(Math.round(1 / pace(3))).toBe(3)
  expect(Math.round(1 / pace(3) + 1 / pace(2) + 1 / pace(1))).toBe(18)
})

test('waiting costs less than the price cut', () => {
  const wait = (20000 * 0.12 * (92 - 51)) / 365
  expect(text).toContain(
    `${92 - 51} days of money at 12% a year costs about ${formatWholeDollars(Math.round(wait / 10) * 10)}, and the 10% cut costs ${formatWholeDollars(20000 * 0.1)}`,
  )
})

test('an unbuildable share of 60 percent multiplies the cost of a usable reply', () => {
  expect(text).toContain(`each usable reply costs ${1 / 0.4} times`)
})

test('the weighted scores rank the counties A, C, B', () => {
  const score = (velocity: number, price: number, owners: number, access: number, planning: number): number =>
    (velocity * 30 + price * 25 + owners * 20 + access * 15 + planning * 10) / 5
  const a = score(4, 4, 4, 3, 3)
  const b = score(1, 2, 5, 3, 3)
  const c = score(5, 1, 2, 4, 4)
  expect([a, b, c]).toEqual([75, 51, 63])
  expect(text).toContain(`= ${a * 5}, and ${a * 5} ÷ 5 = ${a}`)
  expect(text).toContain('The order is A, C, B')
})

test('the ranges around the probe mailings are as printed', () => {
  expect(text).toContain(`100 cost ${formatWholeDollars(100 * 1.1)}`)
  expect(text).toContain(`Send 400 pieces, ${formatWholeDollars(400 * 1.1)}`)
  expect(text).toContain(`from about ${interval(3, 100)}`)
  expect(text).toContain(`to about ${interval(12, 400)}`)
})

test('the working rate blends the probe with the stress case', () => {
  const rate = (replies: number, letters: number): string =>
    `${(((1 + replies) / (100 + letters)) * 100).toFixed(1)}%`
  expect(text).toContain(
    `After 100 letters: 4 ÷ 200 = ${rate(3, 100)}. After 400: 13 ÷ 500 = ${rate(12, 400)}`,
  )
})
