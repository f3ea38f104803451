/** @jest-environment jsdom */
import { createElement } from 'react'
import { ExchangeCalculator } from '@/components/mdx/calculators/exchange-calculator'
import { OfferCalculator } from '@/components/mdx/calculators/offer-calculator'
import { exportedPage } from '../../../fixtures/exported-page'
import { arrive, asked, chunks, host, reload, sign } from './hydration-loader-page'

/** The browser's word that this script did not arrive, and time for the loader to ask the host why. */
async function fail(script: HTMLScriptElement | null | undefined) {
  script?.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
}

const firstScript = () => document.head.querySelector<HTMLScriptElement>('script[src]')

test.each([
  ['a lost connection', () => host.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a moment’s loss', () => host.mockResolvedValue({ status: 200 })],
  ['a host in trouble', () => host.mockResolvedValue({ status: 503 })],
])('after %s what did not arrive is asked for again at the next sign, and only that', async (_, happens) => {
  happens()
  arrive()
  sign('scroll')
  await fail(firstScript())
  const before = asked()
  expect(before).toHaveLength(2)
  sign('pointermove')
  expect(asked()).toEqual([...before, `${chunks}1.js`])
  sign('pointermove')
  expect(asked()).toHaveLength(3)
  expect(reload).not.toHaveBeenCalled()
})

test('a chunk that the host has thrown away leads to one fresh load of this version of the page', async () => {
  host.mockResolvedValue({ status: 404 })
  arrive()
  sign('scroll')
  await fail(firstScript())
  expect(host).toHaveBeenCalledWith('http://localhost/_next/static/chunks/1.js', { cache: 'reload' })
  expect(reload).toHaveBeenCalledTimes(1)
  await fail(firstScript())
  expect(reload).toHaveBeenCalledTimes(1)
  // Nor does it ask again and again for what is not there.
  sign('scroll')
  expect(asked()).toHaveLength(2)
})

test('the next version may be loaded afresh in its turn', async () => {
  host.mockResolvedValue({ status: 404 })
  arrive()
  sign('scroll')
  await fail(firstScript())
  sign('pagehide')
  document.head.replaceChildren()
  arrive({ scripts: '3' })
  await fail(firstScript())
  expect(reload).toHaveBeenCalledTimes(2)
})

test('so does a file of rules', async () => {
  host.mockResolvedValue({ status: 404 })
  arrive()
  const link = document.body.appendChild(document.createElement('link'))
  link.href = '/_next/static/rules/a.css'
  await fail(link as unknown as HTMLScriptElement)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a chunk that React asks for later counts too; a picture or a script of another host does not', async () => {
  host.mockResolvedValue({ status: 404 })
  arrive()
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

test('what was typed is kept for the next load, and a password is not', async () => {
  host.mockResolvedValue({ status: 404 })
  document.body.innerHTML = `
    <input type="email" inputmode="email"><input type="search" inputmode="search"><input inputmode="decimal">
    <input type="password"><input name="password" type="text"><input type="checkbox">`
  arrive()
  const typed = ['ann@example.com', 'perc test', '12', 'fence post 9', 'fence post 9']
  sign('scroll')
  await fail(firstScript())
  // On a slow line the new page takes its time.
  for (const [index, input] of document.querySelectorAll('input').entries()) input.value = typed[index] ?? ''
  sign('pagehide')
  expect(JSON.parse(sessionStorage.getItem('typed') ?? '')).toEqual(typed.slice(0, 3))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('fence post')
})

test('what a calculator asks for, a day as well as a figure, is kept', async () => {
  host.mockResolvedValue({ status: 404 })
  exportedPage([
    createElement(OfferCalculator, { key: 'offer', id: 'offer', value: '28375' }),
    createElement(ExchangeCalculator, { key: 'exchange', id: 'exchange', sold: '2025-08-28' }),
  ])
  arrive()
  const typed = ['30,000', '2025-09-01']
  for (const [index, input] of document.querySelectorAll('input').entries()) input.value = typed[index] ?? ''
  sign('scroll')
  await fail(firstScript())
  sign('pagehide')
  expect(JSON.parse(sessionStorage.getItem('typed') ?? '')).toEqual(typed)
})

test('a page that the reader leaves of their own accord keeps nothing that was typed', () => {
  document.body.innerHTML = '<input inputmode="search" value="perc test">'
  arrive()
  sign('pagehide')
  expect(sessionStorage.getItem('typed')).toBeNull()
})

test('a page that was loaded afresh comes alive at once', () => {
  sessionStorage.setItem('typed', '["ann@example.com"]')
  arrive()
  expect(asked()).toHaveLength(2)
})

test('where the visitor blocks storage the page loads, and is not loaded afresh', async () => {
  host.mockResolvedValue({ status: 404 })
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  arrive()
  sign('scroll')
  expect(asked()).toHaveLength(2)
  await fail(firstScript())
  expect(reload).not.toHaveBeenCalled()
})
