const accountsPerPage = 500
const recordsPerPage = 300

/**
 * Where to ask, and as whom.
 * @typedef {{ authUrl: string, firestoreUrl: string, projectId: string, token: string }} Place
 * @typedef {{ uid: string, email: string, createdAt: Date }} UnrecordedAccount
 */

/**
 * The accounts whose owners never came back after an interruption between the account and its founder record. Accounts
 * are read before records, so that somebody who signs up meanwhile is not taken for one of them.
 * @param {Place} place
 * @returns {Promise<{ total: number, unrecorded: UnrecordedAccount[] }>}
 * @throws one sentence with what the server said
 */
export async function findUnrecordedAccounts(place) {
  const accounts = await allAccounts(place)
  const recorded = await allRecordIds(place)
  const unrecorded = accounts.filter(({ uid }) => !recorded.has(uid))
  return { total: accounts.length, unrecorded }
}

/**
 * https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/query
 * @param {Place} place
 */
async function allAccounts(place) {
  const url = `${place.authUrl}/v1/projects/${place.projectId}/accounts:query`
  /** @type {UnrecordedAccount[]} */
  const accounts = []
  for (;;) {
    // Sorted by creation, so that new accounts come last and shift nobody from one page to the next.
    const body = JSON.stringify({ limit: accountsPerPage, offset: accounts.length, sortBy: 'CREATED_AT' })
    /** @type {{ userInfo?: { localId: string, email?: string, createdAt: string }[] }} */
    const { userInfo = [] } = await ask(place, url, { method: 'POST', body })
    for (const { localId, email = '', createdAt } of userInfo) {
      accounts.push({ uid: localId, email, createdAt: new Date(Number(createdAt)) })
    }
    if (userInfo.length < accountsPerPage) return accounts
  }
}

/**
 * https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents/list
 * @param {Place} place
 */
async function allRecordIds(place) {
  const url = `${place.firestoreUrl}/v1/projects/${place.projectId}/databases/(default)/documents/users`
  /** @type {Set<string>} */
  const ids = new Set()
  let pageToken = ''
  do {
    const page = new URLSearchParams({ pageSize: String(recordsPerPage), ...(pageToken && { pageToken }) })
    /** @type {{ documents?: { name: string }[], nextPageToken?: string }} */
    const { documents = [], nextPageToken = '' } = await ask(place, `${url}?${page}`)
    for (const { name } of documents) ids.add(name.slice(name.lastIndexOf('/') + 1))
    pageToken = nextPageToken
  } while (pageToken)
  return ids
}

/**
 * @param {Place} place
 * @param {string} url
 * @param {{ method?: string, body?: string }} [init]
 */
async function ask({ token, projectId }, url, init = {}) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    // A person's token names no project to bill; Google's servers ask for one.
    // https://cloud.google.com/docs/quotas/set-quota-project
    'x-goog-user-project': projectId,
  }
  const [response, text] = await answerTo(url, { ...init, headers }).catch(() => {
    throw new Error(
      `${new URL(url).host} cannot be reached. ${url.startsWith('http:') ? 'Run npm start first.' : 'Check the internet connection.'}`,
    )
  })
  const said = `${new URL(url).hostname} answers ${response.status}: ${reasonIn(text)}`
  if (!response.ok) throw new Error(said)
  try {
    return JSON.parse(text)
  } catch {
    // From a network that asks to sign in, or a proxy.
    throw new Error(`${said}\n\nThis is not from Google. Check the internet connection.`)
  }
}

/**
 * An answer with the whole of its text: a connection may also break within it.
 * @param {string} url
 * @param {RequestInit} init
 * @returns {Promise<[Response, string]>}
 */
async function answerTo(url, init) {
  const response = await fetch(url, init)
  return [response, await response.text()]
}

/**
 * Google's own sentence, which often says what to do, such as which API to enable; what another server says, cut short.
 * @param {string} answer
 * @returns {string}
 */
function reasonIn(answer) {
  const cut = answer.slice(0, 300)
  try {
    return JSON.parse(answer).error.message ?? cut
  } catch {
    return cut
  }
}
