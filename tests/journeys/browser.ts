import { deleteApp, initializeApp } from 'firebase/app'
import { type Auth, initializeAuth, inMemoryPersistence, type Persistence } from 'firebase/auth'
import type { SignupBackend } from '../../lib/signup/backend'
import { signupBackend } from '../../lib/signup/firebase'
import { createFounderSignup, type FounderSignup } from '../../lib/signup/founder-signup'
import type { SignupSettings } from '../../lib/signup/settings'
import type { Connection, FaultRates, Network } from './network'

/** A browser on a device: its storage outlives its tabs. */
export type Browser = { stored: Map<string, string>; isStorageBlocked: boolean; tabs: Set<Tab> }

export type Tab = {
  connection: Connection
  signup: FounderSignup
  hasStoredSession: boolean
  /** With which the buyer has pressed the button in this tab. */
  passwords: Set<string>
  /** When the tab got a login to write a record for, if it has one. */
  loginAt: number | null
  /** Stops the page; requests already sent may still reach a server. */
  close(): void
}

let opened = 0

export function newBrowser(isStorageBlocked: boolean): Browser {
  return { stored: new Map(), isStorageBlocked, tabs: new Set() }
}

/** Opens the sign-up page: the site's own code on the Firebase SDK, with its session in the browser's storage. */
export function openTab(
  browser: Browser,
  network: Network,
  settings: SignupSettings,
  faultRates: FaultRates,
): Tab {
  const connection: Connection = { isOpen: true, isOnline: true, faultRates }
  opened += 1
  return network.through(connection, () => {
    const app = initializeApp(settings.firebase, `tab ${opened}`)
    const session = sessionIn(browser, connection)
    const auth: Auth = initializeAuth(app, { persistence: [session, inMemoryPersistence] })
    const tab: Tab = {
      connection,
      loginAt: null,
      passwords: new Set(),
      signup: createFounderSignup(
        recordingLogin(signupBackend(app, auth, settings.localFirebase), () => tab),
      ),
      hasStoredSession: [...browser.stored.keys()].some((key) => key.startsWith('firebase:authUser:')),
      close() {
        connection.isOpen = false
        browser.tabs.delete(tab)
        void network.through(connection, () => deleteApp(app))
      },
    }
    browser.tabs.add(tab)
    return tab
  })
}

/** The same backend, which also records when the tab got a login. */
function recordingLogin(backend: SignupBackend, getTab: () => Tab): SignupBackend {
  const recorded = async <Result>(work: Promise<Result>) => {
    const result = await work
    getTab().loginAt = performance.now()
    return result
  }
  return {
    ...backend,
    createAccount: (email, password) => recorded(backend.createAccount(email, password)),
    signIn: (email, password) => recorded(backend.signIn(email, password)),
  }
}

/**
 * Stands in for the site's own persistence (lib/signup/firebase.ts): a store that outlives the page, from which nothing
 * is removed, and whose changes no other tab follows. The SDK takes a class of this shape, like its own.
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/core/persistence/index.ts
 */
function sessionIn(browser: Browser, connection: Connection): Persistence {
  class Session {
    static type = 'LOCAL' as const
    readonly type = 'LOCAL' as const
    async _isAvailable() {
      return !browser.isStorageBlocked
    }
    async _set(key: string, value: unknown) {
      if (connection.isOpen) browser.stored.set(shared(key), JSON.stringify(value))
    }
    async _get(key: string): Promise<unknown> {
      const text = browser.stored.get(shared(key))
      return text === undefined ? null : JSON.parse(text)
    }
    async _remove() {}
    _addListener() {}
    _removeListener() {}
  }
  return Session
}

/** The SDK's keys contain the name of the app, which is the same in all tabs of a real site but not here. */
function shared(key: string): string {
  return key.replace(/tab \d+$/, '[DEFAULT]')
}
