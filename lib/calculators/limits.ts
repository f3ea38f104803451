import type { Unit } from './typed-number'

/**
 * The least and the most that a field takes, both included; `max` may be the name of the field it must not exceed. The
 * unit stands in the field.
 */
export type Range = { min: number; max: number | string; whole?: boolean; unit?: Unit }

type RangeFault = 'no-number' | 'too-low' | 'too-high' | 'not-whole'

/**
 * Why a figure is out of its range, or `undefined` if it is not.
 * @param figure what the field holds; `undefined` if that is no number
 * @param max already a number; left out where the field that it is named after holds none
 */
export function rangeFault(
  figure: number | undefined,
  { min, max = Number.POSITIVE_INFINITY, whole }: { min: number; max?: number; whole?: boolean },
): RangeFault | undefined {
  if (figure === undefined) return 'no-number'
  if (figure < min) return 'too-low'
  if (figure > max) return 'too-high'
  return whole && !Number.isInteger(figure) ? 'not-whole' : undefined
}

const price = { min: 1, max: 100_000_000, unit: '$' } as const
const acres = { min: 0.01, max: 1_000_000, unit: 'acres' } as const

/** What people may type into a calculator, and what an article may start it with, by calculator and field. */
export const limits = {
  acre: { price: { ...price, max: 1_000_000_000 }, acres, other: acres },
  county: {
    price,
    days: { min: 0, max: 5000, unit: 'days' },
    sales: { min: 0, max: 10_000 },
    absentee: { min: 0, max: 100, unit: '%' },
  },
  note: {
    price: { ...price, min: 0 },
    down: { min: 0, max: 'price', unit: '$' },
    rate: { min: 0, max: 40, unit: '%' },
    payment: price,
    months: { min: 1, max: 480, whole: true, unit: 'months' },
  },
  offer: { value: price },
} as const satisfies Record<string, Record<string, Range>>
