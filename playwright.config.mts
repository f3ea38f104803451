import { defineConfig, devices } from '@playwright/test'
import { findChromium, findHeadlessShell } from './lib/commands/shared/find-chromium.mjs'
import { originOf } from './lib/settings/local-servers.mjs'

const baseURL = originOf('site')

/** End-to-end tests run on the exported site, served as a CDN would, with the local Firebase behind it. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may starve a browser for seconds, and some tests wait for two loads of a page.
  expect: { timeout: 10_000 },
  // What passes only at the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // Recording every test costs a fifth of the time, so what failed is recorded when it is tried again, which is by hand
    // (`--trace on`) but on CI.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    launchOptions: {
      executablePath: findHeadlessShell() ?? (await findChromium()),
      args: [
        // Tests ask nobody but the site for anything.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-gpu',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx lib/commands/serve.ts',
    url: baseURL,
    reuseExistingServer: !process.env.CI,
  },
})
