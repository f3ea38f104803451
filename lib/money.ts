import { groupThousands } from './grouped-figure'

/** `26000` becomes `$26,000`; cents are shown only if there are any. */
export function formatDollars(amount: number): string {
  return inCents(amount) % 100 === 0 ? formatWholeDollars(amount) : formatWithCents(amount)
}

/** `354.4042` becomes `$354.40`. */
export function formatWithCents(amount: number): string {
  return signed(inCents(amount) / 100, 2)
}

/** `3188.15` becomes `$3,188`. */
export function formatWholeDollars(amount: number): string {
  return signed(Math.round(amount), 0)
}

/** The sign stands before the dollar's. */
function signed(rounded: number, digits: number): string {
  return `${rounded < 0 ? '−' : ''}$${groupThousands(Math.abs(rounded).toFixed(digits))}`
}

/** Rounds an amount of dollars to whole cents, halves away from zero, and answers in dollars. */
export function roundToCents(amount: number): number {
  return inCents(amount) / 100
}

// 1.005 * 100 is 100.49999…; a hair more than the error of a double brings such halves back.
function inCents(amount: number): number {
  return Math.round(amount * 100 + Math.sign(amount) * 1e-6)
}
