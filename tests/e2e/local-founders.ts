import { localProjectId } from '../../lib/settings/local-profile'
import { originOf } from '../../lib/settings/local-servers.mjs'
import { createStoredData, type StoredRecord } from '../local-firebase/stored-data'

const stored = createStoredData(originOf('auth'), originOf('firestore'), localProjectId)

export const { accountsOf, makeAccount } = stored

/** An email that no other test uses. */
export function newEmail(): string {
  return `ann.${crypto.randomUUID()}@example.com`
}

export async function recordsOf(email: string): Promise<StoredRecord[]> {
  return (await stored.allRecords()).filter(({ fields }) => fields.email?.stringValue === email.toLowerCase())
}
