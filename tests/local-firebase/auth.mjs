import { AuthError } from './auth-accounts.mjs'

/**
 * @typedef {import('./loopback.mjs').LocalRequest} LocalRequest
 * @typedef {import('./loopback.mjs').LocalAnswer} LocalAnswer
 */

const TOOLKIT = '/identitytoolkit.googleapis.com/v1'

/** The calls of the Firebase SDK for e-mail and password accounts: POST path → method of Accounts. */
const SDK_CALLS = new Map([
  [`${TOOLKIT}/accounts:signUp`, 'signUp'],
  [`${TOOLKIT}/accounts:signInWithPassword`, 'signInWithPassword'],
  [`${TOOLKIT}/accounts:lookup`, 'lookup'],
  ['/securetoken.googleapis.com/v1/token', 'refresh'],
])

/**
 * Answers a request to the local Auth.
 * @param {import('./auth-accounts.mjs').Accounts} accounts
 * @param {LocalRequest} request
 * @param {(message: string) => void} log
 * @returns {LocalAnswer}
 */
export function answerAuth(accounts, request, log) {
  try {
    return { status: 200, body: route(accounts, request) }
  } catch (error) {
    const status = statusOf(error)
    if (status >= 500) log(`local Auth: ${error.message}`)
    const errors = [{ message: error.message, reason: 'invalid', domain: 'global' }]
    return { status, body: { error: { code: status, message: error.message, errors } } }
  }
}

function statusOf(error) {
  if (error instanceof AuthError) return error.status
  return error instanceof SyntaxError ? 400 : 500
}

function route(accounts, request) {
  const { method, path } = request
  const call = SDK_CALLS.get(path)
  if (method === 'POST' && call) return accounts[call](readBody(request))
  if (path === '/') return { authEmulator: { ready: true } }
  return routeEmulator(accounts, request)
}

/** Calls of Google's emulator that are not in the SDK: deleting and listing all accounts. */
function routeEmulator(accounts, request) {
  const { method, path, headers } = request
  if (method === 'DELETE' && path === `/emulator/v1/projects/${accounts.projectId}/accounts`) {
    accounts.clear()
    return {}
  }
  if (method === 'POST' && path === `${TOOLKIT}/projects/${accounts.projectId}/accounts:query`) {
    if (headers.authorization !== 'Bearer owner') throw new AuthError('INSUFFICIENT_PERMISSION', 403)
    return queryAccounts(accounts, readBody(request))
  }
  throw new AuthError(`not modelled by the local Auth: ${method} ${path}`, 501)
}

/** Sorted by user id, as in Google's API, unless the order of creation is requested. */
function queryAccounts(accounts, { limit = 500, offset = 0, sortBy = 'USER_ID', ...unknown }) {
  const [name] = Object.keys(unknown)
  if (name) throw new AuthError(`not modelled by the local Auth: accounts:query with ${name}`, 501)
  const all = accounts.all()
  if (sortBy !== 'CREATED_AT') all.sort((a, b) => (a.localId < b.localId ? -1 : 1))
  const page = all.slice(Number(offset), Number(offset) + Number(limit))
  return { recordsCount: String(all.length), userInfo: page }
}

function readBody({ headers, text }) {
  const isForm = headers['content-type']?.includes('form-urlencoded')
  if (isForm) return Object.fromEntries(new URLSearchParams(text))
  const body = text === '' ? {} : JSON.parse(text)
  if (body === null || typeof body !== 'object') throw new AuthError('INVALID_ARGUMENT')
  return body
}
