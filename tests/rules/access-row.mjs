import { alice } from './identities.mjs'
import { ALICES, create } from './requests.mjs'

/**
 * One row of the access table: who requests what, what is stored before, and the expected outcome.
 * Everything that contains a time or a token is a function, called when the row is run.
 *
 * - allowed: performed
 * - refused: denied by the rules, and nothing changes
 * - rejected: not performed, for whatever reason the engine gives, and nothing changes
 *
 * For a row that the local Firestore does not model it must return exactly that; only Google's engine decides it.
 * @typedef {{ name: string, who: () => string | null, what: () => import('./requests.mjs').FirestoreRequest,
 *   stored: () => Record<string, Record<string, unknown>>, expected: 'allowed' | 'refused' | 'rejected',
 *   isModelled: boolean }} AccessRow
 */

/** @returns {AccessRow} @param {string} name */
export function allowed(name, who, what, stored = nothing) {
  return { name, who, what, stored, expected: 'allowed', isModelled: true }
}

/** @returns {AccessRow} @param {string} name */
export function refused(name, who, what, stored = nothing) {
  return { name, who, what, stored, expected: 'refused', isModelled: true }
}

/** @returns {AccessRow} @param {string} name */
export function rejected(name, who, what, stored = nothing) {
  return { name, who, what, stored, expected: 'rejected', isModelled: true }
}

/** @returns {AccessRow} @param {AccessRow} row */
export function notModelled(row) {
  return { ...row, isModelled: false }
}

/**
 * Alice creates her own record at its right path, but the record itself is invalid.
 * @param {string} name
 * @param {() => Record<string, unknown>} record
 */
export function refusedRecord(name, record) {
  return refused(name, alice, () => create(ALICES, record()))
}

function nothing() {
  return {}
}
