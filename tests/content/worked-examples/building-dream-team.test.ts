import { formatWholeDollars, formatWithCents } from '@/lib/money'
import { articleText } from '../article-text'
import { purchaseCosts } from './purchase-costs'

const text = articleText('building-dream-team')

const weeksInMonth = 52 / 12
const leads = { low: 50, high: 100 }
const mailings = 3
const costPerLead = mailings * 0.85 + 0.13
const fixed = 2_500

test('a lead costs three mail pieces plus its data', () => {
  expect(text).toContain(`make it ${formatWithCents(costPerLead)} a record`)
})

test('the postage per reply shows why a lead is a mailed record', () => {
  expect(text).toContain(`${formatWithCents(0.61 / 0.05)}-${formatWithCents(0.61 / 0.03)}`)
})

test('the weekly funnel multiplies out as printed', () => {
  const pieces = { low: leads.low * mailings, high: leads.high * mailings }
  expect(text).toContain(`${leads.low}-${leads.high} leads make ${pieces.low}-${pieces.high} pieces`)
  expect(text).toContain(`At 3-5% that is ${(pieces.low * 3) / 100}-${(pieces.high * 5) / 100} replies`)
  expect(text).toContain(`at 10-20% is ${(5 * 10) / 100}-${(10 * 20) / 100} contracts a week`)
})

test('the targets imply the printed monthly profit', () => {
  expect(text).toContain(
    `${formatWholeDollars(0.5 * weeksInMonth * 10_000)}-${formatWholeDollars(2 * weeksInMonth * 10_000)} a month`,
  )
})

test('the stress case brings three replies, an offer, and a contract every four to eight weeks', () => {
  const replies = leads.high * mailings * 0.01
  const contracts = [0.1, 0.2].map((accepted) => replies * 0.4 * accepted)
  expect(text).toContain(`our ${leads.high * mailings} pieces bring ${replies} replies`)
  expect(text).toContain(
    `At 10-20% that is ${contracts.map((share) => share.toFixed(2)).join('-')} contracts a week`,
  )
  expect(contracts.map((share) => Math.round(1 / share))).toEqual([8, 4])
})

test('monthly costs, the deal that covers them and the reserve are as printed', () => {
  const mail = Math.round(leads.high * costPerLead * 4.33)
  const month = fixed + mail
  const deal = 20_000 - 10_000 - 2_220
  expect(text).toContain(
    `mail of ${formatWholeDollars(mail)} (${Math.round(leads.high * 4.33)} records at $${costPerLead.toFixed(2)}) come to ${formatWholeDollars(month)} a month`,
  )
  expect(text).toContain(`leaves ${formatWholeDollars(deal)}`)
  expect(Math.floor(deal / month)).toBe(2)
  expect(text).toContain(`here ${formatWholeDollars(6 * month)}`)
})

test('a $10,000 profit needs the printed parcel values', () => {
  const value = (offer: number) => 10_000 / (1 - 0.1 - offer)
  expect(text).toContain(
    `worth ${formatWholeDollars(value(0.5))} bought at 50%, ${formatWholeDollars(value(0.6))} at 60%, or ${formatWholeDollars(value(0.7))} at 70%`,
  )
})

test('the guide’s purchase costs raise the first of those values to the printed thousand', () => {
  const needed = (10_000 + purchaseCosts()) / (1 - 0.1 - 0.5)
  expect(text).toContain(
    `before purchase costs, which push the $25,000 toward ${formatWholeDollars(Math.round(needed / 1_000) * 1_000)}`,
  )
})

test('40% of the replies yield the printed number of offers', () => {
  const offers = [(150 * 3) / 100, (300 * 5) / 100].map((replies) => Math.round(replies * 0.4))
  expect(text).toContain(`with 40% of them worth pricing, about ${offers.join('-')} offers`)
})

test('the monthly pay of the assistant and the coordinator is as printed', () => {
  const hours = (15 * 52) / 12
  expect(text).toContain(`about ${formatWholeDollars(hours * 5)}-${formatWholeDollars(hours * 15)} a month`)
  expect(text).toContain(`at least ${formatWholeDollars(40_000 / 12)} a month`)
})
