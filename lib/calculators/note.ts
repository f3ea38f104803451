import { roundToCents } from '../money'

/** Terms of a seller-financed sale: dollars, per cent a year, dollars a month, number of monthly payments. */
export type NoteTerms = { price: number; down: number; rate: number; payment: number; months: number }

type NoteMonth = { month: number; interest: number; principal: number; balance: number }

export type NoteSummary = {
  financed: number
  schedule: NoteMonth[]
  /** Still owed after the last regular payment; 0 when the payments retire the note. */
  balance: number
  interestPaid: number
  /** Payment that would clear the note in the given number of months. */
  clearingPayment: number
  /** Months it takes at the given payment; `undefined` when it would take more than `longestNote`. */
  monthsToClear: number | undefined
  years: { year: number; interest: number; principal: number; balance: number }[]
}

/** Months after which the payments are not followed any further. */
export const longestNote = 1200

/**
 * Interest is rounded to the cent each month, as a servicer would; the last payment is what is left. Where the payment
 * is the clearing payment, its own rounding may leave some cents, which go with the last one.
 */
export function summarizeNote({ price, down, rate, payment, months }: NoteTerms): NoteSummary {
  const financed = roundToCents(price - down)
  const clearing = clearingPayment(financed, rate, months)
  const schedule = runSchedule(financed, rate, payment, months)
  if (payment >= clearing) addRestToLast(schedule, payment)
  const balance = schedule.at(-1)?.balance ?? financed
  return {
    financed,
    schedule,
    balance,
    interestPaid: sum(schedule, 'interest'),
    clearingPayment: clearing,
    monthsToClear: balance === 0 ? schedule.length : monthsToClear(financed, rate, payment),
    years: byYear(schedule),
  }
}

/** Only a rest of at most one payment: a larger one is a balloon, which the schedule must show as still owed. */
function addRestToLast(schedule: NoteMonth[], payment: number) {
  const last = schedule.at(-1)
  if (!last || last.balance > payment) return
  last.principal = roundToCents(last.principal + last.balance)
  last.balance = 0
}

function runSchedule(financed: number, rate: number, payment: number, months: number): NoteMonth[] {
  const schedule: NoteMonth[] = []
  let balance = financed
  for (let month = 1; month <= months && balance > 0; month += 1) {
    const interest = roundToCents((balance * rate) / 1200)
    const principal = Math.min(roundToCents(payment - interest), balance)
    balance = roundToCents(balance - principal)
    schedule.push({ month, interest, principal, balance })
  }
  return schedule
}

/** Level payment of an amortizing loan, rounded to the cent; up, where rounded down it would leave a balloon. */
function clearingPayment(financed: number, rate: number, months: number): number {
  const payment = roundToCents(levelPayment(financed, rate, months))
  const schedule = runSchedule(financed, rate, payment, months)
  addRestToLast(schedule, payment)
  return schedule.at(-1)?.balance ? roundToCents(payment + 0.01) : payment
}

function levelPayment(financed: number, rate: number, months: number): number {
  const monthly = rate / 1200
  if (monthly === 0) return financed / months
  // As 1 - (1 + monthly) ** -months, which would lose the digits of a small rate, and all of one below 1e-13.
  return (financed * monthly) / -Math.expm1(-months * Math.log1p(monthly))
}

function monthsToClear(financed: number, rate: number, payment: number): number | undefined {
  const schedule = runSchedule(financed, rate, payment, longestNote)
  return schedule.at(-1)?.balance === 0 ? schedule.length : undefined
}

function byYear(schedule: readonly NoteMonth[]): NoteSummary['years'] {
  const years: NoteSummary['years'] = []
  for (let start = 0; start < schedule.length; start += 12) {
    const months = schedule.slice(start, start + 12)
    const balance = months.at(-1)?.balance ?? 0
    years.push({
      year: start / 12 + 1,
      interest: sum(months, 'interest'),
      principal: sum(months, 'principal'),
      balance,
    })
  }
  return years
}

function sum(months: readonly NoteMonth[], field: 'interest' | 'principal'): number {
  return roundToCents(months.reduce((total, month) => total + month[field], 0))
}
