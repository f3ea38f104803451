export type StoredAccount = { localId: string; email: string }

/** A value in Firestore's REST form. */
type StoredField = {
  stringValue?: string
  integerValue?: string
  booleanValue?: boolean
  mapValue?: { fields: StoredFields }
}
export type StoredFields = Record<string, StoredField>

/** `name` is the path of the record. */
export type StoredRecord = { name: string; fields: StoredFields }

/** The page size: Google returns at most this many accounts at once. */
const pageOfAccounts = 500

/** Reads and changes what a local Firebase stores, as its owner (see README.md). */
export function createStoredData(authUrl: string, firestoreUrl: string, projectId: string) {
  const auth = `${authUrl}/identitytoolkit.googleapis.com/v1`
  const documents = `${firestoreUrl}/v1/projects/${projectId}/databases/(default)/documents`

  async function ask(url: string, body?: unknown, method = 'POST') {
    const response = await fetch(url, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  async function allAccounts(): Promise<StoredAccount[]> {
    const all: StoredAccount[] = []
    let page: StoredAccount[]
    do {
      const paging = { offset: all.length, limit: pageOfAccounts }
      const { userInfo = [] } = await ask(`${auth}/projects/${projectId}/accounts:query`, paging)
      page = userInfo
      all.push(...page)
    } while (page.length === pageOfAccounts)
    return all
  }

  async function allRecords(): Promise<StoredRecord[]> {
    const structuredQuery = { from: [{ collectionId: 'users' }] }
    const rows: { document?: StoredRecord }[] = await ask(`${documents}:runQuery`, { structuredQuery })
    return rows.flatMap(({ document }) => document ?? [])
  }

  return {
    allAccounts,
    allRecords,
    async accountsOf(email: string): Promise<StoredAccount[]> {
      return (await allAccounts()).filter((account) => account.email === email.toLowerCase())
    },
    /** Whether this password opens the account of this email. */
    async opens(email: string, password: string): Promise<boolean> {
      return ask(`${auth}/accounts:signInWithPassword?key=any`, { email, password }).then(
        () => true,
        () => false,
      )
    },
    /** Creates an account without a record, as an interrupted sign-up leaves it. */
    async makeAccount(email: string, password: string): Promise<void> {
      await ask(`${auth}/accounts:signUp?key=any`, { email, password })
    },
    async clear(): Promise<void> {
      await ask(`${authUrl}/emulator/v1/projects/${projectId}/accounts`, undefined, 'DELETE')
      const database = `${firestoreUrl}/emulator/v1/projects/${projectId}/databases/(default)/documents`
      await ask(database, undefined, 'DELETE')
    },
  }
}

export type StoredData = ReturnType<typeof createStoredData>
