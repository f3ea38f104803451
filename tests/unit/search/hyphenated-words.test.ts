import { hyphenatedIn, joinHyphenated } from '@/lib/search/hyphenated-words'

test('hyphenated words, and those with &, are returned joined and split, whichever hyphen they use', () => {
  expect(hyphenatedIn('An e-mail, out‑of‐state, on W-9; CC&Rs.')).toEqual([
    { joined: 'email', parts: ['e', 'mail'] },
    { joined: 'outofstate', parts: ['out', 'of', 'state'] },
    { joined: 'W9', parts: ['W', '9'] },
    { joined: 'CCRs', parts: ['CC', 'Rs'] },
  ])
})

test.each(['60-180 days', '2012-243', 'land - lots', '-5', 'e-', 'lots – cheap', 'lots & land'])(
  '"%s" has no hyphenated word',
  (text) => {
    expect(hyphenatedIn(text)).toEqual([])
  },
)

test('only words that pass the predicate are joined, and ranges of figures never', () => {
  const isNotCoop = ({ joined }: { joined: string }) => joined !== 'coop'
  expect(joinHyphenated('e-mail the co-op in 60-180 days', isNotCoop)).toBe('email the co-op in 60-180 days')
})
