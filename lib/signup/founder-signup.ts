import type { Account, SignupBackend } from './backend'
import { withDeadline } from './deadline'
import { AlreadyFounderError, errorCode, SignedOutError, UncheckedAccountError } from './errors'
import { type RecordOutcome, saveRecord } from './record-writer'
import { acquireTabLock } from './tab-lock'

/** In milliseconds. The SDK waits 30 s for the headers of each answer, and without end for the rest of it. */
export const callDeadline = 30_000

/** How long verifying the password may delay the record, in milliseconds. */
const passwordDeadline = 6000

/**
 * In milliseconds. A record created within this time of the sign-in was written by the tab that this one waited for.
 */
const recent = 60_000

/**
 * Codes that say that this password does not open the account. A disabled account is among them, because trying again
 * would not help its owner.
 */
const refusedSignIn = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/user-disabled',
])

/** What an earlier visit left behind: nothing, an account without a record (`login`), or both (`founder`). */
export type Arrival = { found: 'nothing' } | { found: 'login' | 'founder'; email: string }

type Login = { email: string; password: string }

/** `refusal`: why the buyer cannot log in to the app with the password just typed. The record is written regardless. */
type OpenedAccount = {
  account: Account
  isNew: boolean
  refusal?: AlreadyFounderError | UncheckedAccountError | undefined
}

export type FounderSignup = ReturnType<typeof createFounderSignup>

/**
 * The two steps of the sign-up: create the account, then write its record. Whatever interrupts them, a retry, a reload,
 * a second tab or a later visit completes them, and each happens only once.
 */
export function createFounderSignup(backend: SignupBackend) {
  let running: Promise<Account> | null = null
  /** The email and password with which this visit created the account or signed in. */
  let openedWith: Login | null = null
  /** By email, the passwords with which this visit has requested an account; no answer may have come. */
  const requested = new Map<string, Set<string>>()
  /**
   * Ids of accounts whose record this visit may have written without reporting success, because the answer was lost or
   * the password was refused.
   */
  const tried = new Set<string>()

  /** One attempt at a time; a second one joins the first. */
  function once(attempt: () => Promise<Account>): Promise<Account> {
    running ??= attempt().finally(() => {
      running = null
    })
    return running
  }

  async function openAccount(login: Login): Promise<OpenedAccount> {
    const { email, password } = login
    const here = await backend.currentAccount()
    const stored = email.toLowerCase()
    if (here?.email === stored) return { account: here, isNew: false, refusal: await refusalOf(login) }
    const passwords = requested.get(stored) ?? new Set()
    requested.set(stored, passwords.add(password))
    try {
      return { account: await backend.createAccount(email, password), isNew: true }
    } catch (error) {
      if (errorCode(error) !== 'auth/email-already-in-use') throw error
      return openExisting(login, passwords, error)
    }
  }

  /**
   * Signs in to an account that may be this buyer's own: the answer to an earlier attempt got lost, or another tab was
   * faster. The password tells, or one of those that this buyer has chosen before.
   */
  async function openExisting(
    { email, password }: Login,
    passwords: Set<string>,
    taken: unknown,
  ): Promise<OpenedAccount> {
    for (const each of new Set([password, ...passwords])) {
      try {
        const account = await backend.signIn(email, each)
        return { account, isNew: false, refusal: each === password ? undefined : new AlreadyFounderError() }
      } catch (refusal) {
        if (!refusedSignIn.has(errorCode(refusal))) throw new UncheckedAccountError(refusal)
        passwords.delete(each)
      }
    }
    throw taken
  }

  /**
   * Why the typed password does not open the account of this session, if so: the buyer may have typed another one
   * since. An answer that comes too late counts at the next press.
   */
  async function refusalOf(login: Login): Promise<OpenedAccount['refusal']> {
    const { email, password } = login
    if (openedWith?.email === email && openedWith.password === password) return undefined
    const checking = backend.signIn(email, password).then(() => {
      openedWith = login
      return undefined
    })
    return withDeadline(passwordDeadline, checking).catch((refusal) =>
      refusedSignIn.has(errorCode(refusal)) ? new AlreadyFounderError() : new UncheckedAccountError(refusal),
    )
  }

  async function wasJustWritten(createdAt: string): Promise<boolean> {
    const age = Date.parse(await backend.tokenIssuedAt()) - Date.parse(createdAt)
    return Math.abs(age) < recent
  }

  async function recordOf(account: Account, isNew: boolean): Promise<RecordOutcome> {
    try {
      return await saveRecord(backend, account, isNew)
    } catch (error) {
      tried.add(account.uid)
      throw error
    }
  }

  /**
   * Writes the record of an account that was created only after the deadline. The buyer was told to try again, but may
   * have left.
   */
  async function recordLate(opening: Promise<OpenedAccount>) {
    const { account, isNew } = await opening
    tried.add(account.uid)
    await saveRecord(backend, account, isNew)
  }

  /** Whether the record was there before anybody pressed the button. */
  async function isFromBefore(record: RecordOutcome, { uid }: Account, waited: boolean): Promise<boolean> {
    if (record.kind === 'written' || tried.has(uid)) return false
    return !(waited && (await wasJustWritten(record.createdAt)))
  }

  async function makeFounder(login: Login, waited: boolean): Promise<Account> {
    const opening = openAccount(login)
    const { account, isNew, refusal } = await withDeadline(callDeadline, opening).catch((error) => {
      recordLate(opening).catch(() => {})
      throw error
    })
    if (!refusal) openedWith = login
    const record = await recordOf(account, isNew)
    // The record is there now; the password to use in the app is the one that was chosen first.
    if (refusal) {
      if (record.kind === 'written') tried.add(account.uid)
      throw refusal
    }
    if (await isFromBefore(record, account, waited)) throw new AlreadyFounderError()
    return account
  }

  return {
    /**
     * @throws AlreadyFounderError, UncheckedAccountError, RecordNotSavedError, DeadlineError, or what the
     *   authentication service said
     */
    create: (email: string, password: string) =>
      once(async () => {
        const { waited, release } = await acquireTabLock(`founder-signup ${email.toLowerCase()}`)
        return makeFounder({ email, password }, waited).finally(release)
      }),

    /**
     * Writes the record of the login that `arrive` found.
     * @param email of that login; the SDK signs out when it cannot renew the session because that has ended
     * @throws SignedOutError, RecordNotSavedError, DeadlineError
     */
    finish: (email: string) =>
      once(async () => {
        const account = await withDeadline(callDeadline, backend.currentAccount())
        if (account?.email !== email)
          throw new SignedOutError('this browser is signed in to another login, or to none')
        await recordOf(account, false)
        return account
      }),

    /** Looks up what an earlier visit left behind. What cannot be determined counts as nothing. */
    async arrive(): Promise<Arrival> {
      try {
        const account = await withDeadline(callDeadline, backend.currentAccount())
        if (!account) return { found: 'nothing' }
        const record = await withDeadline(callDeadline, backend.readRecord(account.uid))
        return { found: record ? 'founder' : 'login', email: account.email }
      } catch {
        return { found: 'nothing' }
      }
    },
  }
}
