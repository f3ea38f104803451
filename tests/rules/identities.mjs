/** A project id of the `demo-…` form, which Firebase never treats as a real project. */
export const PROJECT_ID = 'demo-rules'

export const ALICE = 'alice0000000000000000000000a'
export const BOB = 'bob000000000000000000000000b'
export const ALICE_EMAIL = 'ali@example.com'
export const BOB_EMAIL = 'bob@example.com'

/**
 * Mints a token as the Auth emulators do: unsigned, which only emulators accept. Claims that are undefined are omitted.
 * @param {string} uid
 * @param {string} email
 * @param {Record<string, unknown>} [claims] replaces or adds claims
 */
export function mintToken(uid, email, claims = {}) {
  const now = Math.floor(Date.now() / 1000)
  const all = {
    email,
    email_verified: false,
    auth_time: now,
    user_id: uid,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    iat: now,
    exp: now + 3600,
    aud: PROJECT_ID,
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    sub: uid,
    ...claims,
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(all)}.`
}

function encode(json) {
  return Buffer.from(JSON.stringify(json)).toString('base64url')
}

/** Nobody: a request without a token. */
export function signedOut() {
  return null
}

/** Alice, who signed up with e-mail and password, as the rules require. */
export function alice() {
  return mintToken(ALICE, ALICE_EMAIL)
}

/** Another user, signed up in the same way. */
export function bob() {
  return mintToken(BOB, BOB_EMAIL)
}

/**
 * Alice, with other claims in her token.
 * @param {Record<string, unknown>} claims
 */
export function aliceWith(claims) {
  return () => mintToken(ALICE, ALICE_EMAIL, claims)
}
