import { unescape as decode } from 'node:querystring'
import { expect, type Page, test } from '@playwright/test'
import { newEmail } from './local-founders'
import {
  alreadyHeading,
  authError,
  calls,
  expectFailure,
  expectStored,
  expectSuccess,
  fill,
  form,
  open,
  password,
  sentences,
  signUp,
} from './signup-screen'
import { flushRequests, marker } from './visit'

/** Opens the sign-up as on a first visit. */
async function openAsNewVisitor(page: Page) {
  if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear())
  await open(page)
}

test('emails of every shape get an account and a record', async ({ page }) => {
  test.slow()
  const unique = () => crypto.randomUUID()
  for (const [what, typed, kept] of [
    ['mixed case', `Ann.${unique()}@Example.COM`],
    ['padded', `  ann.${unique()}@example.com\t`],
    ['with a tag', `ann+fence.${unique()}@example.com`],
    ['quoted', `"ann smith ${unique()}"@example.com`],
    ['with an apostrophe', `ann.o'${unique()}@example.com`],
    [
      '254 characters',
      `${unique()}@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(30)}.com`,
    ],
    // Browsers convert the domain in an email field to its ASCII form.
    ['with a non-ASCII domain', `ann.${unique()}@bücher.example`, 'xn--bcher-kva.example'],
    ['like HTML', `<img/src=x/onerror=alert(1)>${unique()}@example.com`],
  ]) {
    await test.step(what ?? '', async () => {
      const email = (typed ?? '').trim().replace(/(?<=@)bücher.example/, kept ?? '')
      await openAsNewVisitor(page)
      await signUp(page, typed ?? '')
      await expectSuccess(page)
      const fields = await expectStored(email)
      expect(fields?.email?.stringValue).toBe(email.toLowerCase())
    })
  }
})

test('an email that looks like HTML is text wherever it is shown', async ({ page }) => {
  const email = `<img/src=x/onerror=alert(1)>${crypto.randomUUID()}@example.com`
  await open(page)
  await page.route(calls.write, (route) => route.fulfill({ status: 400, body: '<b>no</b>' }))
  await signUp(page, email)
  await expect(form(page).alert).toContainText(sentences.recordMissing, { timeout: 20_000 })
  await page.unroute(calls.write)
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Finish setting up' }).click()
  await expectSuccess(page)
  await page.reload()
  await expect(page.getByRole('region', { name: alreadyHeading })).toContainText(email)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('malformed emails are rejected with the specified message', async ({ page }) => {
  await open(page)
  for (const typed of ['ann', '@example.com', 'ann@', '"><svg onload=alert(1)>', 'a'.repeat(10_000)]) {
    await fill(page, typed)
    const refused = page.waitForResponse(calls.signUp)
    await form(page).submit.click()
    await refused
    await expectFailure(page, sentences.invalidEmail)
    await expect(form(page).email).toHaveValue(typed)
  }
  await form(page).email.fill('ann@example.com')
  await expect(form(page).alert).toHaveCount(0)
  await expect(page).toHaveTitle(/^Payment Successful!/)
})

test('passwords are used exactly as typed', async ({ page, request, baseURL }) => {
  // Six sign-ups.
  test.slow()
  for (const [what, chosen] of [
    ['spaces around', '  spaced out  '],
    ['only spaces', '       '],
    ['other scripts', 'пароль-密码-🔑'],
    ['letters with combining accents', 'cafe\u0301 cafe\u0301'],
    ['HTML', '"><script>alert(1)</script>'],
    ['4,096 characters', 'x'.repeat(4096)],
  ] as const) {
    await test.step(what, async () => {
      const email = newEmail()
      await openAsNewVisitor(page)
      const asked = page.waitForRequest((each) => calls.signUp.test(each.url()) && each.method() === 'POST')
      await signUp(page, email, chosen)
      const call = await asked
      expect(call.postDataJSON().password).toBe(chosen)
      await expectSuccess(page)
      const signIn = call.url().replace('accounts:signUp', 'accounts:signInWithPassword')
      const answer = await request.post(signIn, {
        headers: { Origin: baseURL ?? '' },
        data: { email, password: chosen },
      })
      expect(answer.ok()).toBe(true)
    })
  }
})

test('fields filled without any event are read at submit', async ({ page }) => {
  const email = newEmail()
  await open(page)
  await page.getByRole('form').evaluate(
    (element: HTMLFormElement, [address, secret]) => {
      for (const [name, value] of [
        ['email', address],
        ['password', secret],
        ['confirmation', secret],
      ] as const) {
        const input = element.elements.namedItem(name) as HTMLInputElement
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      }
    },
    [email, password] as const,
  )
  await form(page).submit.click()
  await expectSuccess(page)
  await expectStored(email)
})

for (const ending of ['success', 'a rejection', 'a broken response'] as const) {
  test(`nothing typed leaks into a URL, the console, the storage or the page: ${ending}`, async ({
    page,
  }) => {
    const email = newEmail()
    const seen: string[] = []
    page.on('request', (request) => seen.push(request.url()))
    page.on('console', (message) => seen.push(message.text()))
    page.on('pageerror', (error) => seen.push(error.message))
    await open(page)
    if (ending === 'a rejection') await page.route(calls.signUp, authError(`WEAK_PASSWORD : ${password}`))
    if (ending === 'a broken response') {
      const body = `<b>${password}</b> for ${email}`
      await page.route(calls.signUp, (route) =>
        route.fulfill({ status: 500, contentType: 'text/html', body }),
      )
    }
    await signUp(page, email)
    if (ending === 'success') await expectSuccess(page)
    else await expectFailure(page, ending === 'a rejection' ? sentences.weakPassword : sentences.anythingElse)
    seen.push(page.url(), ...(await page.evaluate(() => Object.entries(sessionStorage).flat())))
    // Decoded, because a URL may write the at sign as %40, and a space as %20 or a plus.
    const heard = seen.map((words) => decode(words.replaceAll('+', ' '))).join('\n')
    expect(heard).not.toContain(email)
    expect(heard).not.toContain(password)
    const left = await page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        ...Object.values(localStorage),
        JSON.stringify(history.state),
      ].join('\n'),
    )
    expect(left).not.toContain(password)
    expect(await page.context().cookies()).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form cannot be submitted, and the page explains why', async ({ page }) => {
    await open(page)
    // Playwright does not find text inside noscript by its content.
    await expect(page.locator('noscript p')).toBeVisible()
    expect(await page.locator('noscript p').textContent()).toContain('Account creation needs JavaScript')
    await expect(form(page).submit).toBeDisabled()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await fill(page, newEmail())
    await form(page).confirmation.press('Enter')
    await flushRequests(page)
    expect(asked).toEqual([marker])
    expect(new URL(page.url()).search).toBe('')
  })
})
