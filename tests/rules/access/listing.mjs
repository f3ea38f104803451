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

/** Nobody lists anything, not even in a way that could only find the own record. */
export const listing = [
  refused(
    'the users are listed',
    alice,
    () => list('users'),
    () => ({ ...alicesRecord(), ...bobs() }),
  ),
  refused('the users are listed by nobody', signedOut, () => list('users'), bobs),
  listsOwn('one of the users is listed', () => list('users', { limit: 1 })),
  listsOwn('the users with the own id are listed', () => list('users', MY_ID)),
  listsOwn('the users with the own e-mail are listed', () => list('users', MY_EMAIL)),
  notModelled(listsOwn('all collections of that name are listed', () => listCollectionGroup('users'))),
  notModelled(listsOwn('the users are counted', () => count('users'))),
  refused(
    'another collection is listed',
    alice,
    () => list('secrets'),
    () => ({ 'secrets/a': { a: 1 } }),
  ),
]
