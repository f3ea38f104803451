import { notModelled, refused } from '../access-row.mjs'
import { bobsRecord, founderRecord } from '../founder-record.mjs'
import { ALICE_EMAIL, alice, signedOut } from '../identities.mjs'
import { ALICES, BOBS, count, list, listCollectionGroup, ROOT, whereEqual } from '../requests.mjs'

const MY_ID = whereEqual('__name__', { referenceValue: `${ROOT}/${ALICES}` })
const MY_EMAIL = whereEqual('email', { stringValue: ALICE_EMAIL })

function alicesRecord() {
  return { [ALICES]: founderRecord() }
}
function bobs() {
  return { [BOBS]: bobsRecord() }
}
function listsOwn(name, what) {
  return refused(name, alice, what, alicesRecord)
}

/** Nobody may list anything, not even with a query that could only find their own record. */
export const listing = [
  refused(
    'a user lists the users',
    alice,
    () => list('users'),
    () => ({ ...alicesRecord(), ...bobs() }),
  ),
  refused('a signed-out visitor lists the users', signedOut, () => list('users'), bobs),
  listsOwn('a user lists the users with a limit of one', () => list('users', { limit: 1 })),
  listsOwn('a user lists the users with their own id', () => list('users', MY_ID)),
  listsOwn('a user lists the users with their own e-mail', () => list('users', MY_EMAIL)),
  notModelled(listsOwn('a user lists the collection group', () => listCollectionGroup('users'))),
  notModelled(listsOwn('a user counts the users', () => count('users'))),
  refused(
    'a user lists another collection',
    alice,
    () => list('secrets'),
    () => ({ 'secrets/a': { a: 1 } }),
  ),
]
