import { fileURLToPath } from 'node:url'
import { startLocalFirebase } from './local-firebase.mjs'

export const PROJECT_ID = 'demo-local'

/** The rules of this project. */
export const RULES_FILE = fileURLToPath(new URL('../../firestore.rules', import.meta.url))

/**
 * Starts a local Firebase on free ports that ends with the test.
 * @param {import('node:test').TestContext} context
 * @param {Partial<import('./local-firebase.mjs').LocalFirebaseOptions>} [options]
 */
export async function startForTest(context, options = {}) {
  const usual = { projectId: PROJECT_ID, rulesFile: RULES_FILE, authPort: 0, firestorePort: 0, log: () => {} }
  const firebase = await startLocalFirebase({ ...usual, ...options })
  context.after(() => firebase.close())
  return firebase
}

/**
 * Sends one request; its body and that of the response are JSON.
 * @param {string} url
 * @param {{ method?: string, body?: unknown, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number, body: unknown, headers: Headers }>}
 */
export async function call(url, { method = 'POST', body, headers = {} } = {}) {
  const response = await fetch(url, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers }
}

/** The headers of the owner, who may do everything. */
export const OWNER = { authorization: 'Bearer owner' }
