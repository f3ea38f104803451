import { type Browser, expect, test } from '@playwright/test'
import { scrollThrough, visit } from './visit'

type TraceEvent = { name: string; args: { elementCount?: number } }

/** How many elements got a new style at once, for each time the browser worked out styles since tracing began. */
async function restyled(browser: Browser): Promise<number[]> {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  return traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [],
  )
}

for (const [address, control] of [
  ['/blog/due-diligence-checklist', 'main input[type=checkbox]'],
  ['/', '#faq summary'],
] as const)
  test(`on ${address} scrolling and pressing never has the browser work out the style of the whole page anew`, async ({
    page,
    browser,
  }) => {
    await visit(page, address)
    await scrollThrough(page)
    const elements = await page.locator('*').count()
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await scrollThrough(page)
    await page.locator(control).first().click()
    await page.locator(control).nth(1).click()
    const counts = await restyled(browser)
    expect(counts.length).toBeGreaterThan(2)
    expect(Math.max(...counts)).toBeLessThan(elements / 3)
  })
