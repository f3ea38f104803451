/** The least and the most that a field takes, both included; `most` may be the name of the field it must not exceed. */
export type Range = { least: number; most: number | string; whole?: boolean }

export type RangeFault = 'no-number' | 'too-low' | 'too-high' | 'not-whole'

/**
 * Why a figure is out of its range, or `undefined` if it is not.
 * @param figure what the field holds; `undefined` if that is no number
 * @param most already a number; left out where the field that it is named after holds none
 */
export function rangeFault(
  figure: number | undefined,
  { least, most = Number.POSITIVE_INFINITY, whole }: { least: number; most?: number; whole?: boolean },
): RangeFault | undefined {
  if (figure === undefined) return 'no-number'
  if (figure < least) return 'too-low'
  if (figure > most) return 'too-high'
  return whole && !Number.isInteger(figure) ? 'not-whole' : undefined
}

const price = { least: 1, most: 100_000_000 }
const acres = { least: 0.01, most: 1_000_000 }

/** What people may type into a calculator, and what an article may start it with, by calculator and field. */
export const limits = {
  acre: { price: { least: 1, most: 1_000_000_000 }, acres, other: acres },
  county: {
    price,
    days: { least: 0, most: 5000 },
    sales: { least: 0, most: 10_000 },
    absentee: { least: 0, most: 100 },
  },
  note: {
    price: { least: 0, most: 100_000_000 },
    down: { least: 0, most: 'price' },
    rate: { least: 0, most: 40 },
    payment: price,
    months: { least: 1, most: 480, whole: true },
  },
  offer: { value: price },
} as const satisfies Record<string, Record<string, Range>>
