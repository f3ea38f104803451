import { readFileSync } from 'node:fs'
import { answerAuth } from './auth.mjs'
import { Accounts } from './auth-accounts.mjs'
import { answerFirestore } from './firestore.mjs'
import { FirestoreStore } from './firestore-store.mjs'
import { startLoopbackServer } from './loopback.mjs'

/**
 * @typedef {object} LocalFirebaseOptions
 * @property {string} projectId a `demo-…` id, which Firebase never treats as a real project
 * @property {string} rulesFile path of firestore.rules; its changes take effect within a second
 * @property {number} authPort 0 picks a free one
 * @property {number} firestorePort 0 picks a free one
 * @property {(message: string) => void} [log] gets messages: rules reloaded or not, calls that are not modelled
 */

/**
 * Starts Auth and Firestore in memory on this computer, enforcing the real rules file.
 * Rejects if the rules cannot be used, or, with `code: 'EADDRINUSE'` and `port`, if a port is busy; nothing is left
 * running then.
 * @param {LocalFirebaseOptions} options
 * @returns {Promise<{ authUrl: string, firestoreUrl: string, close: () => Promise<void> }>}
 */
export async function startLocalFirebase({
  projectId,
  rulesFile,
  authPort,
  firestorePort,
  log = console.error,
}) {
  const accounts = new Accounts(projectId)
  const rules = readFileSync(rulesFile, 'utf8')
  const store = new FirestoreStore(rules)
  const auth = await startLoopbackServer({
    port: authPort,
    answer: (request) => answerAuth(accounts, request, log),
  })
  const firestore = await startLoopbackServer({
    port: firestorePort,
    answer: (request) => answerFirestore(store, projectId, request, log),
  }).catch(async (error) => {
    await auth.close()
    throw error
  })
  const stopWatching = watchRules(rulesFile, rules, store, log)
  return {
    authUrl: auth.url,
    firestoreUrl: firestore.url,
    async close() {
      stopWatching()
      await Promise.all([auth.close(), firestore.close()])
    },
  }
}

/**
 * Polls the file every half second, which also notices editors that replace it instead of writing to it, and changes
 * made before the first check.
 */
function watchRules(rulesFile, rules, store, log) {
  let seen = rules
  /** @type {string | undefined} why the file could not be read or used at the last check */
  let lastError
  function check() {
    try {
      const text = readFileSync(rulesFile, 'utf8')
      lastError = undefined
      if (text === seen) return
      seen = text
      store.setRules(text)
      log('firestore.rules reloaded')
    } catch (error) {
      // Some editors remove the file for a moment; the next check finds it.
      if (error.code === 'ENOENT' || error.message === lastError) return
      lastError = error.message
      log(`firestore.rules NOT reloaded, the former rules stay in force: ${error.message}`)
    }
  }
  const timer = setInterval(check, 500).unref()
  return () => clearInterval(timer)
}
