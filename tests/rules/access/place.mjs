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

/** A valid record may be stored at only one path. */
export const place = [
  refused('the document id is not the user’s own uid', alice, createdAt('users/someone-else')),
  refused(
    'the document id is the user’s own uid in another case',
    alice,
    createdAt(`users/${ALICE.toUpperCase()}`),
  ),
  refused('the record is created in another collection', alice, createdAt(`founders/${ALICE}`)),
  refused('the collection name is in another case', alice, createdAt(`Users/${ALICE}`)),
  refused('a document is created below the user’s own record', alice, () => create(PRIVATE, { a: 1 })),
  refused(
    'a document below the user’s own record is read',
    alice,
    () => read(PRIVATE),
    () => ({ [PRIVATE]: { a: 1 } }),
  ),
  refused(
    'the record is created in a nested collection of that name',
    alice,
    createdAt(`a/b/users/${ALICE}`),
  ),
]

/** Nobody may change an existing record from a browser. */
export const afterwards = [
  refused('the record is set again with a new time', alice, createdAt(ALICES), alicesRecord),
  sameAgain('the record is set again unchanged'),
  onExisting('the role is changed', update(ALICES, { role: 'admin' }, ['role'])),
  onExisting('the record gets an empty update', update(ALICES, {}, [])),
  onExisting(
    'the subscription is deactivated',
    update(ALICES, { subscription: { isActive: false } }, ['subscription.isActive']),
  ),
  onExisting('a note is merged in', merge(ALICES, { note: 'x' }, ['note'])),
  onExisting('the user’s own record is deleted', remove(ALICES)),
  refused('the user’s own record is deleted when it does not exist', alice, () => commit(remove(ALICES))),
  refused(
    'another user’s record is changed',
    alice,
    () => commit(update(BOBS, { role: 'none' }, ['role'])),
    () => ({ [BOBS]: bobsRecord() }),
  ),
  refused(
    'another user’s record is deleted',
    alice,
    () => commit(remove(BOBS)),
    () => ({ [BOBS]: bobsRecord() }),
  ),
]

/** A valid write does not get another one accepted with it. */
export const together = [
  refused('a second document is created together with a valid record', alice, () =>
    commit(set(ALICES, founderRecord()), set('log/x', { a: 1 })),
  ),
  refused('another user’s record is created together with a valid record', alice, () =>
    commit(set(ALICES, founderRecord()), set(BOBS, bobsRecord())),
  ),
  rejected(
    'the record is deleted and recreated in one commit',
    alice,
    () => commit(remove(ALICES), set(ALICES, founderRecord())),
    alicesRecord,
  ),
  notModelled(
    rejected('a valid record gets another role in the same commit', alice, () =>
      commit(set(ALICES, founderRecord()), update(ALICES, { role: 'admin' }, ['role'])),
    ),
  ),
  notModelled(
    rejected('a valid record is overwritten in the same commit', alice, () =>
      commit(set(ALICES, founderRecord()), set(ALICES, founderRecord({ role: 'admin' }))),
    ),
  ),
  refused(
    'the user’s own record and another user’s are read together',
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
