import { notModelled, reject } from './firestore-error.mjs'
import { timeText } from './firestore-store.mjs'
import { isName } from './firestore-values.mjs'

/**
 * One call to the documents of a database. `root` is the full name of their common parent, `place` the part of the
 * address that names a document, a collection or the root itself.
 * @typedef {{ store: import('./firestore-store.mjs').FirestoreStore, caller: import('./firestore-store.mjs').Caller,
 *   root: string, place: string, params: URLSearchParams, body: unknown }} Call
 */

/** Atomic writes: `setDoc`, `updateDoc`, `deleteDoc` and batches of them. @param {Call} call */
export function commit({ store, caller, root, body: { writes = [], ...unknown } }) {
  refuseOptions(unknown)
  for (const { update, delete: deleted, updateMask, updateTransforms, currentDocument, ...other } of writes) {
    refuseOptions(other)
    checkName(root, update?.name ?? deleted)
  }
  return store.commit(writes, caller)
}

/** `getDoc` of the lite SDK, for one document or several. @param {Call} call */
export function batchGet({ store, caller, root, body: { documents = [], ...unknown } }) {
  refuseOptions(unknown)
  const readTime = timeText(caller.time)
  return documents.map((name) => {
    checkName(root, name)
    const stored = store.get(name, caller)
    return stored ? { found: { name, ...stored }, readTime } : { missing: name, readTime }
  })
}

/**
 * Reads one collection, or one document in it by its id, or, as the owner, all collections at once.
 * The rules are applied before the options are checked.
 * @param {Call} call
 */
export function runQuery({ store, caller, root, place, body: { structuredQuery = {} } }) {
  const {
    from: [{ collectionId, allDescendants } = {}, ...more] = [],
    where,
    limit,
    ...unknown
  } = structuredQuery
  if (more.length > 0 || (!collectionId && !allDescendants))
    notModelled('a query of other than one collection')
  const collection = `${place}/${collectionId}`
  const id = where && idOf(where, collection)
  const all = allDescendants ? store.listEverything(caller) : store.list(collection, caller, id)
  refuseOptions(unknown)
  if (where && id === undefined) notModelled('a query by anything but the document id')
  if (allDescendants && (collectionId || place !== root)) notModelled('a collection group query')
  const readTime = timeText(caller.time)
  const found = all.slice(0, limit ?? all.length).map((document) => ({ document, readTime }))
  return found.length > 0 ? found : [{ readTime }]
}

/** The document that a query names: `where(documentId(), '==', id)`; undefined for any other condition. */
function idOf({ fieldFilter: { field, op, value } = {} }, collection) {
  if (field?.fieldPath !== '__name__' || op !== 'EQUAL') return undefined
  const name = String(value?.referenceValue)
  const id = name.slice(collection.length + 1)
  return name.startsWith(`${collection}/`) && id !== '' && !id.includes('/') ? id : undefined
}

/** GET of one document. @param {Call} call */
export function getDocument({ store, caller, root, place, params }) {
  refuseOptions(Object.fromEntries(params))
  checkName(root, place)
  const stored = store.get(place, caller)
  return stored ? { name: place, ...stored } : reject('NOT_FOUND', `Document "${place}" not found.`)
}

/**
 * Lists one page, or everything without a `pageSize`. The page token is the number of documents already listed.
 * @param {Call} call
 */
export function listCollection({ store, caller, place, params }) {
  const { pageSize, pageToken, ...unknown } = Object.fromEntries(params)
  const all = store.list(place, caller)
  refuseOptions(unknown)
  const start = Number(pageToken ?? 0)
  const end = Number(pageSize) > 0 ? start + Number(pageSize) : all.length
  const documents = all.slice(start, end)
  return end < all.length ? { documents, nextPageToken: String(end) } : { documents }
}

/** PATCH of one document: creates or replaces it, or changes the fields of the mask. @param {Call} call */
export function patchDocument({ store, caller, root, place, params, body }) {
  const {
    'currentDocument.exists': exists,
    'updateMask.fieldPaths': masked,
    ...unknown
  } = Object.fromEntries(params)
  refuseOptions(unknown)
  checkName(root, place)
  const write = { update: { name: place, fields: body.fields ?? {} } }
  if (masked !== undefined) write.updateMask = { fieldPaths: params.getAll('updateMask.fieldPaths') }
  if (exists !== undefined) write.currentDocument = { exists: exists === 'true' }
  store.commit([write], caller)
  return { name: place, ...store.get(place, { ...caller, isOwner: true }) }
}

/** DELETE of one document. @param {Call} call */
export function deleteDocument({ store, caller, root, place, params }) {
  refuseOptions(Object.fromEntries(params))
  checkName(root, place)
  store.commit([{ delete: place }], caller)
  return {}
}

/**
 * Rejects unknown options instead of ignoring them; the API key has no meaning here, and database repeats the path.
 */
function refuseOptions({ key, database, ...unknown }) {
  const [name] = Object.keys(unknown)
  if (name) notModelled(`the option ${name}`)
}

function checkName(root, name) {
  if (typeof name !== 'string' || !name.startsWith(`${root}/`)) {
    reject('INVALID_ARGUMENT', `the document name is outside the database: ${name}`)
  }
  const ids = name.slice(root.length + 1).split('/')
  const valid = ids.length % 2 === 0 && ids.every((id) => isName(id) && id !== '.' && id !== '..')
  if (!valid) reject('INVALID_ARGUMENT', `invalid document name ${name}`)
}
