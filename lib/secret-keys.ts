/**
 * Keys that act for the owner: a payment provider's, https://docs.stripe.com/keys and https://docs.stripe.com/webhooks,
 * and Google's, of an OAuth client and of a service account, which Firebase hands out beside the web API key.
 */
const secretKey =
  /(?<![A-Za-z0-9])((?:sk|rk)_(?:live|test)_|whsec_|GOCSPX-)[\w-]+|(-----BEGIN [A-Z ]*PRIVATE KEY-----)[\s\S]*/g

/** User name and password of an address. */
const userInfo = /\/\/[^/?#]+@/g

/** Whether a value is or holds such a key. */
export function holdsSecretKey(value: string): boolean {
  return value.search(secretKey) >= 0
}

/** A value as it may be told: what a build says is kept in logs, which others read. */
export function withoutSecrets(value: string): string {
  return value.replace(secretKey, '$1$2…').replace(userInfo, '//…@')
}
