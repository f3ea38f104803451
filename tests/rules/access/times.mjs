import { refusedRecord } from '../access-row.mjs'
import { founderRecord, isoTime, without, withSubscription } from '../founder-record.mjs'
import { rest } from '../rest-values.mjs'

const DAY = 24

function createdAt(name, time) {
  return refusedRecord(`the time of creation ${name}`, () => founderRecord({ createdAt: time() }))
}

/** The current time in the digits of another script, which some engines accept as digits. */
function inOtherDigits(zero) {
  return isoTime().replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
}

/** Yesterday at an hour past 23: within a day of now, but not as JavaScript writes it. */
function hourPastTheLast(hour) {
  return isoTime(-DAY).replace(/T.*/, `T${hour}:00:00.000Z`)
}

/** Both times must have the format of toISOString() and be within a day of the server's clock. */
export const times = [
  refusedRecord('the time of creation is missing', () => without(founderRecord(), 'createdAt')),
  createdAt('is a Firestore timestamp', () => rest({ timestampValue: isoTime() })),
  createdAt('is null', () => null),
  createdAt('is empty', () => ''),
  createdAt('is a word', () => 'yesterday'),
  createdAt('is a date only', () => isoTime().slice(0, 10)),
  createdAt('has no milliseconds', () => `${isoTime().slice(0, 19)}Z`),
  createdAt('has an offset', () => `${isoTime().slice(0, 23)}+00:00`),
  createdAt('has a newline after it', () => `${isoTime()}\n`),
  createdAt('has text before it', () => `x${isoTime()}`),
  createdAt('is in full-width digits', () => inOtherDigits(0xff10)),
  createdAt('is in Arabic-Indic digits', () => inOtherDigits(0x660)),
  createdAt('is at hour 24', () => hourPastTheLast(24)),
  createdAt('is at hour 29', () => hourPastTheLast(29)),
  createdAt('is at minute 60', () => isoTime().replace(/:\d\d:/, ':60:')),
  createdAt('is at second 60', () => isoTime().replace(/\d\d\./, '60.')),
  createdAt('is at second 99', () => isoTime().replace(/\d\d\./, '99.')),
  createdAt('is a week ago', () => isoTime(-7 * DAY)),
  createdAt('is in 25 hours', () => isoTime(25)),
  createdAt('is in 1970', () => new Date(0).toISOString()),
  createdAt('is in the year 9999', () => '9999-12-31T23:59:59.999Z'),
  refusedRecord('the purchase is at hour 24', () => withSubscription({ purchasedAt: hourPastTheLast(24) })),
  refusedRecord('the purchase is backdated a month', () =>
    withSubscription({ purchasedAt: isoTime(-30 * DAY) }),
  ),
]
