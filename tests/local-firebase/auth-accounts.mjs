import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/**
 * @typedef {{ uid: string, email: string, salt: Buffer, hash: Buffer, createdAt: number, lastLoginAt: number }} Account
 * @typedef {{ email?: string, password?: string, idToken?: string, refresh_token?: string }} Credentials
 */

/** An error of the Identity Toolkit API; the SDK derives its `auth/…` codes from the message. */
export class AuthError extends Error {
  /** @param {string} message @param {number} [status] */
  constructor(message, status = 400) {
    super(message)
    this.status = status
  }
}

/** E-mail and password accounts in memory, with the responses of Google's Auth emulator. */
export class Accounts {
  /** @type {Map<string, Account>} by uid */
  #accounts = new Map()
  /** @type {Map<string, string>} refresh token → uid */
  #refreshTokens = new Map()

  /** @param {string} projectId */
  constructor(projectId) {
    this.projectId = projectId
  }

  /** @param {Credentials} credentials */
  signUp({ email, password }) {
    demand(email || password, 'ADMIN_ONLY_OPERATION') // an anonymous account, which this site has disabled
    demand(email, 'MISSING_EMAIL')
    demand(password, 'MISSING_PASSWORD')
    demand(isEmail(email), 'INVALID_EMAIL')
    demand(!this.#byEmail(email), 'EMAIL_EXISTS')
    demand(password.length >= 6, 'WEAK_PASSWORD : Password should be at least 6 characters')
    const account = newAccount(email, password)
    this.#accounts.set(account.uid, account)
    return {
      kind: 'identitytoolkit#SignupNewUserResponse',
      ...identify(account),
      ...this.#newTokens(account),
    }
  }

  /** @param {Credentials} credentials */
  signInWithPassword({ email, password }) {
    demand(email !== undefined, 'MISSING_EMAIL')
    demand(password, 'MISSING_PASSWORD')
    demand(isEmail(email), 'INVALID_EMAIL')
    const account = this.#byEmail(email)
    demand(account, 'EMAIL_NOT_FOUND')
    demand(timingSafeEqual(account.hash, hash(password, account.salt)), 'INVALID_PASSWORD')
    account.lastLoginAt = Date.now()
    const kind = 'identitytoolkit#VerifyPasswordResponse'
    return { kind, registered: true, ...identify(account), ...this.#newTokens(account) }
  }

  /** @param {Credentials} credentials */
  lookup({ idToken }) {
    demand(idToken, 'MISSING_ID_TOKEN')
    const account = this.#accounts.get(uidOf(idToken))
    demand(account, 'USER_NOT_FOUND')
    const user = { ...describeAccount(account), lastRefreshAt: new Date().toISOString() }
    return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] }
  }

  /** Exchanges a refresh token for a fresh ID token. @param {Credentials} credentials */
  refresh({ refresh_token: refreshToken }) {
    demand(refreshToken, 'MISSING_REFRESH_TOKEN')
    const account = this.#accounts.get(this.#refreshTokens.get(refreshToken))
    demand(account, 'INVALID_REFRESH_TOKEN')
    const tokens = this.#newTokens(account)
    return {
      id_token: tokens.idToken,
      access_token: tokens.idToken,
      expires_in: tokens.expiresIn,
      refresh_token: tokens.refreshToken,
      token_type: 'Bearer',
      user_id: account.uid,
      project_id: this.projectId,
    }
  }

  /** All accounts, as the owner's `accounts:query` returns them. */
  all() {
    return [...this.#accounts.values()].map(describeAccount)
  }

  clear() {
    this.#accounts.clear()
    this.#refreshTokens.clear()
  }

  #byEmail(email) {
    return [...this.#accounts.values()].find((account) => account.email === email.toLowerCase())
  }

  #newTokens(account) {
    const refreshToken = randomBytes(24).toString('base64url')
    this.#refreshTokens.set(refreshToken, account.uid)
    return { idToken: mintToken(account, this.projectId), refreshToken, expiresIn: '3600' }
  }
}

/** @returns {asserts condition} */
function demand(condition, message) {
  if (!condition) throw new AuthError(message)
}

function isEmail(text) {
  return typeof text === 'string' && /^[^@]+@[^@]+$/.test(text)
}

/** The server lower-cases the e-mail. The rules compare the record with the token, so the record must use it as is. */
function newAccount(email, password) {
  const salt = randomBytes(16)
  const now = Date.now()
  const uid = randomBytes(21).toString('base64url').replaceAll(/[-_]/g, '0')
  return {
    uid,
    email: email.toLowerCase(),
    salt,
    hash: hash(password, salt),
    createdAt: now,
    lastLoginAt: now,
  }
}

function hash(password, salt) {
  return scryptSync(password, salt, 32, { N: 1024 })
}

function identify({ uid, email }) {
  return { localId: uid, email }
}

function describeAccount({ uid, email, createdAt, lastLoginAt }) {
  return {
    localId: uid,
    email,
    emailVerified: false,
    createdAt: String(createdAt),
    lastLoginAt: String(lastLoginAt),
    validSince: String(Math.floor(createdAt / 1000)),
    passwordUpdatedAt: createdAt,
    providerUserInfo: [{ providerId: 'password', email, federatedId: email, rawId: email }],
  }
}

/** An unsigned token, as Google's emulator mints it: only an emulator accepts it. */
function mintToken({ uid, email, lastLoginAt }, projectId) {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    email,
    email_verified: false,
    auth_time: Math.floor(lastLoginAt / 1000),
    user_id: uid,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    iat: now,
    exp: now + 3600,
    aud: projectId,
    iss: `https://securetoken.google.com/${projectId}`,
    sub: uid,
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

function encode(json) {
  return Buffer.from(JSON.stringify(json)).toString('base64url')
}

function uidOf(idToken) {
  try {
    return JSON.parse(Buffer.from(idToken.split('.')[1], 'base64url').toString('utf8')).user_id
  } catch {
    throw new AuthError('INVALID_ID_TOKEN')
  }
}
