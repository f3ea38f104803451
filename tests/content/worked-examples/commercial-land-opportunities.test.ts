import { formatWholeDollars, formatWithCents } from '@/lib/money'
import { articleText } from '../article-text'

const text = articleText('commercial-land-opportunities')

const ACRE = 43_560
const site = 1.5 * ACRE
const building = site * 0.2

type Pad = { cap: number; rent: number; hardCost: number }
const base: Pad = { cap: 0.07, rent: 22, hardCost: 190 }

function residual({ cap, rent, hardCost }: Pad) {
  const income = rent * building * 0.95
  const value = income / cap
  const hard = hardCost * building
  const soft = hard * 0.2
  const profit = value * 0.15
  return { income, value, hard, soft, profit, land: value - hard - soft - profit }
}

test('the land value of the pad is worked back from its income', () => {
  const pad = residual(base)
  expect(text).toContain(`${site.toLocaleString('en-US')} square feet`)
  expect(text).toContain(`${building.toLocaleString('en-US')} square feet of retail`)
  for (const line of Object.values(pad)) expect(text).toContain(formatWholeDollars(line))
})

test('the land value per foot, per acre and per buildable foot is as printed', () => {
  const { land, value } = residual(base)
  expect(text).toContain(
    `That's ${formatWholeDollars(land / 1.5)} an acre, or ${formatWithCents(land / building)} for each square foot`,
  )
  expect(text).toContain(formatWithCents(land / site))
  expect(land / value).toBeLessThan(0.09)
})

test('changing one assumption at a time gives the printed land values', () => {
  for (const change of [{}, { cap: 0.075 }, { cap: 0.065 }, { rent: 21 }, { hardCost: 190 * 1.05 }]) {
    const { land } = residual({ ...base, ...change })
    expect(text).toContain(`${formatWholeDollars(land)} ${formatWithCents(land / site)}`)
  }
})

test('half a point of cap rate and a dollar of rent take the printed shares of the land value', () => {
  const lost = (pad: Pad) => Math.round((1 - residual(pad).land / residual(base).land) * 100)
  expect(text).toContain(
    `Half a point of cap rate takes away ${lost({ ...base, cap: 0.075 })}% of the land value`,
  )
  expect(text).toContain(`A dollar of rent takes ${lost({ ...base, rent: 21 })}%`)
  expect(text).toContain(
    `falls to minus ${formatWholeDollars(-residual({ ...base, cap: 0.075, rent: 21 }).land)}`,
  )
})

test('the formula at a 7.5 percent cap rate works out as printed', () => {
  const { value, hard, soft, profit, land } = residual({ ...base, cap: 0.075 })
  expect(text).toContain(
    `${formatWholeDollars(value)} − ${formatWholeDollars(hard)} − ${formatWholeDollars(soft)} − ${formatWholeDollars(profit)} = ${formatWholeDollars(land)}, about ${Math.round((land / residual(base).land) * 100)}% of the base case`,
  )
})

test('the parking fits beside the building', () => {
  const stalls = Math.round((building / 1_000) * 4)
  const parking = stalls * 350
  expect(text).toContain(`about ${stalls} stalls`)
  expect(text).toContain(`about ${parking.toLocaleString('en-US')} square feet`)
  expect(text).toContain(`use ${Math.round(((building + parking) / site) * 100)}% of the site`)
})

test('the storage yard, the ground lease and the delay work out as printed', () => {
  expect(text).toContain(`is ${formatWholeDollars(1_200 * 12)} a year`)
  expect(text).toContain(`that's worth ${formatWholeDollars((1_200 * 12) / 0.09)}`)
  expect(text).toContain(
    `pays ${formatWholeDollars(100_000 * 0.07)} a year net, ${formatWholeDollars(100_000 * 0.07 * 20)} over twenty years`,
  )
  expect(text).toContain(
    `costs ${formatWholeDollars(250_000 * 0.09)} a year, plus ${formatWholeDollars(3_000)} of tax, so a two-year delay is ${formatWholeDollars(2 * (250_000 * 0.09 + 3_000))}`,
  )
})

test('Montgomery County’s rezoning fee for this pad is as printed', () => {
  expect(text).toContain(`${formatWholeDollars(750 + 30 * 1.5)} for our pad`)
})
