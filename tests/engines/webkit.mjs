import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { findElement, listenForComplaints } from './page.mjs'
import { openSession } from './webdriver.mjs'

/** WebKitGTK's MiniBrowser with its driver. It needs a display; without one, Xvfb provides it. */
export const webkit = {
  name: 'WebKit',
  packages: process.env.DISPLAY ? 'webkit2gtk-driver' : 'webkit2gtk-driver xvfb',
  programs: process.env.DISPLAY ? ['WebKitWebDriver'] : ['WebKitWebDriver', 'Xvfb'],
  start,
}

/** WebDriver's codes of keys without a character. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes = { F8: '\uE038' }

async function start(base) {
  const screen = process.env.DISPLAY ? undefined : await startScreen()
  const port = await freePort()
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: process.env.DISPLAY ?? screen.display },
    stdio: 'ignore',
  })
  const session = await openSession(`http://127.0.0.1:${port}`)
  const complaints = []
  // WebKit's driver gives no access to the console. The page records complaints after it has loaded,
  // and loses them when it is left.
  const collect = async () => complaints.push(...(await session.evaluate(() => window.complaints ?? [])))
  const act = (device, actions) =>
    session.post('actions', { actions: [{ type: device, id: device, actions }] })
  const type = (characters) =>
    act(
      'key',
      Array.from(characters, (value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]).flat(),
    )
  return {
    version: session.version,
    async open(address) {
      await collect()
      await session.post('url', { url: base + address })
      await session.evaluate(listenForComplaints)
    },
    resize: (size) => session.post('window/rect', size),
    evaluate: session.evaluate,
    async click(place) {
      const [id] = Object.values(await session.evaluate(findElement, place))
      await session.post(`element/${id}/click`)
    },
    movePointer: (x, y) => act('pointer', [{ type: 'pointerMove', x, y, duration: 50 }]),
    press: (key) => type(keyCodes[key]),
    type,
    screenshot: () => session.get('screenshot'),
    async frameTitle(place) {
      await session.post('frame', { id: await session.evaluate(findElement, place) })
      return session.evaluate(() => document.title).finally(() => session.post('frame', { id: null }))
    },
    async complaints() {
      await collect()
      await session.evaluate(() => window.complaints?.splice(0))
      return complaints.splice(0)
    },
    async close() {
      await session.close()
      driver.kill()
      screen?.program.kill()
    },
  }
}

/** Starts a program that is killed at the latest when this process ends. */
function startProgram(name, parameters, options) {
  const child = spawn(name, parameters, options)
  process.once('exit', () => child.kill())
  return child
}

/** Xvfb chooses a free display number and writes it to the file descriptor of `-displayfd`. */
async function startScreen() {
  const program = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(createInterface(program.stdout), 'line')
  return { program, display: `:${number}` }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
