import { founderOffer } from '../offers'

/**
 * The document `users/{uid}`, exactly as `firestore.rules` demands it. Times are ISO strings as
 * `toISOString` writes them.
 */
export type FounderRecord = {
  email: string
  role: 'founder'
  subscription: { name: string; price: number; isActive: true; purchasedAt: string }
  createdAt: string
}

/**
 * @param email as the server returned it: it lower-cases, and the rules compare
 * @param issuedAt when the ID token was issued, on the server's clock, so that a wrong clock here does not matter
 */
export function founderRecord(email: string, issuedAt: string): FounderRecord {
  const now = new Date(issuedAt).toISOString()
  return {
    email,
    role: 'founder',
    subscription: { name: founderOffer.plan, price: founderOffer.price, isActive: true, purchasedAt: now },
    createdAt: now,
  }
}
