import { formatWholeDollars } from '@/lib/money'
import { articleText } from '../article-text'

const text = articleText('raising-capital-land-deals')

const cost = 20_000
const sale = 36_000
const sellingCost = (sale * 8) / 100
const profit = sale - cost - sellingCost
const interest = (cost * 12 * 6) / 12 / 100
const points = (cost * 2) / 100
const loanCost = interest + points

test('the profit on the lot is the sale price less its cost and an 8% selling cost', () => {
  expect(text).toContain(
    `8%, or ${formatWholeDollars(sellingCost)}, so the profit is ${formatWholeDollars(profit)}`,
  )
})

test('a half share and a loan leave the printed sums', () => {
  expect(text).toContain(
    `takes ${formatWholeDollars(profit / 2)} and leaves you ${formatWholeDollars(profit / 2)}`,
  )
  expect(text).toContain(
    `${formatWholeDollars(interest)} of interest and ${formatWholeDollars(points)} of points, so you keep ${formatWholeDollars(profit - loanCost)}`,
  )
  expect(text).toContain(`The extra ${formatWholeDollars(profit - loanCost - profit / 2)} that the loan pays`)
})

test('a sale at $17,000 loses the printed sum of cash and leaves the borrower short', () => {
  const low = 17_000
  const net = low - (low * 8) / 100
  const owed = cost + loanCost
  expect(text).toContain(
    `${formatWholeDollars(low)} − ${formatWholeDollars((low * 8) / 100)} = ${formatWholeDollars(net)}`,
  )
  expect(text).toContain(
    `${formatWholeDollars(cost)} + ${formatWholeDollars(loanCost)} = ${formatWholeDollars(owed)}. You're short ${formatWholeDollars(owed - net)}`,
  )
  expect(text).toContain(`You lose ${formatWholeDollars(cost - net)}`)
  expect(text).toContain(`as they share profits, here ${formatWholeDollars((cost - net) / 2)} each`)
})

test('an overrun and a delay change each route as printed', () => {
  const lower = profit - 4_000
  expect(text).toContain(
    `profit falls to ${formatWholeDollars(lower)}: the venture leaves you ${formatWholeDollars(lower / 2)}, the loan ${formatWholeDollars(lower - loanCost)}`,
  )
  expect(text).toContain(`the loan costs another ${formatWholeDollars(interest)}`)
  const share = (100 * profit) / 2 / cost
  expect(text).toContain(`is ${share.toFixed(1)}%, a simple ${(share * 2).toFixed(1)}% a year`)
  expect(text).toContain(`after eighteen months is ${(share / 1.5).toFixed(1)}% a year`)
})

test('loans are capped at 65% and 75%', () => {
  expect(text).toContain(`On $100,000 of raw ground that's ${formatWholeDollars((100_000 * 65) / 100)}`)
  expect(text).toContain(`$150,000, 75% is ${formatWholeDollars((150_000 * 75) / 100)}`)
  expect(text).toContain(`a ${formatWholeDollars((60_000 * 65) / 100)} loan`)
  expect(text).toContain(`65% of $40,000 is ${formatWholeDollars((40_000 * 65) / 100)}`)
})

test('the preferred return and the split add up, in a gain and in a loss', () => {
  const raised = 150_000
  const preferred = (raised * 8 * 1.5) / 100
  const left = 60_000 - preferred
  const toInvestors = preferred + (left * 70) / 100
  expect(text).toContain(
    `which is ${formatWholeDollars(preferred)}. If the project earns $60,000, then ${formatWholeDollars(left)} is left`,
  )
  expect(text).toContain(
    `investors ${formatWholeDollars((left * 70) / 100)} and the operator ${formatWholeDollars((left * 30) / 100)}`,
  )
  const total = (100 * toInvestors) / raised
  expect(text).toContain(
    `${formatWholeDollars(toInvestors)} in all, ${total.toFixed(1)}%, or about ${(total / 1.5).toFixed(1)}% a year simple`,
  )
  expect(text).toContain(
    `get back ${formatWholeDollars(raised - 30_000)} and are down ${(100 * 30_000) / raised}%`,
  )
})
