/** @jest-environment jsdom */
import { createElement } from 'react'
import { ExchangeCalculator } from '@/components/mdx/calculators/exchange-calculator'
import { OfferCalculator } from '@/components/mdx/calculators/offer-calculator'
import { exportedPage } from '../../../fixtures/exported-page'
import { chunks, dispatch, host, reload, requested, runLoader } from './hydration-loader-page'

/** Fires the script's error event, and gives the loader time to ask the host why. */
async function fail(script: HTMLScriptElement | null | undefined) {
  script?.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
}

const firstScript = () => document.head.querySelector<HTMLScriptElement>('script[src]')

test.each([
  ['a lost connection', () => host.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a brief interruption', () => host.mockResolvedValue({ status: 200 })],
  ['a server error', () => host.mockResolvedValue({ status: 503 })],
])('after %s only the missing script is requested again, at the next sign of intent', async (_, happens) => {
  happens()
  runLoader()
  dispatch('scroll')
  await fail(firstScript())
  const before = requested()
  expect(before).toHaveLength(2)
  dispatch('pointermove')
  expect(requested()).toEqual([...before, `${chunks}1.js`])
  dispatch('pointermove')
  expect(requested()).toHaveLength(3)
  expect(reload).not.toHaveBeenCalled()
})

test('a chunk that the host has deleted causes one reload of this version of the page', async () => {
  host.mockResolvedValue({ status: 404 })
  runLoader()
  dispatch('scroll')
  await fail(firstScript())
  expect(host).toHaveBeenCalledWith('http://localhost/_next/static/chunks/1.js', { cache: 'reload' })
  expect(reload).toHaveBeenCalledTimes(1)
  await fail(firstScript())
  expect(reload).toHaveBeenCalledTimes(1)
  // Nor does it keep requesting the missing file.
  dispatch('scroll')
  expect(requested()).toHaveLength(2)
})

test('the next version may be reloaded as well', async () => {
  host.mockResolvedValue({ status: 404 })
  runLoader()
  dispatch('scroll')
  await fail(firstScript())
  dispatch('pagehide')
  document.head.replaceChildren()
  runLoader({ scripts: '3' })
  await fail(firstScript())
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a stylesheet that the host has deleted causes a reload', async () => {
  host.mockResolvedValue({ status: 404 })
  runLoader()
  const link = document.body.appendChild(document.createElement('link'))
  link.href = '/_next/static/rules/a.css'
  await fail(link as unknown as HTMLScriptElement)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a chunk that React requests later causes one too; an image or another host’s script does not', async () => {
  host.mockResolvedValue({ status: 404 })
  runLoader()
  for (const [tag, address] of [
    ['img', '/art/hill.svg'],
    ['script', 'https://elsewhere.example/_next/static/chunks/a.js'],
  ] as const) {
    const element = document.body.appendChild(document.createElement(tag))
    element.setAttribute('src', address)
    await fail(element as HTMLScriptElement)
  }
  expect(host).not.toHaveBeenCalled()
  const later = document.createElement('script')
  later.src = '/_next/static/chunks/search.js'
  document.body.append(later)
  await fail(later)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('typed values are kept for the reloaded page, except passwords', async () => {
  host.mockResolvedValue({ status: 404 })
  document.body.innerHTML = `
    <input type="email" inputmode="email"><input type="search" inputmode="search"><input inputmode="decimal">
    <input type="password"><input name="password" type="text"><input type="checkbox">`
  runLoader()
  const typed = ['ann@example.com', 'perc test', '12', 'fence post 9', 'fence post 9']
  dispatch('scroll')
  await fail(firstScript())
  // On a slow connection there is time to type before the new page arrives.
  for (const [index, input] of document.querySelectorAll('input').entries()) input.value = typed[index] ?? ''
  dispatch('pagehide')
  expect(JSON.parse(sessionStorage.getItem('typed') ?? '')).toEqual(typed.slice(0, 3))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('fence post')
})

test('a calculator’s values are kept, dates as well as numbers', async () => {
  host.mockResolvedValue({ status: 404 })
  exportedPage([
    createElement(OfferCalculator, { key: 'offer', id: 'offer', value: '28375' }),
    createElement(ExchangeCalculator, { key: 'exchange', id: 'exchange', sold: '2025-08-28' }),
  ])
  runLoader()
  const typed = ['30,000', '2025-09-01']
  for (const [index, input] of document.querySelectorAll('input').entries()) input.value = typed[index] ?? ''
  dispatch('scroll')
  await fail(firstScript())
  dispatch('pagehide')
  expect(JSON.parse(sessionStorage.getItem('typed') ?? '')).toEqual(typed)
})

test('typed values are not kept when the reader leaves the page', () => {
  document.body.innerHTML = '<input inputmode="search" value="perc test">'
  runLoader()
  dispatch('pagehide')
  expect(sessionStorage.getItem('typed')).toBeNull()
})

test('a reloaded page hydrates at once', () => {
  sessionStorage.setItem('typed', '["ann@example.com"]')
  runLoader()
  expect(requested()).toHaveLength(2)
})

test('if the visitor blocks storage, the page still hydrates but is never reloaded', async () => {
  host.mockResolvedValue({ status: 404 })
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  runLoader()
  dispatch('scroll')
  expect(requested()).toHaveLength(2)
  await fail(firstScript())
  expect(reload).not.toHaveBeenCalled()
})
