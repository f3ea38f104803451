import fs, { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium, findHeadlessShell, requireChromium } from '@/lib/commands/shared/find-chromium.mjs'
import { run } from '@/lib/commands/shared/run.mjs'
import { temporaryFolder } from '../../../fixtures/temporary-folder'

jest.mock('@/lib/commands/shared/run.mjs', () => ({ run: jest.fn() }))
jest.mock('@playwright/test', () => ({ chromium: { executablePath: jest.fn() } }))

const own = jest.mocked(chromium.executablePath)
const { existsSync } = fs
let folder: string

beforeEach(() => {
  jest.mocked(run).mockReset()
  folder = temporaryFolder()
  own.mockReturnValue(path.join(folder, 'not-downloaded'))
  // Not a browser of the computer that the tests run on, such as Chrome on macOS.
  jest
    .spyOn(fs, 'existsSync')
    .mockImplementation((file) => String(file).startsWith(folder) && existsSync(file))
})

afterEach(() => jest.restoreAllMocks())

function put(name: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, '')
  return file
}

test('the path in CHROMIUM_PATH comes first', async () => {
  const named = put('my-browser')
  put('chromium')
  expect(await findChromium({ CHROMIUM_PATH: named, PATH: folder })).toBe(named)
})

test('a path that leads nowhere is reported', async () => {
  await expect(findChromium({ CHROMIUM_PATH: '/no/such/browser' })).rejects.toThrow(
    'CHROMIUM_PATH is "/no/such/browser", but there is no such file.',
  )
})

test('Playwright’s own comes before the system’s', async () => {
  const downloaded = put('downloaded')
  own.mockReturnValue(downloaded)
  put('chromium')
  expect(await findChromium({ PATH: folder })).toBe(downloaded)
})

test.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
  'the system’s %s is found',
  async (name) => {
    const file = put(name)
    expect(await findChromium({ PATH: ['/nowhere', folder].join(path.delimiter) })).toBe(file)
  },
)

test('without any, nothing is found', async () => {
  expect(await findChromium({ PATH: folder })).toBeUndefined()
  expect(await findChromium({})).toBeUndefined()
})

test.each(['chromium-headless-shell', 'chrome-headless-shell'])(
  'the headless shell is found as %s, unless CHROMIUM_PATH names a browser',
  (name) => {
    const file = put(name)
    expect(findHeadlessShell({ PATH: ['/nowhere', folder].join(path.delimiter) })).toBe(file)
    expect(findHeadlessShell({ CHROMIUM_PATH: '/my/browser', PATH: folder })).toBeUndefined()
  },
)

test('Chromium itself is not taken for a headless shell', () => {
  put('chromium')
  expect(findHeadlessShell({ PATH: folder })).toBeUndefined()
  expect(findHeadlessShell({})).toBeUndefined()
})

/** On Debian, where there is no browser, as the user of this number; 0 may install packages. */
function standOnDebian(user: number) {
  jest.replaceProperty(process, 'env', { ...process.env, CHROMIUM_PATH: '', PATH: folder })
  jest.spyOn(process, 'getuid').mockReturnValue(user)
  jest.spyOn(fs, 'existsSync').mockImplementation((file) => file === '/usr/bin/apt-get')
}

test('someone who may not install packages gets the command to run', async () => {
  standOnDebian(1000)
  const once = 'Run this once, then try again:'
  await expect(requireChromium()).rejects.toThrow(`${once} sudo apt-get install -y chromium`)
  jest.spyOn(fs, 'existsSync').mockReturnValue(false)
  await expect(requireChromium()).rejects.toThrow(`${once} npx playwright install chromium`)
  expect(run).not.toHaveBeenCalled()
})

/** The same, where Debian has Chromium and its headless shell, unless installing that fails. */
function installOnDebian({ shell }: { shell: boolean }) {
  standOnDebian(0)
  jest
    .spyOn(fs, 'existsSync')
    .mockImplementation(
      (file) => file === '/usr/bin/apt-get' || (String(file).startsWith(folder) && existsSync(file)),
    )
  jest.mocked(run).mockImplementation(async (_, flags) => {
    const name = flags.at(-1)
    if (name === 'chromium' || (name === 'chromium-headless-shell' && shell)) put(name)
    return { code: shell || name !== 'chromium-headless-shell' ? 0 : 100, output: '' }
  })
}

test('someone who may install packages gets Debian’s without a question, and only where there is none', async () => {
  installOnDebian({ shell: true })
  const installed = path.join(folder, 'chromium')
  expect([await requireChromium(), await requireChromium()]).toEqual([installed, installed])
  expect(jest.mocked(run).mock.calls.map(([program, flags]) => [program, ...flags].join(' '))).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium',
    'apt-get install -y --no-install-recommends chromium-headless-shell',
  ])
  expect(findHeadlessShell()).toBe(path.join(folder, 'chromium-headless-shell'))
})

test('where Debian has no headless shell, Chromium is installed all the same', async () => {
  installOnDebian({ shell: false })
  expect(await requireChromium()).toBe(path.join(folder, 'chromium'))
  expect(findHeadlessShell()).toBeUndefined()
})

test('someone who may install packages reads why that failed', async () => {
  standOnDebian(0)
  jest.mocked(run).mockResolvedValue({ code: 100, output: 'E: Unable to locate package chromium\n' })
  await expect(requireChromium()).rejects.toThrow(
    'This needs Chromium, and it could not be installed:\nE: Unable to locate package chromium',
  )
})
