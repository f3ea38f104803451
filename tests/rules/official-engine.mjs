import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { RULES_FILE } from '../local-firebase/start-for-test.mjs'

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const JAR_IN_CLI = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const START_TIMEOUT = 60_000

const { env } = process

const CLI_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/lib64/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  '/opt/homebrew/Caskroom/gcloud-cli/latest/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
]

/**
 * Finds Google's Firestore emulator on this computer: already running (FIRESTORE_EMULATOR_HOST), or as a jar
 * (FIRESTORE_EMULATOR_JAR, firebase-tools' cache, the Google Cloud CLI) with Java to run it.
 * @returns {{ host: string } | { jar: string } | { missing: string }} what is missing, in a sentence
 */
export function findOfficialEngine() {
  if (env.FIRESTORE_EMULATOR_HOST) return { host: env.FIRESTORE_EMULATOR_HOST }
  const wanted = env.FIRESTORE_EMULATOR_JAR
  if (wanted && !existsSync(wanted)) return { missing: `FIRESTORE_EMULATOR_JAR names no file: ${wanted}` }
  const jar = wanted ?? [...cachedJars(), ...cliJars()].find(existsSync)
  if (!jar) {
    return {
      missing:
        "Google's Firestore emulator is not on this computer: install the Google Cloud CLI's component " +
        'cloud-firestore-emulator, or set FIRESTORE_EMULATOR_JAR or FIRESTORE_EMULATOR_HOST.',
    }
  }
  const hasJava = spawnSync('java', ['-version']).status === 0
  return hasJava ? { jar } : { missing: `Java is needed to run ${jar}.` }
}

/** The jars in firebase-tools' cache, newest first. */
function cachedJars() {
  const folder = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators')
  if (!existsSync(folder)) return []
  const jars = readdirSync(folder).filter((name) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(name))
  const newestFirst = jars.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return newestFirst.map((name) => join(folder, name))
}

function cliJars() {
  const folders = [env.CLOUDSDK_ROOT_DIR, ...CLI_FOLDERS, join(homedir(), 'google-cloud-sdk')]
  return folders.filter((folder) => folder !== undefined).map((folder) => join(folder, JAR_IN_CLI))
}

/**
 * Starts Google's engine on a free loopback port, or uses the running one.
 * @param {{ host: string } | { jar: string }} found
 * @returns {Promise<import('./engine.mjs').Engine>}
 */
export async function startOfficialEngine(found) {
  if ('host' in found) {
    const name = `Google's engine at ${found.host}`
    return { name, url: `http://${found.host}`, isLocal: false, close: async () => {} }
  }
  const port = await freePort()
  // Not with `-jar`, because the jar declares no main class.
  const java = [
    '-Duser.language=en',
    '-Xmx512m',
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-cp',
    found.jar,
  ]
  const emulator = [MAIN_CLASS, '--host=127.0.0.1', `--port=${port}`, `--rules=${RULES_FILE}`]
  const child = spawn('java', [...java, ...emulator], { stdio: ['ignore', 'pipe', 'pipe'] })
  await untilRunning(child)
  return {
    name: `Google's engine, ${found.jar}`,
    url: `http://127.0.0.1:${port}`,
    isLocal: false,
    close: () => stop(child),
  }
}

function untilRunning(child) {
  return new Promise((resolve, reject) => {
    let log = ''
    const timer = setTimeout(() => child.kill(), START_TIMEOUT)
    function see(chunk) {
      log = (log + chunk).slice(-20_000)
      if (!log.includes('Dev App Server is now running')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout.on('data', see)
    child.stderr.on('data', see)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`Google's Firestore emulator ended with ${code}:\n${log.slice(-800)}`))
    })
  })
}

function stop(child) {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill()
  })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
