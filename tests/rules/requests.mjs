import { ALICE, BOB, PROJECT_ID } from './identities.mjs'
import { toFields } from './rest-values.mjs'

/**
 * One REST call to a Firestore; `writes` tells whether it changes the data if it is allowed.
 * @typedef {{ method: string, path: string, body?: unknown, writes: boolean }} FirestoreRequest
 */

export const DATABASE = `projects/${PROJECT_ID}/databases/(default)`
export const ROOT = `${DATABASE}/documents`

/** The paths of Alice's and of Bob's record. */
export const ALICES = `users/${ALICE}`
export const BOBS = `users/${BOB}`

/**
 * An atomic commit of these writes.
 * @param {...object} writes
 * @returns {FirestoreRequest}
 */
export function commit(...writes) {
  return { method: 'POST', path: `/v1/${ROOT}:commit`, body: { writes }, writes: true }
}

/** What `setDoc(doc, data)` sends. @param {string} path @param {Record<string, unknown>} record */
export function set(path, record) {
  return { update: { name: `${ROOT}/${path}`, fields: toFields(record) } }
}

/**
 * What `updateDoc(doc, data)` sends.
 * @param {string} path
 * @param {Record<string, unknown>} changes
 * @param {string[]} mask
 */
export function update(path, changes, mask) {
  return { ...merge(path, changes, mask), currentDocument: { exists: true } }
}

/**
 * What `setDoc(doc, data, { merge: true })` sends.
 * @param {string} path
 * @param {Record<string, unknown>} changes
 * @param {string[]} mask
 */
export function merge(path, changes, mask) {
  return { ...set(path, changes), updateMask: { fieldPaths: mask } }
}

/**
 * A write with `serverTimestamp()` in one field.
 * @param {string} path
 * @param {Record<string, unknown>} record
 * @param {string} field
 */
export function setWithServerTime(path, record, field) {
  return { ...set(path, record), updateTransforms: [{ fieldPath: field, setToServerValue: 'REQUEST_TIME' }] }
}

/** What `deleteDoc(doc)` sends. @param {string} path */
export function remove(path) {
  return { delete: `${ROOT}/${path}` }
}

/** A commit that only creates a document. @param {string} path @param {Record<string, unknown>} record */
export function create(path, record) {
  return commit(set(path, record))
}

/**
 * A write through plain REST.
 * @param {string} path
 * @param {Record<string, unknown>} record
 * @returns {FirestoreRequest}
 */
export function patch(path, record) {
  return { method: 'PATCH', path: `/v1/${ROOT}/${path}`, body: { fields: toFields(record) }, writes: true }
}

/** What `getDoc(doc)` sends, for one document or several. @param {...string} paths @returns {FirestoreRequest} */
export function read(...paths) {
  const documents = paths.map((path) => `${ROOT}/${path}`)
  return { method: 'POST', path: `/v1/${ROOT}:batchGet`, body: { documents }, writes: false }
}

/**
 * What `getDocs(query(…))` sends.
 * @param {string} collectionId
 * @param {object} [restrictions]
 * @returns {FirestoreRequest}
 */
export function list(collectionId, restrictions = {}) {
  return query({ from: [{ collectionId }], ...restrictions })
}

/** What `getDocs(collectionGroup(…))` sends. @param {string} collectionId @returns {FirestoreRequest} */
export function listCollectionGroup(collectionId) {
  return query({ from: [{ collectionId, allDescendants: true }] })
}

/** Restricts a query to one value of a field. @param {string} fieldPath @param {object} value in REST form */
export function whereEqual(fieldPath, value) {
  return { where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } } }
}

/** What `getCount(collection)` sends. @param {string} collectionId @returns {FirestoreRequest} */
export function count(collectionId) {
  const structuredQuery = { from: [{ collectionId }] }
  const body = { structuredAggregationQuery: { aggregations: [{ alias: 'n', count: {} }], structuredQuery } }
  return { method: 'POST', path: `/v1/${ROOT}:runAggregationQuery`, body, writes: false }
}

function query(structuredQuery) {
  return { method: 'POST', path: `/v1/${ROOT}:runQuery`, body: { structuredQuery }, writes: false }
}
