import fc from 'fast-check'
import { longestNote, type NoteTerms, summarizeNote } from '@/lib/calculators/note'
import { formatWithCents } from '@/lib/money'

/** The specification's example: $15,000, $1,000 down, $300 a month for 48 months at 9.9%. */
const example: NoteTerms = { price: 15000, down: 1000, rate: 9.9, payment: 300, months: 48 }

/** The expected figures were calculated independently of this code; the seller-financing guide prints most of them. */
test('the example leaves $3,188.15 owed after its 48 payments', () => {
  const note = summarizeNote(example)
  expect(note.financed).toBe(14000)
  expect(note.balance).toBe(3188.15)
  expect(note.interestPaid).toBe(3588.15)
  expect(note.clearingPayment).toBe(354.4)
  expect(note.monthsToClear).toBe(60)
  expect(note.schedule).toHaveLength(48)
})

test.each([
  [1, '$115.50', '$184.50', '$13,815.50'],
  [2, '$113.98', '$186.02', '$13,629.48'],
  [3, '$112.44', '$187.56', '$13,441.92'],
  [12, '$98.05', '$201.95', '$11,682.74'],
  [24, '$77.12', '$222.88', '$9,125.35'],
  [36, '$54.03', '$245.97', '$6,302.98'],
  [48, '$28.54', '$271.46', '$3,188.15'],
])('month %i of the example', (month, interest, principal, balance) => {
  const row = summarizeNote(example).schedule[month - 1]
  expect(row?.month).toBe(month)
  expect([row?.interest, row?.principal, row?.balance].map((amount) => formatWithCents(amount ?? 0))).toEqual(
    [interest, principal, balance],
  )
})

test('the example year by year', () => {
  expect(summarizeNote(example).years).toEqual([
    { year: 1, interest: 1282.74, principal: 2317.26, balance: 11682.74 },
    { year: 2, interest: 1042.61, principal: 2557.39, balance: 9125.35 },
    { year: 3, interest: 777.63, principal: 2822.37, balance: 6302.98 },
    { year: 4, interest: 485.17, principal: 3114.83, balance: 3188.15 },
  ])
})

test('the balloon: the seller collects $18,588.15 if the balance is paid at month 48', () => {
  const { balance } = summarizeNote(example)
  // Without rounding each month to the cent it would be a cent less.
  expect(1000 + 48 * 300 + balance).toBeCloseTo(18588.15, 5)
})

test('the higher payment: $354.40 clears the note in 48 months, for $18,011.20 in all', () => {
  const note = summarizeNote({ ...example, payment: 354.4 })
  expect(note.balance).toBe(0)
  expect(note.monthsToClear).toBe(48)
  expect(note.years.reduce((paid, { principal }) => paid + principal, 0)).toBeCloseTo(note.financed, 5)
  expect(1000 + 48 * note.clearingPayment).toBeCloseTo(18011.2, 5)
  expect(48 * note.clearingPayment - note.financed).toBeCloseTo(3011.2, 5)
  // A servicer adds the cents that rounding leaves to the last payment.
  expect(note.interestPaid).toBeCloseTo(3011.2, 0)
})

test('the longer note: 59 of $300 and a last one of $50.57, for $18,750.57 in all', () => {
  const note = summarizeNote({ ...example, months: 60 })
  const last = note.schedule.at(-1)
  expect(note.schedule).toHaveLength(60)
  expect(note.balance).toBe(0)
  expect(note.interestPaid).toBe(3750.57)
  expect((last?.interest ?? 0) + (last?.principal ?? 0)).toBeCloseTo(50.57, 5)
  expect(1000 + note.financed + note.interestPaid).toBeCloseTo(18750.57, 5)
})

test('more down: with $3,149.12 the payments retire the note, for $17,549.12 in all', () => {
  const note = summarizeNote({ ...example, down: 3149.12 })
  expect(note.financed).toBe(11850.88)
  expect(note.clearingPayment).toBe(300)
  expect(note.balance).toBe(0)
  expect(3149.12 + note.financed + note.interestPaid).toBeCloseTo(17549.12, 5)
})

test('at about 1.39% the same payments would repay the $14,000', () => {
  expect(summarizeNote({ ...example, rate: 1.39 }).clearingPayment).toBeCloseTo(300, 0)
})

test('a note without interest is repaid in equal payments', () => {
  const note = summarizeNote({ price: 1000, down: 0, rate: 0, payment: 100, months: 10 })
  expect(note).toMatchObject({ balance: 0, interestPaid: 0, clearingPayment: 100, monthsToClear: 10 })
})

test('a rate near zero gives the clearing payment of a note almost without interest', () => {
  for (const rate of [1e-14, 1e-9, 1e-6])
    expect(summarizeNote({ ...example, rate }).clearingPayment).toBe(291.67)
})

test('when nothing is financed, nothing is owed', () => {
  const note = summarizeNote({ ...example, down: 15000 })
  expect(note).toMatchObject({ financed: 0, balance: 0, clearingPayment: 0, monthsToClear: 0, years: [] })
})

test('a payment under the interest never clears the note, and the balance grows', () => {
  const note = summarizeNote({ ...example, payment: 115 })
  expect(note.monthsToClear).toBeUndefined()
  expect(note.balance).toBeGreaterThan(note.financed)
})

test('a payment below the clearing payment leaves a remainder owed, however small', () => {
  expect(summarizeNote({ ...example, payment: 350 })).toMatchObject({ balance: 258.11, monthsToClear: 49 })
  expect(summarizeNote({ ...example, payment: 354.39 })).toMatchObject({ balance: 0.85, monthsToClear: 49 })
})

test('a remainder of more than one payment is never treated as a rounding error', () => {
  // The interest rounds to the payment itself, so that nothing is ever paid off.
  const note = summarizeNote({ price: 1000, down: 0, rate: 40, payment: 33.33, months: 480 })
  expect(note.balance).toBe(1000)
})

test.each([
  { price: 1000, rate: 40, months: 480 },
  { price: 5000, rate: 12, months: 480 },
  { price: 1000, rate: 13.5, months: 360 },
  { price: 15_000, rate: 40, months: 480 },
])(
  'the clearing payment for $price at $rate% over $months months clears it, and a cent less does not',
  (terms) => {
    const balanceAfter = (payment: number) => summarizeNote({ ...terms, down: 0, payment }).balance
    const { clearingPayment } = summarizeNote({ ...terms, down: 0, payment: 1 })
    expect(balanceAfter(clearingPayment)).toBe(0)
    expect(balanceAfter(clearingPayment - 0.01)).toBeGreaterThan(0)
  },
)

test('a note is not calculated beyond a hundred years', () => {
  const terms = { price: 10_000, down: 0, rate: 0, months: 12 }
  expect(summarizeNote({ ...terms, payment: 10_000 / longestNote + 0.01 }).monthsToClear).toBeLessThanOrEqual(
    longestNote,
  )
  expect(summarizeNote({ ...terms, payment: 1 }).monthsToClear).toBeUndefined()
})

const amount = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((figure) => figure / 100)

/** Terms a reader may type: any price and any share of it down, rates up to 40%, and up to 40 years. */
const terms = fc
  .record({
    price: amount(1, 1_000_000),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    rate: fc.integer({ min: 0, max: 4000 }).map((rate) => rate / 100),
    payment: amount(1, 20_000),
    months: fc.integer({ min: 1, max: 480 }),
  })
  .map(({ share, ...rest }) => ({ ...rest, down: Math.floor(rest.price * share * 100) / 100 }))

const total = (figures: number[]) => Math.round(figures.reduce((sum, figure) => sum + figure, 0) * 100)

test('the balance is never below zero and falls by exactly the principal', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const note = summarizeNote(given)
      fc.pre(note.balance < 1e9)
      const before = [note.financed, ...note.schedule.map(({ balance }) => balance)]
      return note.schedule.every(
        ({ principal, balance }, month) =>
          balance >= 0 && total([balance, principal]) === total([before[month] ?? 0]),
      )
    }),
  )
})

test('principal and what is still owed make up what was financed', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const { financed, schedule, balance } = summarizeNote(given)
      fc.pre(balance < 1e9)
      expect(total([...schedule.map(({ principal }) => principal), balance])).toBe(total([financed]))
    }),
  )
})

test('each payment is the one agreed, and only the last may differ', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const { schedule, balance } = summarizeNote(given)
      fc.pre(balance < 1e9)
      const payments = schedule.map(({ interest, principal }) => total([interest, principal]))
      const last = payments.pop() ?? 0
      return (
        payments.every((payment) => payment === total([given.payment])) && last <= total([2 * given.payment])
      )
    }),
  )
})

test('the years add up to the schedule', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const { schedule, years, balance, interestPaid } = summarizeNote(given)
      fc.pre(balance < 1e9)
      expect(years).toHaveLength(Math.ceil(schedule.length / 12))
      expect(total(years.map(({ interest }) => interest))).toBe(total([interestPaid]))
      expect(years.at(-1)?.balance ?? balance).toBe(balance)
    }),
  )
})

test('the clearing payment clears the note to within a cent a month plus its interest', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const { clearingPayment, months, rate } = { ...given, ...summarizeNote(given) }
      fc.pre(clearingPayment >= 1)
      const { balance } = summarizeNote({ ...given, payment: clearingPayment })
      const monthly = rate / 1200
      const grown = monthly === 0 ? months : ((1 + monthly) ** months - 1) / monthly
      expect(balance).toBeLessThanOrEqual(0.01 * grown)
    }),
  )
})

test('on the usual terms for land, the clearing payment clears the note completely', () => {
  const usual = fc
    .record({
      price: amount(1000, 100_000),
      rate: fc.integer({ min: 0, max: 1800 }).map((rate) => rate / 100),
      months: fc.integer({ min: 6, max: 240 }),
    })
    .map((rest) => ({ ...rest, down: 0, payment: 1 }))
  fc.assert(
    fc.property(usual, (given) => {
      const payment = summarizeNote(given).clearingPayment
      const note = summarizeNote({ ...given, payment })
      expect(note.balance).toBe(0)
      expect(note.monthsToClear).toBeLessThanOrEqual(given.months)
    }),
  )
})

test('paying more clears a note no later', () => {
  fc.assert(
    fc.property(terms, amount(1, 500), (given, more) => {
      const slow = summarizeNote({ ...given, months: 480 }).monthsToClear ?? longestNote
      const fast = summarizeNote({ ...given, months: 480, payment: given.payment + more }).monthsToClear
      expect(fast ?? longestNote).toBeLessThanOrEqual(slow)
    }),
    { numRuns: 50 },
  )
})
