import { ALICE_EMAIL, BOB_EMAIL } from './identities.mjs'

const HOUR = 3_600_000

/**
 * A time as the site writes it, this many hours from now.
 * @param {number} [hours]
 */
export function isoTime(hours = 0) {
  return new Date(Date.now() + hours * HOUR).toISOString()
}

/**
 * Alice's record exactly as the rules require it, with these changes.
 * @param {Record<string, unknown>} [changes]
 */
export function founderRecord(changes = {}) {
  const now = isoTime()
  const subscription = { name: 'Founder Beta', price: 597, isActive: true, purchasedAt: now }
  return { email: ALICE_EMAIL, role: 'founder', subscription, createdAt: now, ...changes }
}

/**
 * Alice's record with changes to its subscription.
 * @param {Record<string, unknown>} changes
 */
export function withSubscription(changes) {
  const record = founderRecord()
  return { ...record, subscription: { ...record.subscription, ...changes } }
}

/** Bob's record as the rules require it from Bob. */
export function bobsRecord() {
  return founderRecord({ email: BOB_EMAIL })
}

/**
 * @param {Record<string, unknown>} record
 * @param {string} name
 */
export function without(record, name) {
  const { [name]: _, ...rest } = record
  return rest
}

/**
 * Alice's record without one part of its subscription.
 * @param {string} name
 */
export function withoutSubscriptionPart(name) {
  const record = founderRecord()
  return { ...record, subscription: without(record.subscription, name) }
}
