const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
}

/** An error with one of the status names of Google's APIs, from which the SDK derives its error codes. */
export class FirestoreError extends Error {
  /** @param {keyof typeof HTTP_STATUS} status @param {string} message */
  constructor(status, message) {
    super(message)
    this.status = status
  }

  get httpStatus() {
    return HTTP_STATUS[this.status]
  }
}

/**
 * @param {keyof typeof HTTP_STATUS} status
 * @param {string} message
 * @returns {never}
 */
export function reject(status, message) {
  throw new FirestoreError(status, message)
}

/**
 * For what Google's Firestore supports and this one does not: a 501 instead of a guess.
 * @param {string} what
 * @returns {never}
 */
export function notModelled(what) {
  reject('UNIMPLEMENTED', `${what}: not modelled by the local Firestore`)
}
