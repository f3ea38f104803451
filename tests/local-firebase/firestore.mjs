import { readCaller } from './firestore-caller.mjs'
import { FirestoreError, notModelled, reject } from './firestore-error.mjs'
import { timeText } from './firestore-store.mjs'
import { isName } from './firestore-values.mjs'
import { RulesSyntaxError, UnsupportedRule } from './rules-errors.mjs'

/**
 * @typedef {import('./loopback.mjs').LocalRequest} LocalRequest
 * @typedef {import('./loopback.mjs').LocalAnswer} LocalAnswer
 * @typedef {import('./firestore-store.mjs').FirestoreStore} FirestoreStore
 */

/**
 * Answers a request to the local Firestore: the REST calls of `firebase/firestore/lite`, plain REST for the owner,
 * and the two controls of Google's emulator that the tests use.
 * @param {FirestoreStore} store
 * @param {string} projectId
 * @param {LocalRequest} request
 * @param {(message: string) => void} log
 * @returns {LocalAnswer}
 */
export function answerFirestore(store, projectId, request, log) {
  try {
    return { status: 200, body: route(store, projectId, request) }
  } catch (error) {
    const { status, httpStatus, message } = asFirestoreError(error)
    if (httpStatus >= 500) log(`local Firestore: ${message}`)
    const body = { error: { code: httpStatus, message, status } }
    // The calls that answer a stream answer a list, in case of an error too.
    return { status: httpStatus, body: /:(batchGet|runQuery)$/.test(request.path) ? [body] : body }
  }
}

function asFirestoreError(error) {
  if (error instanceof FirestoreError) return error
  if (error instanceof UnsupportedRule) return new FirestoreError('UNIMPLEMENTED', error.message)
  const isMistake = error instanceof SyntaxError || error instanceof RulesSyntaxError
  return new FirestoreError(isMistake ? 'INVALID_ARGUMENT' : 'INTERNAL', error.message)
}

function route(store, projectId, request) {
  const { method, path, text } = request
  if (path === '/') return { ok: true }
  const emulator = `/emulator/v1/projects/${projectId}`
  if (method === 'DELETE' && path === `${emulator}/databases/(default)/documents`) {
    store.clear()
    return {}
  }
  const body = text === '' ? {} : JSON.parse(text)
  if (method === 'PUT' && path === `${emulator}:securityRules`) {
    store.setRules(body.rules.files[0].content)
    return {}
  }
  return routeDocuments(store, projectId, request, body)
}

function routeDocuments(store, projectId, { method, path, params, headers }, body) {
  const root = `projects/${projectId}/databases/(default)/documents`
  const [, place = '', verb] = /^\/v1\/(.+?)(?::([a-zA-Z]+))?$/.exec(path) ?? []
  if (place !== root && !place.startsWith(`${root}/`))
    reject('NOT_FOUND', `no such database or call: ${path}`)
  const caller = { ...readCaller(headers.authorization, projectId), time: store.now() }
  const call = { store, caller, root, place, params, body }
  if (verb) return callVerb(verb, call)
  const isDocument = place.slice(root.length).split('/').length % 2 === 1
  if (method === 'GET' && place !== root) return isDocument ? getDocument(call) : listCollection(call)
  if (method === 'PATCH') return patchDocument(call)
  if (method === 'DELETE') return deleteDocument(call)
  return notModelled(`${method} ${path}`)
}

function callVerb(verb, call) {
  if (verb === 'commit') return commit(call)
  if (verb === 'batchGet') return batchGet(call)
  if (verb === 'runQuery') return runQuery(call)
  return notModelled(`documents:${verb}`)
}

function commit({ store, caller, root, body: { writes = [], ...unknown } }) {
  refuseOptions(unknown)
  for (const { update, delete: deleted, updateMask, updateTransforms, currentDocument, ...other } of writes) {
    refuseOptions(other)
    checkName(root, update?.name ?? deleted)
  }
  return store.commit(writes, caller)
}

function batchGet({ store, caller, root, body: { documents = [], ...unknown } }) {
  refuseOptions(unknown)
  const readTime = timeText(caller.time)
  return documents.map((name) => {
    checkName(root, name)
    const stored = store.get(name, caller)
    return stored ? { found: { name, ...stored }, readTime } : { missing: name, readTime }
  })
}

/** A plain read of one collection; for the owner also of all collections at once. The rules judge before the options. */
function runQuery({ store, caller, root, place, body: { structuredQuery = {} } }) {
  const { from: [{ collectionId, allDescendants } = {}, ...more] = [], limit, ...unknown } = structuredQuery
  if (more.length > 0 || (!collectionId && !allDescendants))
    notModelled('a query of other than one collection')
  const all = allDescendants ? store.listEverything(caller) : store.list(`${place}/${collectionId}`, caller)
  refuseOptions(unknown)
  if (allDescendants && (collectionId || place !== root)) notModelled('a collection group query')
  const readTime = timeText(caller.time)
  const found = all.slice(0, limit ?? all.length).map((document) => ({ document, readTime }))
  return found.length > 0 ? found : [{ readTime }]
}

function getDocument({ store, caller, root, place, params }) {
  refuseOptions(Object.fromEntries(params))
  checkName(root, place)
  const stored = store.get(place, caller)
  return stored ? { name: place, ...stored } : reject('NOT_FOUND', `Document "${place}" not found.`)
}

/** One page at a time; without a `pageSize`, everything. The page token is the number of documents already seen. */
function listCollection({ store, caller, place, params }) {
  const { pageSize, pageToken, ...unknown } = Object.fromEntries(params)
  const all = store.list(place, caller)
  refuseOptions(unknown)
  const start = Number(pageToken ?? 0)
  const end = Number(pageSize) > 0 ? start + Number(pageSize) : all.length
  const documents = all.slice(start, end)
  return end < all.length ? { documents, nextPageToken: String(end) } : { documents }
}

function patchDocument({ store, caller, root, place, params, body }) {
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

function deleteDocument({ store, caller, root, place, params }) {
  refuseOptions(Object.fromEntries(params))
  checkName(root, place)
  store.commit([{ delete: place }], caller)
  return {}
}

/** An option that is not looked at must not be ignored; the API key says nothing here, and database repeats the path. */
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
