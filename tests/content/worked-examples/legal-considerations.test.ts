import { formatWholeDollars } from '@/lib/money'
import { articleText } from '../article-text'

const text = articleText('legal-considerations')

test('200 unsolicited texts expose the sender to $100,000 to $300,000', () => {
  const texts = 200
  expect(text).toContain(
    `${formatWholeDollars(texts * 500)} to ${formatWholeDollars(texts * 1_500)} in possible damages under the TCPA`,
  )
})

test('the buyer of a foreign seller’s $20,000 lot withholds 15%', () => {
  const price = 20_000
  expect(text).toContain(`15% of ${formatWholeDollars(price)}`)
  expect(text).toContain(`${formatWholeDollars((price * 15) / 100)} to withhold`)
  expect(text).toContain(`on our lot ${formatWholeDollars((price * 15) / 100)}`)
})

test('three plans of 20 lots exceed the threshold of 25 and stay below 100', () => {
  const lots = 3 * 20
  expect(text).toContain(`3 × 20 = ${lots} lots`)
  expect(text).toContain(`one common promotional plan of ${lots}`)
  expect(lots).toBeGreaterThan(25)
  expect(lots).toBeLessThan(100)
})

test('the Texas threshold is 40% of the illustrative price', () => {
  const price = 30_000
  expect(text).toContain(
    `On an illustrative ${formatWholeDollars(price)} price, 40% is ${formatWholeDollars((price * 40) / 100)}`,
  )
})

test('a 48-month plan that pays off in full passes 40% well before its end', () => {
  expect(text).toContain('a 48-month plan that pays off in full reaches well before its last payment')
  const rate = 0.099 / 12
  const payment = rate / (1 - (1 + rate) ** -48)
  let owed = 1
  let months = 0
  for (; owed > 0.6; months += 1) owed = owed * (1 + rate) - payment
  expect(months).toBeLessThan(30)
})
