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
  place: SignupSettings
  random: () => number
  tally: Record<string, number>
}

type Buyer = { email: string; password: string; label: string }

/** What the screen told the buyer at the end of an attempt; nothing when the tab was gone by then. */
type Told = SignupFailure | { help: 'ready' | 'gone'; message?: never }

const registered = 'This email is already registered. Please log in instead.'
const anythingElse = 'There was a problem creating your account.'

/** The most attempts with faults; after them the network is good, and three more must be enough. */
const maxFaultyAttempts = 5

/**
 * One buyer, from the first visit until the screen says that all is done. Every sentence on the way must be
 * true at that moment.
 * @throws AssertionError, with the journey's label, when anything is not as promised
 */
export async function travel(world: World, buyer: Buyer) {
  const { random, tally } = world
  const faulty = Math.floor(random() * (maxFaultyAttempts + 1))
  let browser = newBrowser(random() < 0.1)
  let tab: Tab | null = null
  let password = random() < 0.1 ? `${buyer.password} mistyped` : buyer.password

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
    tab ??= openTab(browser, world.network, world.place, rates)
    count(tally, 'attempts')
    const others = attempt < faulty && random() < 0.2 ? [alongside(world, browser, buyer, rates)] : []
    const told = await attemptIn(world, tab, { ...buyer, password }, attempt < faulty)
    count(tally, `told ${told.help}`)
    // Before a second tab can make true what was not when it was said.
    await checkWords(world, buyer, told)
    await world.clock.until(Promise.all(others))
    if (told.help === 'ready') return finished(world, buyer, browser)
    if (told.help === 'gone') tab = null
    // 'Log in instead': if the password is not the account's, it is the one chosen before.
    if (told.help === 'log-in') {
      if (await isWhole(world, buyer)) return finished(world, buyer, browser)
      password = password === buyer.password ? `${buyer.password} mistyped` : buyer.password
    }
    await pause(world, pick(random, [500, 5000, 120_000, 4_000_000]))
  }
  assert.fail(`${buyer.label}: not done after ${faulty} attempts with faults and three without`)
}

/** Does what the screen does (components/checkout/use-signup.ts) and what a buyer does on it. */
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

async function submit(tab: Tab, { email, password }: Buyer, random: () => number) {
  const presses = Array.from({ length: random() < 0.2 ? 3 : 1 }, () => tab.signup.create(email, password))
  const [first] = await Promise.all(presses)
  return first
}

/** The same form in a second tab, or on a second device, at the same time. */
async function alongside(world: World, browser: Browser, buyer: Buyer, rates: FaultRates): Promise<void> {
  const place = world.random() < 0.7 ? browser : newBrowser(false)
  count(world.tally, place === browser ? 'second tabs' : 'second devices')
  const tab = openTab(place, world.network, world.place, rates)
  return world.network.through(tab.connection, async () => {
    await world.clock.sleep(world.random() * 2000)
    await tab.signup.create(buyer.email, buyer.password).catch(() => {})
    tab.close()
  })
}

/** @throws when what the screen said is not so */
async function checkWords(world: World, buyer: Buyer, { help, message }: Told) {
  const { stored, clock, network } = world
  const look = <Result>(work: () => Promise<Result>) => network.outside(() => clock.real(work))
  if (help === 'ready') await look(() => stored.expectFounder(buyer.email, buyer.label))
  const accounts = await look(() => stored.accountsOf(buyer.email))
  assert.ok(accounts.length <= 1, `${buyer.label}: never two accounts`)
  assert.ok(help !== 'edit', `${buyer.label}: nothing was wrong with what was typed`)
  if (['log-in', 'record-missing', 'record-missing-offline', 'signed-out'].includes(help)) {
    assert.equal(accounts.length, 1, `${buyer.label}: told ${help}, so there is a login`)
  }
  if (message === registered) {
    assert.equal(accounts.length, 1, `${buyer.label}: registered, as it says with ${help}`)
  } else if (message) {
    // Any other sentence would not be held against what is stored.
    assert.equal(message, anythingElse, buyer.label)
  }
}

async function isWhole({ stored, clock, network }: World, { email }: Buyer): Promise<boolean> {
  return network.outside(() =>
    clock.real(async () => {
      const [account] = await stored.accountsOf(email)
      return account !== undefined && (await stored.hasRecord(account.localId))
    }),
  )
}

/** Whatever is still on its way arrives before the books are checked. */
async function finished(world: World, buyer: Buyer, browser: Browser) {
  for (const tab of [...browser.tabs]) tab.close()
  await pause(world, 120_000)
  await checkWords(world, buyer, { help: 'ready' })
}

/** A bad line hits everything, or only one of the two services is down. */
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
