import assert from 'node:assert/strict'
import { createStoredData, type StoredData, type StoredFields } from '../local-firebase/stored-data'
import { withSubscription } from '../rules/founder-record.mjs'

export type StoredFounders = StoredData & {
  hasRecord: (uid: string) => Promise<boolean>
  /** @throws unless exactly one account and one record exist, and the record is as specified */
  expectFounder: (email: string, label: string) => Promise<void>
}

/** Checks what the local Firebase has stored about buyers. */
export function createStoredFounders(
  authUrl: string,
  firestoreUrl: string,
  projectId: string,
): StoredFounders {
  const data = createStoredData(authUrl, firestoreUrl, projectId)

  async function recordOf(uid: string) {
    return (await data.allRecords()).find(({ name }) => name.endsWith(`/users/${uid}`))
  }

  return {
    ...data,
    hasRecord: async (uid) => (await recordOf(uid)) !== undefined,
    async expectFounder(email, label) {
      const accounts = await data.accountsOf(email)
      assert.equal(accounts.length, 1, `${label}: one account`)
      const record = await recordOf(accounts[0]?.localId ?? '')
      assert.ok(record, `${label}: a record`)
      const time = record.fields.createdAt?.stringValue ?? ''
      assert.match(time, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, `${label}: an ISO time`)
      const wanted = {
        ...withSubscription({ purchasedAt: time }),
        email: email.toLowerCase(),
        createdAt: time,
      }
      assert.deepEqual(plain(record.fields), wanted, `${label}: the record as specified`)
    },
  }
}

function plain(fields: StoredFields): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]) => {
    if (field.mapValue) return [name, plain(field.mapValue.fields)]
    const { integerValue, stringValue, booleanValue } = field
    return [name, integerValue === undefined ? (stringValue ?? booleanValue) : Number(integerValue)]
  })
  return Object.fromEntries(values)
}
