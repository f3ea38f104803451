import { founderRecord } from '@/lib/signup/founder-record'

test('a record has exactly the specified fields, with the time of the token', () => {
  expect(founderRecord('ann@example.com', 'Sat, 31 Jan 2026 09:05:07 GMT')).toEqual({
    email: 'ann@example.com',
    role: 'founder',
    subscription: {
      name: 'Founder Beta',
      price: 597,
      isActive: true,
      purchasedAt: '2026-01-31T09:05:07.000Z',
    },
    createdAt: '2026-01-31T09:05:07.000Z',
  })
})

test('the price is an integer', () => {
  expect(Number.isInteger(founderRecord('ann@example.com', '2026-01-31').subscription.price)).toBe(true)
})
