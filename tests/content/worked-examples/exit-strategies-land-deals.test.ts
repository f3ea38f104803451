import { formatWholeDollars, formatWithCents } from '@/lib/money'
import { articleText } from '../article-text'

const text = articleText('exit-strategies-land-deals')

const moneyIn = 30000 * 0.6 + 900
const afterSelling = (price: number) => price - price * 0.08
const flip = afterSelling(30000) - moneyIn
const split = afterSelling(3 * 14000) - moneyIn - 5000 - 3 * 1300
const rezoningCosts = 1200 + 5500
const approved = afterSelling(48000) - moneyIn - rezoningCosts
const denied = flip - rezoningCosts

test('flipping the ten acres earns the printed profit', () => {
  expect(text).toContain(`you have ${formatWholeDollars(moneyIn)} in`)
  expect(text).toContain(
    `The profit is ${formatWholeDollars(flip)}, which is ${Math.round((flip / moneyIn) * 100)}% on the money in`,
  )
})

test('the seller-financed sale collects the printed total, and payment 29 returns the cash', () => {
  const down = 36000 * 0.1
  const principal = 36000 - down
  const rate = 0.099 / 12
  const payment = Math.round((principal * rate * 100) / (1 - (1 + rate) ** -84)) / 100
  expect(text).toContain(`leaves a note of ${formatWholeDollars(principal)}`)
  expect(text).toContain(`the payment is ${formatWithCents(payment)}`)
  expect(text).toContain(`you collect ${formatWithCents(down + 84 * payment)} in seven years`)
  expect(text).toContain(`you have ${formatWholeDollars(moneyIn - down)} still to recover`)
  expect(text).toContain(`until payment ${Math.ceil((moneyIn - down) / payment)}`)
})

test('the short note leaves the printed balance and would need the printed payment to clear it', () => {
  const rate = 0.099 / 12
  let balance = 14000
  for (let month = 0; month < 48; month += 1) balance = balance * (1 + rate) - 300
  expect(text).toContain(`leaves ${formatWithCents(balance)} owed`)
  expect(text).toContain(`${formatWithCents((14000 * rate) / (1 - (1 + rate) ** -48))} a month`)
})

test('the split earns the printed profit, and beats the flip by the printed sum', () => {
  expect(text).toContain(`The profit is ${formatWholeDollars(split)}.`)
  expect(text).toContain(`That is ${formatWholeDollars(split - flip)} more than the flip`)
  expect(text).toContain(`${formatWholeDollars(5000 + 3 * 1300)} of extra money at stake`)
  expect(text).toContain(formatWholeDollars(5000 + 3 * 1300 + 42000 * 0.08))
})

test('the rezoning pays the printed sums when approved, denied and weighted by odds', () => {
  const expected = (odds: number) => odds * approved + (1 - odds) * denied
  expect(text).toContain(`the profit is ${formatWholeDollars(approved)}`)
  expect(text).toContain(`You keep ${formatWholeDollars(denied)}`)
  expect(text).toContain(formatWholeDollars(expected(0.6)))
  expect(text).toContain(formatWholeDollars(expected(0.2)))
  const even = (flip - denied) / (approved - denied)
  expect(text).toContain(`even at about ${Math.round(even * 10) * 10}%`)
  expect(text).toContain(formatWholeDollars(rezoningCosts + 48000 * 0.08))
})

test('selling the land as is after another exit failed leaves the printed sums', () => {
  const splitCosts = 5000 + 3 * 1300
  expect(text).toContain(`denied and flipped, you keep ${formatWholeDollars(flip - rezoningCosts)}.`)
  expect(text).toContain(
    `fails once all ${formatWholeDollars(splitCosts)} is spent leaves you ${formatWholeDollars(splitCosts - flip)} in the red`,
  )
})

test('holding for five years needs the printed rise in price', () => {
  const short = 0.01 * 18000 + 150 - 10 * 16
  const lostInterest = (rate: number) => 30000 * 0.92 * rate * 5
  const riseAt = (rate: number) => (5 * short + lostInterest(rate)) / 0.92
  const rise = riseAt(0.05)
  expect(text).toContain(`You are ${formatWholeDollars(short)} short each year`)
  expect(text).toContain(`that is ${formatWholeDollars(5 * short)}`)
  expect(text).toContain(`would have earned ${formatWholeDollars(lostInterest(0.05))}`)
  expect(text).toContain(
    `has to fetch ${formatWholeDollars(30_000 + Math.round(rise))}, a rise of ${formatWholeDollars(Math.round(rise))}, or about ${Math.round((rise / 30000) * 100)}%`,
  )
  expect(text).toContain('Discounted at 15% a year')
  expect(text).toContain(
    `At the 15% we asked of the note, the figure is ${formatWholeDollars(30_000 + Math.round(riseAt(0.15)))}.`,
  )
})

test('an unsold lot costs more than the split earns', () => {
  expect(14000 * 0.92).toBeGreaterThan(42000 * 0.92 - moneyIn - 5000 - 3900)
  expect(text).toContain('a lot nobody wants would turn the $10,840 into a loss')
})
