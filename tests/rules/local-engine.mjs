import { startLocalFirebase } from '../local-firebase/local-firebase.mjs'
import { RULES_FILE } from '../local-firebase/start-for-test.mjs'
import { PROJECT_ID } from './identities.mjs'

/**
 * Starts the local Firestore on a free port, with the rules of this project.
 * @returns {Promise<import('./engine.mjs').Engine>}
 */
export async function startLocalEngine() {
  const { firestoreUrl, close } = await startLocalFirebase({
    projectId: PROJECT_ID,
    rulesFile: RULES_FILE,
    authPort: 0,
    firestorePort: 0,
    log: () => {}, // the table requests things that are not modelled, on purpose
  })
  return { name: 'the local evaluator', url: firestoreUrl, isLocal: true, close }
}
