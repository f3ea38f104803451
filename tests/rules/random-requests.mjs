import { founderRecord } from './founder-record.mjs'
import { ALICE, ALICE_EMAIL, BOB, BOB_EMAIL, mintToken } from './identities.mjs'
import { pick } from './random.mjs'
import { randomRecord } from './random-records.mjs'
import { ALICES, BOBS, commit, merge, read, remove, set } from './requests.mjs'

/**
 * A random request, both ready to be sent and as the policy takes it.
 * @typedef {{ person: { uid: string, claims: Record<string, unknown> } | null, path: string, exists: boolean,
 *   operation: 'set' | 'create' | 'update' | 'delete' | 'get', record: Record<string, unknown>,
 *   stored: Record<string, Record<string, unknown>>, request: import('./requests.mjs').FirestoreRequest,
 *   token: string | null }} RandomRequest
 */

/**
 * Mostly Alice creating her own record with something wrong in it; sometimes another user, path or operation.
 * @param {() => number} random
 * @returns {RandomRequest}
 */
export function randomRequest(random) {
  const person = randomPerson(random)
  const path = pick(random, [...Array(12).fill(ALICES), BOBS, `x/${ALICE}`, `${ALICES}/y/z`])
  const exists = random() < 0.15
  const operation = pick(random, [...Array(9).fill('set'), 'create', 'update', 'delete', 'get'])
  const record = randomRecord(random)
  const stored = exists ? { [path]: founderRecord() } : {}
  const token = person && mintToken(person.uid, person.claims.email, person.claims)
  return {
    person,
    path,
    exists,
    operation,
    record,
    stored,
    request: toRequest(operation, path, record),
    token,
  }
}

function toRequest(operation, path, record) {
  if (operation === 'get') return read(path)
  if (operation === 'delete') return commit(remove(path))
  if (operation === 'create') return commit({ ...set(path, record), currentDocument: { exists: false } })
  if (operation === 'set') return commit(set(path, record))
  const mask = Object.keys(record).filter((name) => /^[a-z]+$/i.test(name))
  return commit({ ...merge(path, record, mask), currentDocument: { exists: true } })
}

function randomPerson(random) {
  const usual = person(ALICE, ALICE_EMAIL, { sign_in_provider: 'password' })
  const provider = pick(random, ['anonymous', 'google.com', 'custom', 'password', 7, null])
  return pick(random, [
    ...Array(14).fill(usual),
    person(BOB, BOB_EMAIL, { sign_in_provider: 'password' }),
    null,
    person(ALICE, ALICE_EMAIL, { sign_in_provider: provider }),
    person(ALICE, pick(random, [undefined, null, 'ALI@example.com', 'x@example.com']), usual.claims.firebase),
    person(ALICE, ALICE_EMAIL, pick(random, [undefined, null, 'password', {}, []])),
  ])
}

function person(uid, email, firebase) {
  return { uid, claims: { email, firebase } }
}
