/** @jest-environment jsdom */
import { arriveBy, feed, readState, withoutMarks } from './page-script-page'

const typed = () => Array.from(document.querySelectorAll('input'), ({ value }) => value)

test('what was typed before the page was loaded afresh comes back, once', () => {
  sessionStorage.setItem('typed', '["ann@example.com","12"]')
  document.body.innerHTML = '<input inputmode="email"><input type="password"><input inputmode="decimal">'
  feed(withoutMarks)
  expect(typed()).toEqual(['ann@example.com', '', '12'])
  expect(sessionStorage.getItem('typed')).toBeNull()
})

test.each(['navigate', 'back_forward'])(
  'what was typed on another page stays away from this one: %s',
  (type) => {
    arriveBy(type)
    sessionStorage.setItem('typed', '["ann@example.com"]')
    document.body.innerHTML = '<input inputmode="search">'
    feed(withoutMarks)
    expect(typed()).toEqual([''])
    expect(sessionStorage.getItem('typed')).toBeNull()
  },
)

test('what was typed since the page was loaded afresh stays', () => {
  sessionStorage.setItem('typed', '["12","300"]')
  document.body.innerHTML = '<input inputmode="decimal" value="7"><input inputmode="decimal" value="250">'
  const [first] = document.querySelectorAll('input')
  if (first) first.value = '15'
  feed(withoutMarks)
  expect(typed()).toEqual(['15', '300'])
})

test('a new version that asks for something else keeps its own values', () => {
  sessionStorage.setItem('typed', '["ann@example.com"]')
  document.body.innerHTML = '<input inputmode="email"><input inputmode="decimal" value="7">'
  feed(withoutMarks)
  expect(typed()).toEqual(['', '7'])
})

test('while the page is still arriving, what was typed waits for its fields', () => {
  sessionStorage.setItem('typed', '["ann@example.com"]')
  readState('loading')
  feed(withoutMarks)
  document.body.innerHTML = '<input inputmode="email">'
  document.dispatchEvent(new Event('readystatechange'))
  expect(typed()).toEqual(['ann@example.com'])
})
