import { portOf } from '../../lib/settings/local-ports.mjs'
import { localProjectId } from '../../lib/settings/local-profile'
import { createStoredData, type StoredRecord } from '../local-firebase/stored-data'

const local = (service: 'auth' | 'firestore') => `http://127.0.0.1:${portOf(service)}`

const stored = createStoredData(local('auth'), local('firestore'), localProjectId)

export const { accountsOf, makeAccount } = stored

/** An email that no other test uses. */
export function newEmail(): string {
  return `ann.${crypto.randomUUID()}@example.com`
}

export async function recordsOf(email: string): Promise<StoredRecord[]> {
  return (await stored.allRecords()).filter(({ fields }) => fields.email?.stringValue === email.toLowerCase())
}
