import { refusedRecord } from '../access-row.mjs'
import {
  founderRecord,
  isoTime,
  without,
  withoutSubscriptionPart,
  withSubscription,
} from '../founder-record.mjs'
import { rest } from '../rest-values.mjs'

const { price } = founderRecord().subscription

/** The subscription must be the founder plan at its price, active and purchased within a day, and nothing else. */
export const subscription = [
  refusedRecord('the subscription is missing', () => without(founderRecord(), 'subscription')),
  refusedRecord('the subscription is a string', () => founderRecord({ subscription: 'Founder Beta' })),
  refusedRecord('the subscription is a list with one item', () =>
    founderRecord({ subscription: [founderRecord().subscription] }),
  ),
  refusedRecord('the subscription is null', () => founderRecord({ subscription: null })),
  refusedRecord('the subscription is empty', () => founderRecord({ subscription: {} })),
  refusedRecord('the subscription has an extra key', () => withSubscription({ lifetime: true })),
  refusedRecord('the plan is a different one', () => withSubscription({ name: 'Enterprise' })),
  refusedRecord('the plan is missing', () => withoutSubscriptionPart('name')),
  refusedRecord('the price is 0', () => withSubscription({ price: 0 })),
  refusedRecord('the price is 1', () => withSubscription({ price: 1 })),
  refusedRecord('the price is negative', () => withSubscription({ price: -price })),
  refusedRecord('the price has cents', () => withSubscription({ price: price + 0.5 })),
  refusedRecord('the price is a double', () => withSubscription({ price: rest({ doubleValue: price }) })),
  refusedRecord('the price is a string', () => withSubscription({ price: String(price) })),
  refusedRecord('the price is not a number', () => withSubscription({ price: rest({ doubleValue: 'NaN' }) })),
  refusedRecord('the price is null', () => withSubscription({ price: null })),
  refusedRecord('the price is missing', () => withoutSubscriptionPart('price')),
  refusedRecord('the subscription is not active', () => withSubscription({ isActive: false })),
  refusedRecord('isActive is a string', () => withSubscription({ isActive: 'true' })),
  refusedRecord('isActive is a number', () => withSubscription({ isActive: 1 })),
  refusedRecord('isActive is missing', () => withoutSubscriptionPart('isActive')),
  refusedRecord('the time of purchase is missing', () => withoutSubscriptionPart('purchasedAt')),
  refusedRecord('the time of purchase is a Firestore timestamp', () =>
    withSubscription({ purchasedAt: rest({ timestampValue: isoTime() }) }),
  ),
  refusedRecord('the time of purchase is a number', () => withSubscription({ purchasedAt: Date.now() })),
]
