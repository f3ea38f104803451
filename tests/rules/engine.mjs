import { PROJECT_ID } from './identities.mjs'
import { DATABASE, ROOT } from './requests.mjs'
import { toFields } from './rest-values.mjs'

/**
 * An engine that enforces rules: the local Firestore or Google's own, with the same REST API.
 * @typedef {{ name: string, url: string, isLocal: boolean, close: () => Promise<void> }} Engine
 */

/**
 * Sends a request with this token, or without one.
 * @param {Engine} engine
 * @param {import('./requests.mjs').FirestoreRequest} request
 * @param {string | null} token
 * @returns {Promise<{ status: number, text: string }>}
 */
export async function send(engine, { method, path, body }, token) {
  const headers = { 'content-type': 'application/json' }
  if (token !== null) headers.authorization = `Bearer ${token}`
  const response = await fetch(engine.url + path, { method, headers, body: body && JSON.stringify(body) })
  const text = await response.text()
  return { status: statusInside(text) ?? response.status, text }
}

/** A stream may start with status 200 and still contain an error. */
function statusInside(text) {
  return text.startsWith('[') ? JSON.parse(text)[0]?.error?.code : undefined
}

/**
 * Replaces the rules in force.
 * @param {Engine} engine
 * @param {string} rules
 * @returns {Promise<{ status: number, text: string }>} 200 if they compile
 */
export function setRules(engine, rules) {
  const body = { rules: { files: [{ name: 'firestore.rules', content: rules }] } }
  return send(
    engine,
    { method: 'PUT', path: `/emulator/v1/projects/${PROJECT_ID}:securityRules`, body },
    null,
  )
}

/**
 * Empties the database and stores these documents, bypassing the rules.
 * @param {Engine} engine
 * @param {Record<string, Record<string, unknown>>} documents by path
 */
export async function store(engine, documents) {
  await mustSucceed(send(engine, { method: 'DELETE', path: `/emulator/v1/${DATABASE}/documents` }, 'owner'))
  const writes = Object.entries(documents).map(([path, record]) => ({
    update: { name: `${ROOT}/${path}`, fields: toFields(record) },
  }))
  if (writes.length === 0) return
  await mustSucceed(send(engine, { method: 'POST', path: `/v1/${ROOT}:commit`, body: { writes } }, 'owner'))
}

/**
 * Everything that is stored, in all collections, as one string to compare.
 * @param {Engine} engine
 */
export async function snapshot(engine) {
  const body = { structuredQuery: { from: [{ allDescendants: true }] } }
  const { text } = await mustSucceed(
    send(engine, { method: 'POST', path: `/v1/${ROOT}:runQuery`, body }, 'owner'),
  )
  const documents = JSON.parse(text).flatMap(({ document }) => (document ? [document] : []))
  return JSON.stringify(documents.map(({ name, fields, updateTime }) => ({ name, fields, updateTime })))
}

async function mustSucceed(answer) {
  const { status, text } = await answer
  if (status !== 200) throw new Error(`the engine answered ${status}: ${text}`)
  return { status, text }
}
