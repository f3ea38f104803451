/** Reading and printing of figures in the calculators. */

/**
 * What a person typed, as a number: `$15,000`, `-15000`, ` 9.9 % ` and `48 months` are fine; anything else is
 * `undefined`. Commas stand before three digits only, because elsewhere `9,9` is 9.9, and reading it as 99 would be a
 * silent mistake.
 */
export function readNumber(text: string): number | undefined {
  const plain = text
    .replace(/\s/g, '')
    .replace('−', '-')
    .replace(/^(-?)\$/, '$1')
    .replace(/(%|days?|months?|acres?)$/i, '')
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(plain) || !/\d/.test(plain)) return undefined
  return Number(plain.replaceAll(',', ''))
}

/** `26000` becomes `$26,000`; cents are shown only if there are any. */
export function money(amount: number): string {
  return centsOf(amount) % 100 === 0 ? dollars(amount) : cents(amount)
}

/** `354.4042` becomes `$354.40`. */
export function cents(amount: number): string {
  return signed(centsOf(amount) / 100, 2)
}

/** `3188.15` becomes `$3,188`. */
export function dollars(amount: number): string {
  return signed(Math.round(amount), 0)
}

/** The sign stands before the dollar's. */
function signed(rounded: number, digits: number): string {
  const figure = Math.abs(rounded).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${rounded < 0 ? '−' : ''}$${figure}`
}

/** Rounds an amount of dollars to whole cents, halves away from zero, and answers in dollars. */
export function toCents(amount: number): number {
  return centsOf(amount) / 100
}

// 1.005 * 100 is 100.49999…; a hair more than the error of a double brings such halves back.
function centsOf(amount: number): number {
  return Math.round(amount * 100 + Math.sign(amount) * 1e-6)
}
