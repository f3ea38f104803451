import { readFileSync } from 'node:fs'
import { founderOffer } from '@/lib/offers'
import { requireAcceptedOffer } from '@/lib/signup/accepted-offer'

const rules = readFileSync('firestore.rules', 'utf8')
const { plan, price } = founderOffer

test('the rules accept the offer that is sold', () => {
  expect(() => requireAcceptedOffer(founderOffer, rules)).not.toThrow()
})

test.each([
  [
    { ...founderOffer, price: 713 },
    `sells the founder price 713, but firestore.rules accepts only ${price}.`,
  ],
  [{ ...founderOffer, price: 59 }, `sells the founder price 59, but firestore.rules accepts only ${price}.`],
  [
    { ...founderOffer, plan: 'Pro' },
    `sells the founder plan 'Pro', but firestore.rules accepts only '${plan}'.`,
  ],
])('an offer that the rules would reject is reported: %j', (offer, sentence) => {
  expect(() => requireAcceptedOffer(offer, rules)).toThrow(sentence)
})

test('both differences are reported at once, with what to do', () => {
  const attempt = () => requireAcceptedOffer({ plan: 'Pro', price: 1 }, rules)
  expect(attempt).toThrow(/plan 'Pro'.*\n.*price 1,.*\n.*deploy the rules before the site\./)
})

test('rules that name neither plan nor price are reported in the same way', () => {
  const attempt = () => requireAcceptedOffer(founderOffer, 'rules_version = "2";')
  expect(attempt).toThrow(
    RegExp(`plan '${plan}', but .* only something else\\.\n.*price ${price}, but .* something else\\.`),
  )
})
