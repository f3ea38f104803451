import { formatWholeDollars, formatWithCents } from '@/lib/money'
import { articleText } from '../article-text'

const text = articleText('seller-financing-guide')

const rate = 0.099 / 12
const principal = 15000 - 1000
const toCent = (amount: number) => Math.round(amount * 100) / 100

function schedule(payment: number, months: number) {
  const rows: { interest: number; principal: number; balance: number }[] = []
  let balance = principal
  for (let month = 1; month <= months; month += 1) {
    const interest = toCent(balance * rate)
    balance = toCent(balance + interest - payment)
    rows.push({ interest, principal: toCent(payment - interest), balance })
  }
  return rows
}

function unroundedBalance(payment: number, months: number) {
  let balance = principal
  for (let month = 0; month < months; month += 1) balance = balance * (1 + rate) - payment
  return balance
}

test('the monthly table shows the interest, principal and balance of the $300 note', () => {
  const rows = schedule(300, 48)
  for (const row of rows.filter((_, index) => [1, 12, 24, 36, 48].includes(index + 1))) {
    expect(text).toContain(formatWithCents(row.interest))
    expect(text).toContain(formatWithCents(row.principal))
    expect(text).toContain(formatWithCents(row.balance))
  }
})

test('the article states what is still owed after payment 48', () => {
  const left = unroundedBalance(300, 48)
  expect(text).toContain(`about ${formatWholeDollars(Math.round(left))} is still owed after the 48th`)
  expect(text).toContain(`Without rounding the last balance is ${formatWithCents(left)}`)
  expect(text).toContain(`the last check is about ${formatWholeDollars(Math.round(left + 300))}`)
})

test('interest in the first and fourth years is as printed', () => {
  const rows = schedule(300, 48)
  const year = (n: number) =>
    toCent(rows.slice(12 * n - 12, 12 * n).reduce((sum, row) => sum + row.interest, 0))
  expect(text).toContain(
    `In the first year ${formatWithCents(year(1))} of the buyer's ${formatWholeDollars(12 * 300)} is interest`,
  )
  expect(text).toContain(`By the fourth it is ${formatWithCents(year(4))}`)
})

test('each way of closing the gap costs the buyer the printed total', () => {
  const full = toCent((principal * rate) / (1 - (1 + rate) ** -48))
  expect(text).toContain(`${formatWithCents(full)} for 48 months`)
  expect(text).toContain(formatWholeDollars(Math.round(1000 + 48 * full)))
  expect(text).toContain(formatWholeDollars(Math.round(1000 + 48 * 300 + unroundedBalance(300, 48))))

  const before = schedule(300, 59).at(-1)?.balance ?? 0
  const last = toCent(before + toCent(before * rate))
  expect(text).toContain(`59 of $300, then ${formatWithCents(last)}`)
  expect(text).toContain(formatWholeDollars(Math.round(1000 + 59 * 300 + last)))

  const covered = (300 * (1 - (1 + rate) ** -48)) / rate
  expect(text).toContain(`${formatWithCents(15000 - covered)} at closing`)
  expect(text).toContain(formatWholeDollars(Math.round(15000 - covered + 48 * 300)))
})

test('48 payments of $300 would clear $14,000 only at the printed rate', () => {
  let low = 0.0001
  let high = 0.1
  for (let step = 0; step < 60; step += 1) {
    const year = (low + high) / 2
    const worth = (300 * (1 - (1 + year / 12) ** -48)) / (year / 12)
    if (worth > principal) low = year
    else high = year
  }
  expect(text).toContain(`48 times $300 is ${formatWholeDollars(48 * 300)}`)
  expect(text).toContain(`at a rate of about ${(low * 100).toFixed(2)}%`)
})

test('the printed payment recovers the cash, and year one brings in the printed sum', () => {
  expect(text).toContain(
    `leaves ${formatWholeDollars(7500 - 1000)} to recover, and payment ${Math.ceil((7500 - 1000) / 300)} covers it`,
  )
  expect(text).toContain(`when you have seen only ${formatWholeDollars(1000 + 12 * 300)}`)
})

test('by payment 25 the buyer has paid 40% of the price, counting only down payment and principal', () => {
  const passed = (payments: number) =>
    1000 + schedule(300, payments).reduce((paid, row) => paid + row.principal, 0) >= 0.4 * 15000
  expect([passed(24), passed(25)]).toEqual([false, true])
  expect(text).toContain('passes 40% of the price by payment 25, counting only down payment and principal')
})

test('the weighted average maturity of the note is under three years, so the short-term rate applies', () => {
  const rows = schedule(300, 48)
  const weighted = rows.reduce((sum, row, index) => sum + (index + 1) * row.principal, 0)
  const years = (weighted + 48 * unroundedBalance(300, 48)) / principal / 12
  expect(years).toBeCloseTo(2.59, 2)
  expect(text).toContain('under three years, which calls for the short-term one')
  expect(articleText('tax-strategies')).toContain('under three years, so the short-term one applies')
})
