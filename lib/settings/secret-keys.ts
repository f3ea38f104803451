/**
 * Secret keys: a payment provider's, https://docs.stripe.com/keys and https://docs.stripe.com/webhooks, and Google's
 * for OAuth clients and for service accounts, which the Firebase console shows beside the web API key.
 */
const secretKey =
  /(?<![A-Za-z0-9])((?:sk|rk)_(?:live|test)_|whsec_|GOCSPX-)[\w-]+|(-----BEGIN [A-Z ]*PRIVATE KEY-----)[\s\S]*/g

/** User name and password of an address. */
const userInfo = /\/\/[^/?#]+@/g

/** Whether a value contains a secret key. */
export function holdsSecretKey(value: string): boolean {
  return value.search(secretKey) >= 0
}

/** A value without secrets, for messages: the output of a build is kept in logs that others read. */
export function withoutSecrets(value: string): string {
  return value.replace(secretKey, '$1$2…').replace(userInfo, '//…@')
}
