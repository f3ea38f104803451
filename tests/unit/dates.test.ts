import fc from 'fast-check'
import { isRealDay } from '@/lib/dates'
import { farZones, inTimeZone } from '../fixtures/in-time-zone'

test.each(farZones)('August 28 is August 28 in %s', (zone) => {
  expect(
    inTimeZone(zone, 'lib/dates.ts', "[it.formatDay('2025-08-28'), it.isRealDay('2025-02-28')]"),
  ).toEqual(['August 28, 2025', true])
})

test.each([
  ['America/Los_Angeles', '2025-12-31'],
  ['Pacific/Kiritimati', '2026-01-01'],
])('today is the local date in %s', (zone, day) => {
  expect(inTimeZone(zone, 'lib/dates.ts', "it.localDay(new Date('2026-01-01T04:00:00Z'))")).toBe(day)
})

test.each(['2025-08-28', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
  '%s is a valid date',
  (day) => {
    expect(isRealDay(day)).toBe(true)
  },
)

test.each([
  '2026-13-45',
  '2025-02-29',
  '2025-02-31',
  '2100-02-29',
  '2025-00-10',
  '2025-04-31',
  '2025-8-28',
  '25-08-28',
  '2025-08-28T00:00',
  ' 2025-08-28',
  '2025/08/28',
  '',
])('"%s" is not a valid date', (day) => {
  expect(isRealDay(day)).toBe(false)
})

test('the last day of every month is valid, and the day after it is not', () => {
  const two = (figure: number) => String(figure).padStart(2, '0')
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
      expect(isRealDay(`${year}-${two(month)}-${two(last)}`)).toBe(true)
      expect(isRealDay(`${year}-${two(month)}-${two(last + 1)}`)).toBe(false)
    }),
  )
})
