import { notModelled, refused, rejected } from '../access-row.mjs'
import { bobsRecord, founderRecord } from '../founder-record.mjs'
import { ALICE, alice } from '../identities.mjs'
import { ALICES, BOBS, commit, create, merge, read, remove, set, update } from '../requests.mjs'

const PRIVATE = `${ALICES}/private/x`

function createdAt(path) {
  return () => create(path, founderRecord())
}
function alicesRecord() {
  return { [ALICES]: founderRecord() }
}
function bothRecords() {
  return { [ALICES]: founderRecord(), [BOBS]: bobsRecord() }
}
function onExisting(name, ...writes) {
  return refused(name, alice, () => commit(...writes), alicesRecord)
}

/** A good record belongs in one place only. */
export const place = [
  refused('the document id is not the own uid', alice, createdAt('users/someone-else')),
  refused('the document id is the own uid in another case', alice, createdAt(`users/${ALICE.toUpperCase()}`)),
  refused('the record goes into another collection', alice, createdAt(`founders/${ALICE}`)),
  refused('the collection is spelled in another case', alice, createdAt(`Users/${ALICE}`)),
  refused('a document goes below the own record', alice, () => create(PRIVATE, { a: 1 })),
  refused(
    'a document below the own record is read',
    alice,
    () => read(PRIVATE),
    () => ({ [PRIVATE]: { a: 1 } }),
  ),
  refused('a collection of that name lies elsewhere', alice, createdAt(`a/b/users/${ALICE}`)),
]

/** Once it exists, nobody changes it from a browser. */
export const afterwards = [
  refused('the record is set again with a new time', alice, createdAt(ALICES), alicesRecord),
  sameAgain('the record is set again as it is'),
  onExisting('the role is changed', update(ALICES, { role: 'admin' }, ['role'])),
  onExisting('nothing is changed', update(ALICES, {}, [])),
  onExisting(
    'the subscription is ended',
    update(ALICES, { subscription: { isActive: false } }, ['subscription.isActive']),
  ),
  onExisting('a note is merged in', merge(ALICES, { note: 'x' }, ['note'])),
  onExisting('the own record is deleted', remove(ALICES)),
  refused('the own record is deleted when there is none', alice, () => commit(remove(ALICES))),
  refused(
    "another person's record is changed",
    alice,
    () => commit(update(BOBS, { role: 'none' }, ['role'])),
    () => ({ [BOBS]: bobsRecord() }),
  ),
  refused(
    "another person's record is deleted",
    alice,
    () => commit(remove(BOBS)),
    () => ({ [BOBS]: bobsRecord() }),
  ),
]

/** A good write does not carry another one through. */
export const together = [
  refused('a second document comes along with a good record', alice, () =>
    commit(set(ALICES, founderRecord()), set('log/x', { a: 1 })),
  ),
  refused("another person's record comes along with a good record", alice, () =>
    commit(set(ALICES, founderRecord()), set(BOBS, bobsRecord())),
  ),
  rejected(
    'the record is deleted and created anew in one commit',
    alice,
    () => commit(remove(ALICES), set(ALICES, founderRecord())),
    alicesRecord,
  ),
  notModelled(
    rejected('a good record gets another role in the same commit', alice, () =>
      commit(set(ALICES, founderRecord()), update(ALICES, { role: 'admin' }, ['role'])),
    ),
  ),
  notModelled(
    rejected('a good record is overwritten in the same commit', alice, () =>
      commit(set(ALICES, founderRecord()), set(ALICES, founderRecord({ role: 'admin' }))),
    ),
  ),
  refused(
    "the own record and another person's are read together",
    alice,
    () => read(ALICES, BOBS),
    bothRecords,
  ),
]

function sameAgain(name) {
  const record = founderRecord()
  return refused(
    name,
    alice,
    () => create(ALICES, record),
    () => ({ [ALICES]: record }),
  )
}
