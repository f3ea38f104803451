import { formatWholeDollars, formatWithCents } from '@/lib/money'
import { articleText } from '../article-text'

const text = articleText('tax-strategies')

const toCent = (amount: number) => Math.round(amount * 100 + 1e-6) / 100
const cost = 7500
const price = 15000
const gain = price - cost

function dealerTax(profit: number, qualified = 0) {
  const selfEmployment = profit * 0.9235 * 0.153
  const income = (profit - selfEmployment / 2) * (1 - qualified) * 0.22
  return { selfEmployment, income, total: selfEmployment + income }
}

test('a dealer owes the printed tax on the lot, and an investor the printed 15%', () => {
  const tax = dealerTax(gain)
  expect(text).toContain(formatWithCents(toCent(tax.selfEmployment)))
  expect(text).toContain(formatWithCents(toCent(tax.selfEmployment / 2)))
  expect(text).toContain(formatWithCents(toCent(tax.income)))
  expect(text).toContain(`Together ${formatWithCents(toCent(tax.total))}`)
  expect(text).toContain(`long-term rate owes ${formatWholeDollars(gain * 0.15)}`)
  expect(text).toContain(`down to ${formatWithCents(toCent(dealerTax(gain, 0.2).total))}`)
  expect(text).toContain(`about ${Math.round((tax.total / gain) * 100)}% of the profit on our lot`)
})

test('the dealer’s and the investor’s tax on a $10,000 profit are as printed', () => {
  const profit = 10000
  expect(text).toContain(
    `without QBI, the two sums are ${formatWithCents(toCent(dealerTax(profit).total))} and ${formatWholeDollars(profit * 0.15)}`,
  )
})

test('the installment table follows the note’s principal, half of which is gain', () => {
  let balance = price - 1000
  let rounded = 0
  for (let year = 1; year <= 4; year += 1) {
    let interest = 0
    const start = balance
    for (let month = 0; month < 12; month += 1) {
      const due = toCent((balance * 0.099) / 12)
      interest += due
      balance = toCent(balance + due - 300)
    }
    const principal = toCent(start - balance + (year === 1 ? 1000 : 0))
    const taxed = toCent((principal * gain) / price)
    rounded += taxed
    expect(text).toContain(formatWithCents(principal))
    expect(text).toContain(formatWithCents(taxed))
    expect(text).toContain(formatWithCents(toCent(interest)))
    if (year === 1) {
      expect(text).toContain(`the tax on the gain is about ${formatWholeDollars(Math.round(taxed * 0.15))}`)
      expect(text).toContain(
        `the rest of the principal you collected, another ${formatWithCents(toCent(principal - taxed))}`,
      )
    }
  }
  const last = toCent((balance * gain) / price)
  expect(text).toContain(formatWithCents(balance))
  expect(text).toContain(formatWithCents(last))
  expect(toCent(rounded + last - gain)).toBe(0.02)
  expect(text).toContain(`In year one ${formatWholeDollars(1000 + 12 * 300)} comes in`)
})

test('both exchange calendars are counted from the sale', () => {
  const after = (sale: string, days: number) =>
    new Date(Date.parse(`${sale}T00:00:00Z`) + days * 86400000).toLocaleDateString('en-US', {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    })
  expect(text).toContain(
    `identify by ${after('2025-09-08', 45)} and close by ${after('2025-09-08', 180)}, 2026`,
  )
  expect(text).toContain(`the dates are ${after('2025-10-20', 45)} and ${after('2025-10-20', 180)}`)
  const lastWeekday = (sale: string) => new Date(Date.parse(`${sale}T00:00:00Z`) + 180 * 86400000).getUTCDay()
  expect([lastWeekday('2025-09-08'), lastWeekday('2025-10-20')]).toEqual([6, 6])
  expect(text).toContain('Both 180th days here are Saturdays')
  expect(after('2025-10-17', 180)).toBe('April 15')
  expect(text).toContain('after about October 17')
  expect(after('2025-09-16', 180)).toBe('March 15')
  expect(text).toContain('after mid-September if a partnership')
})

test('the withholding and rollback sums are as printed', () => {
  expect(text).toContain(
    `on a ${formatWholeDollars(20000)} lot you send ${formatWholeDollars(20000 * 0.15)} to the IRS`,
  )
  expect(text).toContain(
    `three years is ${formatWholeDollars(4000 * 3)} and seven is ${formatWholeDollars(4000 * 7)}`,
  )
})
