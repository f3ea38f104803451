/** @jest-environment jsdom */
import { feed, setNavigationType, setReadyState, withoutMarks } from './page-script-page'

const typed = () => Array.from(document.querySelectorAll('input'), ({ value }) => value)

test('values typed before a reload are restored once', () => {
  sessionStorage.setItem('typed', '["ann@example.com","12"]')
  document.body.innerHTML = '<input inputmode="email"><input type="password"><input inputmode="decimal">'
  feed(withoutMarks)
  expect(typed()).toEqual(['ann@example.com', '', '12'])
  expect(sessionStorage.getItem('typed')).toBeNull()
})

test.each(['navigate', 'back_forward'])(
  'values typed on another page are not restored on this one: %s',
  (type) => {
    setNavigationType(type)
    sessionStorage.setItem('typed', '["ann@example.com"]')
    document.body.innerHTML = '<input inputmode="search">'
    feed(withoutMarks)
    expect(typed()).toEqual([''])
    expect(sessionStorage.getItem('typed')).toBeNull()
  },
)

test('a value typed since the reload is kept', () => {
  sessionStorage.setItem('typed', '["12","300"]')
  document.body.innerHTML = '<input inputmode="decimal" value="7"><input inputmode="decimal" value="250">'
  const [first] = document.querySelectorAll('input')
  if (first) first.value = '15'
  feed(withoutMarks)
  expect(typed()).toEqual(['15', '300'])
})

test('a new version with different fields keeps its own values', () => {
  sessionStorage.setItem('typed', '["ann@example.com"]')
  document.body.innerHTML = '<input inputmode="email"><input inputmode="decimal" value="7">'
  feed(withoutMarks)
  expect(typed()).toEqual(['', '7'])
})

test('while the page is still loading, restoring waits for its fields', () => {
  sessionStorage.setItem('typed', '["ann@example.com"]')
  setReadyState('loading')
  feed(withoutMarks)
  document.body.innerHTML = '<input inputmode="email">'
  document.dispatchEvent(new Event('readystatechange'))
  expect(typed()).toEqual(['ann@example.com'])
})
