import { formatWholeDollars } from '@/lib/money'
import { articleText } from '../article-text'

const text = articleText('beginners-guide-land-investing')

const value = 26000
const price = value * 0.5
const beforeSale = { closing: 900, checks: 150, tax: 120, listing: 250 }
const saleClosing = 800
const costs = Object.values(beforeSale).reduce((sum, cost) => sum + cost, 0) + saleClosing
const profit = value - price - costs

test('the $26,000 parcel bought at half price makes the printed profit', () => {
  expect(text).toContain(`You offer 50%, or ${formatWholeDollars(price)}`)
  expect(text).toContain(`The costs add up to ${formatWholeDollars(costs)}`)
  expect(text).toContain(formatWholeDollars(profit))
})

test('an agent at 6% lowers the profit to the printed figure', () => {
  const commission = value * 0.06
  expect(text).toContain(
    `or ${formatWholeDollars(commission)}, the profit on our parcel drops to ${formatWholeDollars(profit - commission)}`,
  )
})

test('the same costs on a $20,000 parcel leave the printed profit', () => {
  const small = 20000
  expect(text).toContain(
    `Run the same method on a ${formatWholeDollars(small)} parcel and the profit is ${formatWholeDollars(small * 0.5 - costs)}`,
  )
})

test('three mailings of 1,000 letters cost what the guide says', () => {
  const oneMailing = Math.round(1000 * 0.78)
  const threeMailings = oneMailing * 3
  expect(text).toContain(`1,000 letters cost ${formatWholeDollars(oneMailing)} in postage`)
  expect(text).toContain(`mailing the same list three times costs ${formatWholeDollars(threeMailings)}`)
  expect(text).toContain(
    `${formatWholeDollars(profit)} becomes ${formatWholeDollars(profit - threeMailings)}`,
  )
})

test('the cash laid out before the sale is every cost except the sale closing', () => {
  const laidOut = price + Object.values(beforeSale).reduce((sum, cost) => sum + cost, 0)
  expect(text).toContain(`${formatWholeDollars(laidOut)} laid out before the sale`)
})

test('a square acre has the printed side length, and a square mile the printed acres', () => {
  expect(text).toContain(`about ${Math.sqrt(43560).toFixed(1)} feet on a side`)
  expect(text).toContain(`A square mile holds ${(5280 * 5280) / 43560} of them`)
})
