import { notModelled, reject } from './firestore-error.mjs'
import { mergeFields, setField, validateDocument } from './firestore-values.mjs'
import { rulesMapFromFields } from './rules-conversions.mjs'
import { judge } from './rules-judge.mjs'
import { parseRules } from './rules-parser.mjs'
import { Path, Timestamp } from './rules-values.mjs'

/**
 * @typedef {import('./firestore-values.mjs').Fields} Fields
 * @typedef {{ fields: Fields, createTime: string, updateTime: string }} StoredDocument
 * @typedef {{ auth: Map<string, unknown> | null, isOwner: boolean, time: bigint }} Caller who calls, and when
 */

/** The documents in memory, protected by the rules. Names are full: projects/…/databases/…/documents/users/x */
export class FirestoreStore {
  /** @type {Map<string, StoredDocument>} */
  #documents = new Map()
  #lastTime = 0n

  /** @param {string} rules the text of a rules file */
  constructor(rules) {
    this.setRules(rules)
  }

  /** Replaces the rules; if the new ones are invalid, throws and keeps those in force. @param {string} text */
  setRules(text) {
    this.rules = parseRules(text)
  }

  clear() {
    this.#documents.clear()
  }

  /** Nanoseconds since 1970, at least a microsecond after the last call, because Firestore's times are that exact. */
  now() {
    const clock = BigInt(Date.now()) * 1_000_000n
    this.#lastTime = clock > this.#lastTime ? clock : this.#lastTime + 1000n
    return this.#lastTime
  }

  /** @param {string} name @param {Caller} caller */
  get(name, caller) {
    this.#authorize('get', name, caller)
    return this.#documents.get(name) ?? null
  }

  /**
   * The documents of one collection, sorted by name, or the one with that id. The rules are applied to a listing before
   * anything is read: with an id they see which document it is about, otherwise a placeholder for any document.
   * @param {string} collection full name
   * @param {Caller} caller
   * @param {string} [id]
   */
  list(collection, caller, id) {
    this.#authorize('list', `${collection}/${id ?? '(any)'}`, caller)
    const isDirectChild = (name) =>
      name.startsWith(`${collection}/`) && !name.slice(collection.length + 1).includes('/')
    return this.#select((name) => (id === undefined ? isDirectChild(name) : name === `${collection}/${id}`))
  }

  /** Every document of every collection; for the owner only. @param {Caller} caller */
  listEverything(caller) {
    if (!caller.isOwner) notModelled('a collection group query')
    return this.#select(() => true)
  }

  /**
   * Performs all writes or none. Only the owner bypasses the rules.
   * @param {unknown[]} writes
   * @param {Caller} caller
   */
  commit(writes, caller) {
    const updateTime = timeText(caller.time)
    const staged = new Map()
    for (const write of writes) {
      const name = write.update?.name ?? write.delete
      if (staged.has(name)) notModelled('several writes to one document in a commit')
      const current = this.#documents.get(name)
      const fields = write.update ? this.#fieldsAfter(write, current, updateTime) : null
      this.#authorize(operationOf(write, current), name, caller, fields)
      checkPrecondition(name, write.currentDocument ?? {}, current)
      staged.set(name, fields && { fields, createTime: current?.createTime ?? updateTime, updateTime })
    }
    for (const [name, stored] of staged) {
      if (stored) this.#documents.set(name, stored)
      else this.#documents.delete(name)
    }
    const writeResults = [...staged.values()].map((stored) => (stored ? { updateTime } : {}))
    return { writeResults, commitTime: updateTime }
  }

  #select(isWanted) {
    const names = [...this.#documents.keys()].filter(isWanted).sort()
    return names.map((name) => ({ name, ...this.#documents.get(name) }))
  }

  #fieldsAfter({ update, updateMask, updateTransforms = [] }, current, updateTime) {
    const written = update.fields ?? {}
    validateDocument(written)
    let fields = updateMask
      ? mergeFields(current?.fields ?? {}, written, updateMask.fieldPaths ?? [])
      : written
    for (const { fieldPath, setToServerValue } of updateTransforms) {
      if (setToServerValue !== 'REQUEST_TIME') notModelled('a transform other than serverTimestamp()')
      fields = setField(fields, fieldPath, { timestampValue: updateTime })
    }
    return fields
  }

  #authorize(operation, name, caller, after = null) {
    if (caller.isOwner) return
    const path = name.slice(name.indexOf('/databases/'))
    const before = operation === 'list' ? undefined : this.#documents.get(name)
    const request = new Map([
      ['auth', caller.auth],
      ['method', operation],
      ['path', new Path(path)],
      ['time', new Timestamp(caller.time)],
    ])
    if (after) request.set('resource', resourceOf(path, after))
    if (operation === 'list') request.set('query', new Map())
    const resource = before ? resourceOf(path, before.fields) : null
    const { allowed, reasons } = judge(this.rules, { operation, path, request, resource })
    if (!allowed) reject('PERMISSION_DENIED', `refused by the rules: ${reasons.join('; ')}`)
  }
}

/** As in Firestore, a precondition determines the operation whatever is stored: `exists: true` is an update. */
function operationOf({ update, currentDocument }, current) {
  if (!update) return 'delete'
  return (currentDocument?.exists ?? current !== undefined) ? 'update' : 'create'
}

function checkPrecondition(name, { exists, updateTime }, current) {
  if (exists === true && !current) reject('NOT_FOUND', `no document to update: ${name}`)
  if (exists === false && current) reject('ALREADY_EXISTS', `document already exists: ${name}`)
  if (updateTime && updateTime !== current?.updateTime) {
    reject('FAILED_PRECONDITION', 'the stored version does not match')
  }
}

function resourceOf(path, fields) {
  return new Map([
    ['data', rulesMapFromFields(fields)],
    ['id', path.split('/').at(-1)],
    ['__name__', new Path(path)],
  ])
}

/** @param {bigint} nanos */
export function timeText(nanos) {
  const date = new Date(Number(nanos / 1_000_000n)).toISOString()
  const micros = String((nanos / 1000n) % 1_000_000n).padStart(6, '0')
  return `${date.slice(0, 19)}.${micros}Z`
}
