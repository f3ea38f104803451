import { readCaller } from './firestore-caller.mjs'
import {
  batchGet,
  commit,
  deleteDocument,
  getDocument,
  listCollection,
  patchDocument,
  runQuery,
} from './firestore-calls.mjs'
import { FirestoreError, notModelled, reject } from './firestore-error.mjs'
import { RulesSyntaxError, UnsupportedRule } from './rules-errors.mjs'

/**
 * @typedef {import('./loopback.mjs').LocalRequest} LocalRequest
 * @typedef {import('./loopback.mjs').LocalAnswer} LocalAnswer
 * @typedef {import('./firestore-store.mjs').FirestoreStore} FirestoreStore
 */

/**
 * Answers a request to the local Firestore: the REST calls of `firebase/firestore/lite`, plain REST for the owner,
 * and the two control calls of Google's emulator that the tests use.
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
    // Calls that return a stream return a list, even for an error.
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
