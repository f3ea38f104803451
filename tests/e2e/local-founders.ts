import { portOf } from '../../lib/local-ports.mjs'
import { localProjectId } from '../../lib/local-profile'

/** Reads the local Firebase as its owner, the way README shows it. */
const auth = `http://127.0.0.1:${portOf('auth')}/identitytoolkit.googleapis.com/v1`
const documents = `http://127.0.0.1:${portOf('firestore')}/v1/projects/${localProjectId}/databases/(default)/documents`
const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }

type StoredAccount = { localId: string; email: string }
type StoredField = {
  stringValue?: string
  integerValue?: string
  booleanValue?: boolean
  mapValue?: { fields: StoredFields }
}
type StoredFields = Record<string, StoredField>
type StoredRecord = { name: string; fields: StoredFields }

async function ask(url: string, body: unknown) {
  const response = await fetch(url, { method: 'POST', headers: owner, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Google answers at most so many at once. */
const pageOfAccounts = 500

/** An address that no other test uses. */
export function newEmail(): string {
  return `ann.${crypto.randomUUID()}@example.com`
}

export async function accountsOf(email: string): Promise<StoredAccount[]> {
  const all: StoredAccount[] = []
  let page: StoredAccount[]
  do {
    const { userInfo = [] } = await ask(`${auth}/projects/${localProjectId}/accounts:query`, {
      offset: all.length,
      limit: pageOfAccounts,
    })
    page = userInfo
    all.push(...page)
  } while (page.length === pageOfAccounts)
  return all.filter((account) => account.email === email.toLowerCase())
}

export async function recordsOf(email: string): Promise<StoredRecord[]> {
  const rows: { document?: StoredRecord }[] = await ask(`${documents}:runQuery`, {
    structuredQuery: { from: [{ collectionId: 'users' }] },
  })
  return rows
    .flatMap(({ document }) => document ?? [])
    .filter(({ fields }) => fields.email?.stringValue === email.toLowerCase())
}

/** Makes an account without a record, as an interrupted sign-up leaves it. */
export async function makeAccount(email: string, password: string) {
  await ask(`${auth}/accounts:signUp?key=any`, { email, password })
}
