import assert from 'node:assert/strict'
import { describeFailure, type SignupFailure } from '../../lib/signup/error-messages'
import type { Arrival } from '../../lib/signup/founder-signup'
import { recordTiming } from '../../lib/signup/record-writer'
import type { SignupSettings } from '../../lib/signup/settings'
import { pick } from '../rules/random.mjs'
import { type Browser, newBrowser, openTab, type Tab } from './browser'
import { type FaultRates, type Network, noFaults } from './network'
import type { StoredFounders } from './stored-founders'
import type { VirtualClock } from './virtual-clock'

export type World = {
  clock: VirtualClock
  network: Network
  stored: StoredFounders
  settings: SignupSettings
  random: () => number
  tally: Record<string, number>
}

type Buyer = { email: string; password: string; label: string }

/** What the screen told the buyer at the end of an attempt, or that the tab had been closed by then. */
type Told = SignupFailure | { help: 'ready' | 'gone'; message?: never }

const registered = 'This email is already registered. Please log in instead.'
const genericFailure = 'There was a problem creating your account.'

/** The maximum of attempts with faults; after those the network is good, and three more must be enough. */
const maxFaultyAttempts = 5

/**
 * Takes one buyer from the first visit to the screen that reports success. Every message on the way must be true when
 * it is shown.
 * @throws AssertionError, with the journey's label, if anything is not as promised
 */
export async function travel(world: World, buyer: Buyer) {
  const { random, tally } = world
  const faulty = Math.floor(random() * (maxFaultyAttempts + 1))
  let browser = newBrowser(random() < 0.1)
  let tab: Tab | null = null
  let password = random() < 0.1 ? otherPassword(buyer, buyer.password) : buyer.password

  for (let attempt = 0; attempt <= faulty + 2; attempt += 1) {
    const rates = attempt < faulty ? randomRates(random) : noFaults
    if (tab) tab.connection.faultRates = rates
    if (tab && random() < 0.4) {
      tab.close()
      tab = null
      count(tally, 'reloads')
    }
    if (!tab && random() < 0.1) {
      browser = newBrowser(false)
      count(tally, 'other devices')
    }
    tab ??= openTab(browser, world.network, world.settings, rates)
    if (attempt < faulty && random() < 0.2) {
      password = otherPassword(buyer, password)
      count(tally, 'other passwords')
    }
    count(tally, 'attempts')
    const others = attempt < faulty && random() < 0.2 ? [submitElsewhere(world, browser, buyer, rates)] : []
    const told = await attemptIn(world, tab, { ...buyer, password }, attempt < faulty)
    count(tally, `told ${told.help}`)
    // Before a second tab can make true what was false when it was shown.
    await checkMessage(world, buyer, told, tab)
    await world.clock.until(Promise.all(others))
    if (told.help === 'ready') return finished(world, buyer, browser)
    if (told.help === 'gone') tab = null
    // 'Log in instead': if the account is not complete, it has the other password.
    if (told.help === 'log-in') {
      if (await isComplete(world, buyer)) return finished(world, buyer, browser)
      password = otherPassword(buyer, password)
    }
    await pause(world, pick(random, [500, 5000, 120_000, 4_000_000]))
  }
  assert.fail(`${buyer.label}: not done after ${faulty} attempts with faults and three without`)
}

/** One attempt: what the screen does (components/checkout/use-signup.ts) and what the buyer does on it. */
async function attemptIn(world: World, tab: Tab, buyer: Buyer, mayBreak: boolean): Promise<Told> {
  const { clock, network, random, tally } = world
  const on = <Result>(work: () => Result) => network.through(tab.connection, work)
  const work = on(async (): Promise<Told> => {
    const arrival: Arrival = tab.hasStoredSession ? await tab.signup.arrive() : { found: 'nothing' }
    count(tally, `arrivals: ${arrival.found}`)
    if (arrival.found !== 'nothing') assert.equal(arrival.email, buyer.email.toLowerCase(), buyer.label)
    if (arrival.found === 'founder') return { help: 'ready' }
    tab.connection.isOnline = !(mayBreak && random() < 0.1)
    try {
      if (arrival.found === 'login' && random() < 0.8) await tab.signup.finish(arrival.email)
      else await submit(tab, buyer, random)
      return { help: 'ready' }
    } catch (error) {
      return describeFailure(error, tab.connection.isOnline)
    } finally {
      tab.connection.isOnline = true
      const sinceLogin = tab.loginAt === null ? 0 : clock.now() - tab.loginAt
      tab.loginAt = null
      if (tab.connection.isOpen)
        assert.ok(sinceLogin <= recordTiming.step + 1, `${buyer.label}: ${sinceLogin} ms since the login`)
    }
  })
  if (!mayBreak || random() < 0.65) return clock.until(work)
  let isOver = false
  const breaking = clock.sleep(random() * 9000).then((): Told => {
    if (!isOver) tab.close()
    return { help: 'gone' }
  })
  const told = await clock.until(Promise.race([work, breaking]))
  isOver = true
  if (told.help === 'gone') count(tally, 'tabs closed on the way')
  return told
}

/** What the buyer types instead, by mistake or on purpose. */
function otherPassword(buyer: Buyer, password: string): string {
  return password === buyer.password ? `${buyer.password} mistyped` : buyer.password
}

async function submit(tab: Tab, { email, password }: Buyer, random: () => number) {
  tab.passwords.add(password)
  const presses = Array.from({ length: random() < 0.2 ? 3 : 1 }, () => tab.signup.create(email, password))
  const [first] = await Promise.all(presses)
  return first
}

/** Submits the same form in a second tab, or on a second device, at the same time. */
async function submitElsewhere(
  world: World,
  browser: Browser,
  buyer: Buyer,
  rates: FaultRates,
): Promise<void> {
  const device = world.random() < 0.7 ? browser : newBrowser(false)
  count(world.tally, device === browser ? 'second tabs' : 'second devices')
  const tab = openTab(device, world.network, world.settings, rates)
  return world.network.through(tab.connection, async () => {
    await world.clock.sleep(world.random() * 2000)
    await tab.signup.create(buyer.email, buyer.password).catch(() => {})
    tab.close()
  })
}

/** @throws if what the screen said is not true */
async function checkMessage(world: World, buyer: Buyer, { help, message }: Told, tab?: Tab) {
  const { stored, clock, network } = world
  const look = <Result>(work: () => Promise<Result>) => network.outside(() => clock.real(work))
  if (help === 'ready') await look(() => stored.expectFounder(buyer.email, buyer.label))
  const accounts = await look(() => stored.accountsOf(buyer.email))
  assert.ok(accounts.length <= 1, `${buyer.label}: never two accounts`)
  assert.ok(help !== 'edit', `${buyer.label}: nothing was wrong with what was typed`)
  if (['log-in', 'record-missing', 'record-missing-offline', 'signed-out'].includes(help)) {
    assert.equal(accounts.length, 1, `${buyer.label}: told ${help}, so there is a login`)
  }
  // The app cannot write the record, so nobody is sent there while this page could still do so.
  if (help === 'log-in' && !(await isComplete(world, buyer))) {
    for (const password of tab?.passwords ?? []) {
      const opens = await look(() => stored.opens(buyer.email, password))
      assert.ok(!opens, `${buyer.label}: told to log in, but this page could write the record`)
    }
  }
  if (message === registered) {
    assert.equal(accounts.length, 1, `${buyer.label}: registered, as it says with ${help}`)
  } else if (message) {
    // Any other message would not be checked against what is stored.
    assert.equal(message, genericFailure, buyer.label)
  }
}

async function isComplete({ stored, clock, network }: World, { email }: Buyer): Promise<boolean> {
  return network.outside(() =>
    clock.real(async () => {
      const [account] = await stored.accountsOf(email)
      return account !== undefined && (await stored.hasRecord(account.localId))
    }),
  )
}

/** Lets all pending requests arrive, then checks that the buyer is a founder. */
async function finished(world: World, buyer: Buyer, browser: Browser) {
  for (const tab of [...browser.tabs]) tab.close()
  await pause(world, 120_000)
  await checkMessage(world, buyer, { help: 'ready' })
}

/** Either the connection is bad for everything, or only one of the two services is down. */
function randomRates(random: () => number): FaultRates {
  const rate = random() * 0.9
  return pick(random, [
    { auth: rate / 2, database: rate / 2 },
    { auth: rate, database: 0 },
    { auth: 0, database: rate },
    { auth: 0, database: rate },
  ])
}

function pause({ clock }: World, ms: number) {
  return clock.until(clock.sleep(ms))
}

function count(tally: Record<string, number>, what: string) {
  tally[what] = (tally[what] ?? 0) + 1
}
