import { summarizeNote } from '@/lib/calculators/note'
import { clearedIn, owedLabel, verdict } from '@/lib/calculators/note-words'

const worked = { price: 15_000, down: 1000, rate: 9.9, payment: 300, months: 48 }

test.each([
  [worked, 'Still owed after payment 48', 'These payments do not retire the note.'],
  [{ ...worked, months: 60 }, 'Still owed after payment 60', 'These payments retire the note.'],
  [{ ...worked, down: 15_000 }, 'Still owed', 'The down payment covers the price'],
  [{ ...worked, payment: 100 }, 'Still owed after payment 48', 'The payment does not cover the interest'],
  [
    { ...worked, rate: 12, payment: 140 },
    'Still owed after payment 48',
    'The payment covers the interest and nothing more',
  ],
])('%p is described as "%s" and "%s"', (terms, label, words) => {
  const note = summarizeNote(terms)
  expect(owedLabel(note)).toBe(label)
  expect(verdict(note)).toContain(words)
})

test('a growing balance is never cleared, and a slowly shrinking one takes "over 1,200" months', () => {
  expect(clearedIn(summarizeNote({ ...worked, payment: 100 }))).toBe('never')
  expect(clearedIn(summarizeNote({ ...worked, price: 150_000, payment: 1229.26 }))).toBe('over 1,200')
  expect(clearedIn(summarizeNote({ ...worked, payment: 115.51 }))).toBe('1,148')
  expect(clearedIn(summarizeNote(worked))).toBe('60')
})
