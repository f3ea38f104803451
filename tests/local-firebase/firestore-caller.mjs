import { reject } from './firestore-error.mjs'
import { rulesValueFromJson } from './rules-conversions.mjs'

/**
 * Reads the caller from `Authorization: Bearer …`: nobody without the header, the owner, or a user with a token.
 * As in Google's emulators, signatures are not checked (the tokens have none), and `owner` may do everything.
 * @param {string | undefined} authorization
 * @param {string} projectId
 * @returns {{ auth: Map<string, unknown> | null, isOwner: boolean }} `auth` as the rules see it in request.auth
 */
export function readCaller(authorization, projectId) {
  const [, token] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? []
  if (token === undefined) return { auth: null, isOwner: false }
  if (token === 'owner') return { auth: null, isOwner: true }
  const claims = readClaims(token)
  const uid = claims.user_id ?? claims.sub
  const isExpired = !(claims.exp > Date.now() / 1000)
  const isForeign = claims.aud !== undefined && claims.aud !== projectId
  if (!uid || isExpired || isForeign) reject('UNAUTHENTICATED', 'the token is expired or of another project')
  const auth = new Map([
    ['uid', uid],
    ['token', rulesValueFromJson(claims)],
  ])
  return { auth, isOwner: false }
}

function readClaims(token) {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString('utf8'))
    if (claims !== null && typeof claims === 'object') return claims
  } catch {
    // falls through: whatever is wrong, it is not a token
  }
  return reject('UNAUTHENTICATED', 'invalid token')
}
