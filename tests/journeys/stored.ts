import assert from 'node:assert/strict'

type StoredAccount = { localId: string; email: string }

const owner = { authorization: 'Bearer owner' }

/** What Firebase really keeps, read as its owner. */
export function createStoredReader(authUrl: string, firestoreUrl: string, projectId: string) {
  const documents = `${firestoreUrl}/v1/projects/${projectId}/databases/(default)/documents`

  async function ask(url: string, init: RequestInit = {}) {
    const response = await fetch(url, { ...init, headers: owner })
    assert.ok(response.ok || response.status === 404, `${url}: ${response.status}`)
    return response.status === 404 ? null : response.json()
  }

  async function allAccounts(): Promise<StoredAccount[]> {
    const url = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:query`
    return (await ask(url, { method: 'POST' })).userInfo
  }

  async function accountsOf(email: string) {
    return (await allAccounts()).filter((account) => account.email === email.toLowerCase())
  }

  async function hasRecord(uid: string): Promise<boolean> {
    return (await ask(`${documents}/users/${uid}`)) !== null
  }

  return {
    allAccounts,
    accountsOf,
    hasRecord,
    /** @throws unless account and record both exist, once, and the record is what it must be */
    async expectFounder(email: string, label: string) {
      const accounts = await accountsOf(email)
      assert.equal(accounts.length, 1, `${label}: one account`)
      const uid = accounts[0]?.localId ?? ''
      const record = await ask(`${documents}/users/${uid}`)
      assert.ok(record, `${label}: a record`)
      const { fields } = record
      const time = fields.createdAt.stringValue
      assert.match(time, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, `${label}: an ISO time`)
      const wanted = {
        email: email.toLowerCase(),
        role: 'founder',
        subscription: { name: 'Founder Beta', price: 597, isActive: true, purchasedAt: time },
        createdAt: time,
      }
      assert.deepEqual(plain(fields), wanted, `${label}: the record as specified`)
    },
    async clear() {
      await ask(`${authUrl}/emulator/v1/projects/${projectId}/accounts`, { method: 'DELETE' })
      const database = `${firestoreUrl}/emulator/v1/projects/${projectId}/databases/(default)/documents`
      await ask(database, { method: 'DELETE' })
    },
    async countRecords(): Promise<number> {
      const structuredQuery = { from: [{ collectionId: 'users' }] }
      const rows: { document?: unknown }[] = await ask(`${documents}:runQuery`, {
        method: 'POST',
        body: JSON.stringify({ structuredQuery }),
      })
      return rows.filter(({ document }) => document).length
    },
  }
}

export type StoredReader = ReturnType<typeof createStoredReader>

type Field = {
  stringValue?: string
  integerValue?: string
  booleanValue?: boolean
  mapValue?: { fields: Record<string, Field> }
}

function plain(fields: Record<string, Field>): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]) => {
    if (field.mapValue) return [name, plain(field.mapValue.fields)]
    return [
      name,
      field.integerValue === undefined
        ? (field.stringValue ?? field.booleanValue)
        : Number(field.integerValue),
    ]
  })
  return Object.fromEntries(values)
}
