/**
 * A payment provider's keys that act for the owner: https://docs.stripe.com/keys and https://docs.stripe.com/webhooks
 */
const secretKey = /(?<![A-Za-z0-9])((?:sk|rk)_(?:live|test)_|whsec_)[A-Za-z0-9]+/g

/** User name and password of an address. */
const userInfo = /\/\/[^/?#]+@/g

/** Whether a value is or holds such a key. */
export function holdsSecretKey(value: string): boolean {
  return value.search(secretKey) >= 0
}

/** A value as it may be told: what a build says is kept in logs, which others read. */
export function withoutSecrets(value: string): string {
  return value.replace(secretKey, '$1…').replace(userInfo, '//…@')
}
