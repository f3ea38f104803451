import { AsyncLocalStorage } from 'node:async_hooks'
import { deleteApp, initializeApp } from 'firebase/app'
import { type Auth, initializeAuth, inMemoryPersistence, type Persistence } from 'firebase/auth'
import type { SignupBackend } from '../../lib/signup/backend'
import { signupBackend } from '../../lib/signup/firebase'
import { createFounderSignup, type FounderSignup } from '../../lib/signup/founder-signup'
import type { SignupSettings } from '../../lib/signup/settings'
import type { Connection, FaultRates, Network } from './network'

/** A browser on a device: what it stores outlives its tabs. */
export type Browser = { stored: Map<string, string>; isStorageBlocked: boolean; tabs: Set<Tab> }

type Listener = () => unknown

export type Tab = {
  connection: Connection
  /** Those who want to hear when another tab changes the session. */
  listeners: Set<Listener>
  signup: FounderSignup
  hasStoredSession: boolean
  /** When there was a login to write a record for, if there was one. */
  loginAt: number | null
  /** Nothing of the page runs on after this; what is on its way to a server may arrive. */
  close(): void
}

let opened = 0

export function newBrowser(isStorageBlocked: boolean): Browser {
  return { stored: new Map(), isStorageBlocked, tabs: new Set() }
}

/** Opens the sign-up page: the site's own code on the Firebase SDK, with the browser's storage behind its session. */
export function openTab(
  browser: Browser,
  network: Network,
  place: SignupSettings,
  faultRates: FaultRates,
): Tab {
  const connection: Connection = { isOpen: true, isOnline: true, faultRates }
  const listeners = new Set<Listener>()
  opened += 1
  return network.through(connection, () => {
    const app = initializeApp(place.firebase, `tab ${opened}`)
    const session = sessionIn(browser, connection, listeners)
    const auth: Auth = initializeAuth(app, { persistence: [session, inMemoryPersistence] })
    const tab: Tab = {
      connection,
      listeners,
      loginAt: null,
      signup: createFounderSignup(notingLogin(signupBackend(app, auth, place.localFirebase), () => tab)),
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

/** The same calls; the tab notes when it got a login. */
function notingLogin(backend: SignupBackend, getTab: () => Tab): SignupBackend {
  const noted = async <Result>(work: Promise<Result>) => {
    const result = await work
    getTab().loginAt = performance.now()
    return result
  }
  return {
    ...backend,
    createAccount: (email, password) => noted(backend.createAccount(email, password)),
    signIn: (email, password) => noted(backend.signIn(email, password)),
  }
}

/**
 * What the SDK's browserLocalPersistence is in a browser: a store that survives the page and tells the other tabs. The
 * SDK takes a class of this shape, as its own are.
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/core/persistence/index.ts
 */
function sessionIn(browser: Browser, connection: Connection, listeners: Set<Listener>): Persistence {
  /** A browser tells of changes only, a moment later: at once, two tabs would answer each other for ever. */
  function change(key: string, text: string | undefined) {
    if (!connection.isOpen || browser.stored.get(key) === text) return
    if (text === undefined) browser.stored.delete(key)
    else browser.stored.set(key, text)
    const others = [...browser.tabs].filter((tab) => tab.listeners !== listeners)
    // The SDK looks after the news by itself, and may fail at it, which nobody waits for.
    for (const tell of others.flatMap((tab) => [...tab.listeners]))
      setTimeout(() => Promise.resolve(tell()).catch(() => {}), 1 + Math.random() * 20)
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

/** The SDK puts the name of the app into its keys; all tabs of a site have one, only here each has its own. */
function shared(key: string): string {
  return key.replace(/tab \d+$/, '[DEFAULT]')
}
