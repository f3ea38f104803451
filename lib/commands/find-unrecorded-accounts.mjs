// npm run find:unrecorded: lists the accounts without a founder record, of production or, with --local, of this
// computer.

import { parseArgs } from 'node:util'
import { loadEnvironmentFiles } from '../settings/env-files/environment-files.ts'
import { localProjectId } from '../settings/local-profile.ts'
import { originOf } from '../settings/local-servers.mjs'
import { googleOrigins } from '../signup/firebase-origins.ts'
import { findUnrecordedAccounts } from '../signup/unrecorded-accounts.mjs'
import { stopWith } from './shared/progress.mjs'

const help = `Set FIREBASE_ACCESS_TOKEN to an access token of someone who may read the project:

    FIREBASE_ACCESS_TOKEN=$(gcloud auth print-access-token) npm run find:unrecorded

The project is NEXT_PUBLIC_FIREBASE_PROJECT_ID. To ask the local Firebase instead: npm run find:unrecorded -- --local`

try {
  const { values: wanted } = parseArgs({
    options: { local: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  if (wanted.help) {
    console.log(help)
    process.exit()
  }
  const place = wanted.local ? localPlace() : productionPlace()
  const { total, unrecorded } = await findUnrecordedAccounts(place)
  // Quoted, because an address may contain anything, even control sequences of the terminal.
  for (const { uid, email, createdAt } of unrecorded)
    console.log(`${createdAt.toISOString()}  ${uid}  ${JSON.stringify(email)}`)
  console.log(`${place.projectId}: accounts: ${total}, without a founder record: ${unrecorded.length}`)
} catch (error) {
  stopWith(error)
}

function localPlace() {
  // The path of the local Auth begins with the host at Google that it stands for.
  const authUrl = `${originOf('auth')}/${new URL(googleOrigins.auth).host}`
  return { authUrl, firestoreUrl: originOf('firestore'), projectId: localProjectId, token: 'owner' }
}

function productionPlace() {
  loadEnvironmentFiles()
  const { FIREBASE_ACCESS_TOKEN: token, NEXT_PUBLIC_FIREBASE_PROJECT_ID: projectId } = process.env
  if (!token || !projectId) throw new Error(help)
  const { auth: authUrl, firestore: firestoreUrl } = googleOrigins
  return { authUrl, firestoreUrl, projectId, token }
}
