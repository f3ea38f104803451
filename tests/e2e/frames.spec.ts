import { expect, type Page, type Request, type Route, test } from '@playwright/test'
import { localValues } from '../../lib/settings/local-profile'
import { product } from '../../lib/site'
import { eventually, layOut, section, visit } from './visit'

const configured = localValues(process.env)

type Watch = { shifts: number[]; observer: PerformanceObserver; loads: number }

/**
 * Tracks the layout shifts since the page started, as browsers measure them, and how often the frame with this URL has
 * loaded.
 */
async function watch(page: Page, address: string) {
  await page.addInitScript((src) => {
    const watched = { shifts: [] as number[], loads: 0 }
    const note = (list: { getEntries(): PerformanceEntryList }) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        watched.shifts.push(shift.value)
    }
    const observer = new PerformanceObserver(note)
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { watched: Object.assign(watched, { observer }) })
    // The browser's own error page fires this event, too.
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLIFrameElement && target.src.startsWith(src)) watched.loads += 1
      },
      true,
    )
  }, address)
  return {
    loads: () => page.evaluate(() => (Reflect.get(window, 'watched') as Watch).loads),
    /** Includes the shifts in the last painted frames. */
    shifted: () =>
      page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        await frame()
        await frame()
        const { shifts, observer } = Reflect.get(window, 'watched') as Watch
        const last = observer.takeRecords() as (PerformanceEntry & { value: number })[]
        return [...shifts, ...last.map(({ value }) => value)].reduce((sum, each) => sum + each, 0)
      }),
  }
}

/** How a frame's request fails, the event that reports it, and how often the frame still fires `load`. */
const faults = {
  blocked: { handle: (route: Route) => route.abort(), event: 'requestfailed', loads: 1 },
  'responding with an error': {
    handle: (route: Route) => route.fulfill({ status: 503, body: 'busy' }),
    event: 'requestfinished',
    loads: 1,
  },
  'never responding': { handle: () => {}, event: 'request', loads: 0 },
} as const

/** Injects the fault into requests for this URL; returns a function that waits until it has happened. */
async function injectFault(
  page: Page,
  address: string,
  { handle, event }: (typeof faults)[keyof typeof faults],
) {
  await page.route(`${address}*`, handle)
  // Playwright's types accept one event name, not a union.
  return () => page.waitForEvent(event as 'request', (request: Request) => request.url().startsWith(address))
}

for (const [name, fault] of Object.entries(faults)) {
  test(`a newsletter form ${name} keeps its plain link and its space, and the page keeps working`, async ({
    page,
  }) => {
    const { loads, shifted } = await watch(page, configured.NEXT_PUBLIC_NEWSLETTER_URL)
    const waitForFault = await injectFault(page, configured.NEXT_PUBLIC_NEWSLETTER_URL, fault)
    await visit(page, '/')
    await layOut(page)
    const frame = page.getByTitle('Newsletter sign-up form')
    const faulted = waitForFault()
    await frame.scrollIntoViewIfNeeded()
    await faulted
    await eventually(loads).toBe(fault.loads)
    expect(await shifted()).toBeLessThan(0.01)
    expect((await frame.boundingBox())?.height).toBe(200)
    const link = page.getByRole('link', { name: 'Open the form in a new tab' })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', configured.NEXT_PUBLIC_NEWSLETTER_URL)
    // The rest of the page keeps working.
    const question = section(page, 'faq').getByRole('group').last()
    await question.locator('summary').click()
    await expect(question.getByRole('paragraph')).toBeVisible()
  })

  test(`a demo video ${name} keeps its plain link and its space`, async ({ page }) => {
    const { loads, shifted } = await watch(page, configured.NEXT_PUBLIC_DEMO_VIDEO_URL)
    const waitForFault = await injectFault(page, configured.NEXT_PUBLIC_DEMO_VIDEO_URL, fault)
    await page.goto('/')
    await layOut(page)
    const place = page.locator('#walkthrough .video')
    const before = await place.boundingBox()
    const faulted = waitForFault()
    await page.getByRole('button', { name: 'Play the 5-minute demo' }).click()
    await faulted
    await eventually(loads).toBe(fault.loads)
    expect(await shifted()).toBeLessThan(0.01)
    const after = await place.boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    await expect(page.getByTitle(`${product.name} demo, 5 minutes`)).toBeVisible()
    const link = page.getByRole('link', { name: 'Open the video in a new tab' })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', configured.NEXT_PUBLIC_DEMO_VIDEO_URL)
  })
}

test('inside their sandbox the form can be submitted and scripts run, but neither frame can navigate the page', async ({
  page,
}) => {
  const body = `<!doctype html><title>Letters</title>
    <form method="get"><input name="email" aria-label="Email"><button>Subscribe</button></form>
    <a href="/elsewhere" target="_top">Away</a><p>no script</p>
    <script>document.querySelector('p').textContent = 'script ran'; localStorage.setItem('kept', 'yes')</script>`
  await page.route(`${configured.NEXT_PUBLIC_NEWSLETTER_URL}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
  await page.route(`${configured.NEXT_PUBLIC_DEMO_VIDEO_URL}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
  const framed = page.waitForRequest(`${configured.NEXT_PUBLIC_NEWSLETTER_URL}*`)
  await visit(page, '/?from=letter')
  await page.getByTitle('Newsletter sign-up form').scrollIntoViewIfNeeded()
  // The referrer reveals only the site that embeds it.
  expect(await (await framed).headerValue('referer')).toBe(`${new URL(page.url()).origin}/`)
  const letters = page.getByTitle('Newsletter sign-up form').contentFrame()
  await expect(letters.getByText('script ran')).toBeVisible()
  const sent = page.waitForRequest((request) => request.url().includes('email=ann'))
  await letters.getByLabel('Email').fill('ann')
  await letters.getByRole('button', { name: 'Subscribe' }).click()
  await sent
  const refused = () =>
    page.waitForEvent('console', (message) => message.text().includes("'allow-top-navigation'"))
  const lettersRefused = refused()
  await letters.getByRole('link', { name: 'Away' }).click()
  await lettersRefused
  await page.getByRole('button', { name: 'Play the 5-minute demo' }).click()
  const video = page.getByTitle(`${product.name} demo, 5 minutes`).contentFrame()
  await expect(video.getByText('script ran')).toBeVisible()
  const videoRefused = refused()
  await video.getByRole('link', { name: 'Away' }).click()
  await videoRefused
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the hosts of the frames learn which site embeds them, never which page', async ({ page, baseURL }) => {
  const referrers: (string | null)[] = []
  for (const address of [configured.NEXT_PUBLIC_NEWSLETTER_URL, configured.NEXT_PUBLIC_DEMO_VIDEO_URL])
    await page.route(`${address}*`, async (route) => {
      referrers.push(await route.request().headerValue('referer'))
      await route.continue()
    })
  await visit(page, '/?q=secret')
  await page.getByTitle('Newsletter sign-up form').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Play the 5-minute demo' }).click()
  await eventually(() => referrers).toEqual([`${baseURL}/`, `${baseURL}/`])
})
