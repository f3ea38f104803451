import { readUrl } from '@/lib/read-url'

test('what is no absolute address has no parts', () => {
  expect(['', 'plat', '/blog', 'https://', 'https://a b'].map(readUrl)).toEqual(Array(5).fill(undefined))
})

test('an address with letters of other languages is read, however many were read before', () => {
  const unread = Array.from({ length: 20_000 }, () => readUrl('https://müller-land.org/año')).indexOf(
    undefined,
  )
  expect(unread).toBe(-1)
  expect(readUrl('https://müller-land.org/año')?.href).toBe('https://xn--mller-land-9db.org/a%C3%B1o')
})
