import { articleText, dollars } from '../article-text'

const text = articleText('raising-capital-land-deals')

const cost = 20_000
const sale = 36_000
const sellingCost = (sale * 8) / 100
const profit = sale - cost - sellingCost
const interest = (cost * 12 * 6) / 12 / 100
const points = (cost * 2) / 100
const loanCost = interest + points

test('the profit of the lot is the sale less its cost and 8% of selling cost', () => {
  expect(text).toContain(`8%, or ${dollars(sellingCost)}, so the profit is ${dollars(profit)}`)
})

test('a half share and a loan leave what the article says', () => {
  expect(text).toContain(`takes ${dollars(profit / 2)} and leaves you ${dollars(profit / 2)}`)
  expect(text).toContain(
    `${dollars(interest)} of interest and ${dollars(points)} of points, so you keep ${dollars(profit - loanCost)}`,
  )
  expect(text).toContain(`The extra ${dollars(profit - loanCost - profit / 2)} that the loan pays`)
})

test('a sale at $17,000 loses the cash, and leaves the borrower short', () => {
  const low = 17_000
  const net = low - (low * 8) / 100
  const owed = cost + loanCost
  expect(text).toContain(`${dollars(low)} − ${dollars((low * 8) / 100)} = ${dollars(net)}`)
  expect(text).toContain(
    `${dollars(cost)} + ${dollars(loanCost)} = ${dollars(owed)}. You're short ${dollars(owed - net)}`,
  )
  expect(text).toContain(`You lose ${dollars(cost - net)}`)
})

test('an overrun and a delay change each route as printed', () => {
  const lower = profit - 4_000
  expect(text).toContain(
    `profit falls to ${dollars(lower)}: the venture leaves you ${dollars(lower / 2)}, the loan ${dollars(lower - loanCost)}`,
  )
  expect(text).toContain(`the loan costs another ${dollars(interest)}`)
  const share = (100 * profit) / 2 / cost
  expect(text).toContain(`is ${share.toFixed(1)}%, a simple ${(share * 2).toFixed(1)}% a year`)
  expect(text).toContain(`after eighteen months is ${(share / 1.5).toFixed(1)}% a year`)
})

test('the loan caps are 65% and 75%', () => {
  expect(text).toContain(`On $100,000 of raw ground that's ${dollars((100_000 * 65) / 100)}`)
  expect(text).toContain(`$150,000, 75% is ${dollars((150_000 * 75) / 100)}`)
  expect(text).toContain(`a ${dollars((60_000 * 65) / 100)} loan`)
  expect(text).toContain(`65% of $40,000 is ${dollars((40_000 * 65) / 100)}`)
})

test('the preferred return and the split add up, in a gain and in a loss', () => {
  const raised = 150_000
  const preferred = (raised * 8 * 1.5) / 100
  const left = 60_000 - preferred
  const toInvestors = preferred + (left * 70) / 100
  expect(text).toContain(
    `which is ${dollars(preferred)}. If the project earns $60,000, then ${dollars(left)} is left`,
  )
  expect(text).toContain(
    `investors ${dollars((left * 70) / 100)} and the operator ${dollars((left * 30) / 100)}`,
  )
  const total = (100 * toInvestors) / raised
  expect(text).toContain(
    `${dollars(toInvestors)} in all, ${total.toFixed(1)}%, or about ${(total / 1.5).toFixed(1)}% a year simple`,
  )
  expect(text).toContain(`get back ${dollars(raised - 30_000)} and are down ${(100 * 30_000) / raised}%`)
})
