import { formatWholeDollars, formatWithCents } from '@/lib/money'
import { articleText } from '../article-text'
import { purchaseCosts } from './purchase-costs'

const text = articleText('off-market-strategies')

const records = 1000
const mailings = 3
const letters = records * mailings
const fixed = 100 + 200 * 0.15
const budget = fixed + letters * 0.85

const replies = (percent: number): number => Math.round((letters * percent) / 100)
const offers = (percent: number): number => Math.round(replies(percent) * 0.4)
const contracts = (percent: number, accepted: number): number => (offers(percent) * accepted) / 100

const plain = (value: number): string => String(Number(value.toFixed(1)))

test('the article prints the cost range of a letter and says that presorting costs less than a stamp', () => {
  expect(text).toContain('Letter $0.85-$1.30')
  expect(text).toContain('a mail house presorts for less than a stamp')
})

test('the campaign costs the printed sum in total and per lead', () => {
  expect(text).toContain(`three letters each at $0.85 cost ${formatWholeDollars(letters * 0.85)}`)
  expect(text).toContain(
    `That is ${formatWholeDollars(budget)}, or ${formatWithCents(budget / records)} a lead`,
  )
  const dear = fixed + letters * 1.3
  expect(text).toContain(
    `At $1.30 a letter it would be ${formatWholeDollars(dear)}, or ${formatWithCents(dear / records)}`,
  )
  expect(dear / records).toBeLessThan(5)
})

test('the target column follows from 3 to 5 percent of 3,000 letters', () => {
  expect(letters).toBe(3000)
  expect(text).toContain(`${replies(3)}-${replies(5)}`)
  expect(text).toContain(`${offers(3)}-${offers(5)}`)
  expect(text).toContain(`${plain(contracts(3, 10))}-${plain(contracts(5, 20))}`)
  expect(text).toContain(`${formatWithCents(budget / replies(5))}-${formatWithCents(budget / replies(3))}`)
})

test('the stress column follows from 1 percent', () => {
  expect(replies(1)).toBe(30)
  expect(offers(1)).toBe(12)
  expect(text).toContain(`${plain(contracts(1, 10))}-${plain(contracts(1, 20))}`)
  expect(text).toContain(formatWithCents(budget / replies(1)))
  expect(text).toContain(
    `At 1% a contract costs ${formatWholeDollars(Math.round(budget / contracts(1, 20)))} to ${formatWholeDollars(Math.round(budget / contracts(1, 10)))}`,
  )
})

test('a lead cannot mean a reply, because postage alone would break the target', () => {
  const cheapest = 0.61 / 0.05
  const dearest = 0.61 / 0.03
  expect(text).toContain(
    `postage alone would be ${formatWithCents(cheapest)} to ${formatWithCents(dearest)} each`,
  )
  expect(cheapest).toBeGreaterThan(5)
})

test('the weekly pieces, replies and offers follow from the lead target', () => {
  const few = 50 * mailings
  const many = 100 * mailings
  expect(text).toContain(`keep ${few}-${many} pieces in the mail`)
  const low = few * 0.03
  const high = many * 0.05
  expect(text).toContain(`those bring ${plain(low)} to ${plain(high)} replies`)
  expect(text).toContain(`at 40% only ${plain(low * 0.4)} to ${plain(high * 0.4)} offers`)
})

test('a $10,000 profit needs the printed parcel value, with an agent and the guide’s purchase costs', () => {
  const needed = (10000 + purchaseCosts()) / (1 - 0.1 - 0.5)
  expect(text).toContain(
    `a parcel worth about ${formatWholeDollars(Math.round(needed / 1000) * 1000)} bought at 50%`,
  )
})

test('two hundred texts create the printed legal exposure', () => {
  expect(text).toContain(
    `Two hundred texts that each break a rule come to ${formatWholeDollars(200 * 500)} to ${formatWholeDollars(200 * 1500)}`,
  )
})
