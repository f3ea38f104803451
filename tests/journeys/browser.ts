import { AsyncLocalStorage } from 'node:async_hooks'
import { deleteApp, initializeApp } from 'firebase/app'
import { type Auth, initializeAuth, inMemoryPersistence, type Persistence } from 'firebase/auth'
import type { SignupBackend } from '../../lib/signup/backend'
import { signupBackend } from '../../lib/signup/firebase'
import { createFounderSignup, type FounderSignup } from '../../lib/signup/founder-signup'
import type { SignupSettings } from '../../lib/signup/settings'
import type { Connection, FaultRates, Network } from './network'

/** A browser on a device: its storage outlives its tabs. */
export type Browser = { stored: Map<string, string>; isStorageBlocked: boolean; tabs: Set<Tab> }

type Listener = () => unknown

export type Tab = {
  connection: Connection
  /** Called when another tab changes the session. */
  listeners: Set<Listener>
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
  const listeners = new Set<Listener>()
  opened += 1
  return network.through(connection, () => {
    const app = initializeApp(settings.firebase, `tab ${opened}`)
    const session = sessionIn(browser, connection, listeners)
    const auth: Auth = initializeAuth(app, { persistence: [session, inMemoryPersistence] })
    const tab: Tab = {
      connection,
      listeners,
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
 * Stands in for the SDK's browserLocalPersistence: a store that outlives the page and notifies other tabs. The SDK
 * takes a class of this shape, like its own.
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/core/persistence/index.ts
 */
function sessionIn(browser: Browser, connection: Connection, listeners: Set<Listener>): Persistence {
  /** Browsers notify only of real changes, a moment later; otherwise two tabs would answer each other forever. */
  function change(key: string, text: string | undefined) {
    if (!connection.isOpen || browser.stored.get(key) === text) return
    if (text === undefined) browser.stored.delete(key)
    else browser.stored.set(key, text)
    const others = [...browser.tabs].filter((tab) => tab.listeners !== listeners)
    // The SDK handles the notification by itself; nothing waits for it, even if it fails.
    for (const notify of others.flatMap((tab) => [...tab.listeners]))
      setTimeout(() => Promise.resolve(notify()).catch(() => {}), 1 + Math.random() * 20)
  }
  class Session {
    static type = 'LOCAL' as const
    readonly type = 'LOCAL' as const
    async _isAvailable() {
      return !browser.isStorageBlocked
    }
    async _set(key: string, value: unknown) {
      change(shared(key), JSON.stringify(value))
    }
    async _get(key: string): Promise<unknown> {
      const text = browser.stored.get(shared(key))
      return text === undefined ? null : JSON.parse(text)
    }
    async _remove(key: string) {
      change(shared(key), undefined)
    }
    _addListener(_key: string, listener: Listener) {
      listeners.add(AsyncLocalStorage.bind(listener))
    }
    _removeListener() {
      listeners.clear()
    }
  }
  return Session
}

/** The SDK's keys contain the name of the app, which is the same in all tabs of a real site but not here. */
function shared(key: string): string {
  return key.replace(/tab \d+$/, '[DEFAULT]')
}
