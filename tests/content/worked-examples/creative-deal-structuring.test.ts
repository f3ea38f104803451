import { formatWholeDollars, formatWithCents } from '@/lib/money'
import { articleText } from '../article-text'

const text = articleText('creative-deal-structuring')

const strike = 40_000
const firstFee = 1_000
const extensionFee = 500
const fees = firstFee + extensionFee
const sale = 58_000
const optionResult = sale - strike - fees - (sale * 8) / 100

test('the option earns the sale price less strike, fees and selling cost', () => {
  expect(text).toContain(
    `${formatWholeDollars(sale)} − ${formatWholeDollars(strike)} − ${formatWholeDollars(fees)} − ${formatWholeDollars((sale * 8) / 100)} = ${formatWholeDollars(optionResult)}`,
  )
  expect(text).toContain(
    `a full credit turns ${formatWholeDollars(optionResult)} into ${formatWholeDollars(optionResult + fees)}`,
  )
})

test('the script asks the owner for the option in the worked example, with both terms and fees', () => {
  expect(text).toContain(`the right to buy at ${formatWholeDollars(strike)} within 180 days`)
  expect(text).toContain(`Another 90 days would cost me ${formatWholeDollars(extensionFee)}`)
  expect(text).toContain(`I'll pay you ${formatWholeDollars(firstFee)}`)
})

test('the rezoning guide’s other costs leave less on a yes and require better odds', () => {
  const guide = articleText('rezoning-entitlements-guide')
  const spent = (line: string) =>
    Number(new RegExp(`${line} \\$([\\d,]+)`).exec(guide)?.[1]?.replace(',', ''))
  expect(guide).toContain(`optioned at ${formatWholeDollars(strike)}`)
  expect(spent('Option fee, 180 days') + spent('Extension, 90 days')).toBe(fees)
  const studies = spent('Total at risk') - fees
  const yes = optionResult - studies
  const no = fees + studies
  expect(text).toContain(
    `spends ${formatWholeDollars(studies)} on them at this price, which leaves ${formatWholeDollars(yes)} on a yes and −${formatWholeDollars(no)} on a no`,
  )
  expect(Math.round((10 * no) / (yes + no))).toBe(7)
  expect(text).toContain(
    `Risking ${formatWholeDollars(no)} to make ${formatWholeDollars(yes)} breaks even only if it works about seven times in ten`,
  )
})

test('buying first and reselling at the same price costs 8%', () => {
  expect(text).toContain(`would take ${formatWholeDollars((strike * 8) / 100)}`)
})

test('option fees of 1% and 5% of the price are as printed', () => {
  expect(text).toContain(
    `1-5% of the price for each period, here ${formatWholeDollars(strike / 100)} to ${formatWholeDollars((strike * 5) / 100)}`,
  )
})

test('a filing on day 30 can outlive a 180-day option and fits inside the extension', () => {
  const first = 30 + 60
  const last = 30 + 180
  expect(text).toContain(
    `from day ${first} to day ${last}, and your 180-day right may be ${last - 180} days dead`,
  )
  expect(text).toContain(`carries you to day ${180 + 90}`)
})

test('two closings cost $1,100 more than an assignment', () => {
  expect(text).toContain(`The extra ${formatWholeDollars(2 * 600 - 100)}`)
})

test('the joint venture ends as printed, in a gain and in a loss', () => {
  const profit = 36_000 - 20_000 - (36_000 * 8) / 100
  const net = 17_000 - (17_000 * 8) / 100
  expect(text).toContain(
    `Profit is ${formatWholeDollars(profit)}, and an even split is ${formatWholeDollars(profit / 2)} each, which is ${((100 * profit) / 2 / 20_000).toFixed(1)}%`,
  )
  expect(text).toContain(
    `${formatWholeDollars(net)} comes back. The funder is out ${formatWholeDollars(20_000 - net)}`,
  )
})

test('the $300 note leaves $3,188 after 48 payments', () => {
  let balance = 15_000 - 1_000
  for (let month = 1; month <= 48; month += 1) {
    const interest = Math.round((balance * 9.9) / 12) / 100
    balance = Math.round((balance - (300 - interest)) * 100) / 100
  }
  expect(text).toContain(`leaves ${formatWholeDollars(Math.round(balance))} owed`)
})

test('the seller carry, its releases and its extension are as printed', () => {
  const principal = 30_000 - 3_000
  expect(text).toContain(
    `carries ${formatWholeDollars(principal)}, interest only at 6%, which is ${formatWholeDollars((principal * 6) / 1_200)} a month`,
  )
  expect(text).toContain(`A plain fifth of the debt would be ${formatWholeDollars(principal / 5)}`)
  expect(text).toContain(
    `${formatWholeDollars(2 * 6_000)} goes to principal, leaving ${formatWholeDollars(principal - 2 * 6_000)}`,
  )
  expect(text).toContain(`7%, or ${formatWithCents((principal * 7) / 1_200)} a month`)
})
