/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Toaster } from '@/components/layout/toaster'
import { notifications } from '@/lib/notifications'

const words = { title: 'Missing Email', description: 'Please provide an email address.' }

class PointerEventStandIn extends MouseEvent {
  readonly pointerId: number
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerId = init.pointerId ?? 1
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom implements neither pointer events nor pointer capture.
  window.PointerEvent = PointerEventStandIn as unknown as typeof PointerEvent
  Element.prototype.setPointerCapture = () => {}
})
afterEach(async () => {
  act(() => notifications.remove())
  await pass(1000)
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'visualViewport')
})

async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms))
}

/** Loading the list of toasts, rendering it and passing it the toast take three turns of the event loop. */
async function settle() {
  for (let turn = 0; turn < 3; turn += 1) await pass(20)
}

async function showToast(content: Parameters<typeof notifications.add>[0] = words) {
  render(
    <>
      <button type="button">Elsewhere</button>
      <Toaster />
    </>,
  )
  let toast: ReturnType<typeof notifications.add> | undefined
  act(() => {
    toast = notifications.add(content)
  })
  await settle()
  if (!toast) throw new Error('no toast')
  return toast
}

function area() {
  return screen.getByRole('region', { name: 'Notifications (F8)' })
}

function pressF8() {
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
}

function swipe(from: number, to: number) {
  const title = screen.getByText(words.title)
  fireEvent.pointerDown(title, { clientX: from })
  fireEvent.pointerMove(title, { clientX: to })
  fireEvent.pointerUp(title, { clientX: to })
}

test('a toast shows its title and description, and closes after five seconds', async () => {
  await showToast()
  expect(screen.getByText(words.title)).toBeInTheDocument()
  expect(screen.getByText(words.description)).toBeInTheDocument()
  expect(screen.queryByText('No notifications.')).not.toBeInTheDocument()
  await pass(4800)
  expect(notifications.getSnapshot()[0]?.open).toBe(true)
  await pass(200)
  expect(notifications.getSnapshot()[0]?.open).toBe(false)
  await pass(1000)
  expect(screen.queryByText(words.title)).not.toBeInTheDocument()
})

test('after the list of toasts has failed to load, the next toast is shown', async () => {
  const list = '@/components/layout/toasts/toast-list'
  jest.doMock(list, () => {
    throw new Error('Failed to load chunk')
  })
  await showToast()
  jest.dontMock(list)
  expect(screen.queryByText(words.title)).not.toBeInTheDocument()
  act(() => {
    notifications.add({ title: 'Missing Password', description: 'Please provide a password.' })
  })
  await settle()
  expect(screen.getByText('Missing Password')).toBeInTheDocument()
})

test('the area is a polite live region from the start, the only one, and outside the tab order', async () => {
  await showToast()
  expect(screen.getAllByRole('region')).toEqual([area()])
  expect(area()).toHaveAttribute('aria-live', 'polite')
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(1)
  expect(area().tabIndex).toBe(-1)
})

test('a toast is one tab stop: its close button', async () => {
  await showToast()
  const stops = [...area().querySelectorAll<HTMLElement>('*')].filter((element) => element.tabIndex >= 0)
  expect(stops).toEqual([screen.getByRole('button', { name: 'Close notification' })])
})

test('a second toast replaces the first', async () => {
  await showToast()
  act(() => {
    notifications.add({ ...words, title: 'Second' })
  })
  await pass(1000)
  expect(screen.queryByText(words.title)).not.toBeInTheDocument()
  expect(screen.getByText('Second')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Close notification' })).toHaveLength(1)
})

test('an updated toast shows its new title', async () => {
  const toast = await showToast()
  act(() => toast.update({ title: 'Changed' }))
  await pass(100)
  expect(screen.getByText('Changed')).toBeInTheDocument()
  expect(screen.getByText(words.description)).toBeInTheDocument()
})

test('the close button closes the toast', async () => {
  await showToast()
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }))
  expect(notifications.getSnapshot()[0]?.open).toBe(false)
})

test('Escape closes the toast from anywhere', async () => {
  await showToast()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(notifications.getSnapshot()[0]?.open).toBe(false)
})

test('a swipe of 50 px to the right closes the toast; 49 px, a flick and a swipe to the left do not', async () => {
  await showToast()
  swipe(100, 149)
  swipe(100, 0)
  expect(notifications.getSnapshot()[0]?.open).toBe(true)
  swipe(100, 150)
  expect(notifications.getSnapshot()[0]?.open).toBe(false)
})

test('a swipe is measured by one finger, whatever a second one does', async () => {
  await showToast()
  const title = screen.getByText(words.title)
  fireEvent.pointerDown(title, { clientX: 200, pointerId: 1 })
  fireEvent.pointerDown(title, { clientX: 100, pointerId: 2 })
  fireEvent.pointerUp(title, { clientX: 200, pointerId: 1 })
  expect(notifications.getSnapshot()[0]?.open).toBe(true)
  fireEvent.pointerDown(title, { clientX: 100, pointerId: 1 })
  fireEvent.pointerDown(title, { clientX: 100, pointerId: 2 })
  fireEvent.pointerUp(title, { clientX: 200, pointerId: 2 })
  expect(notifications.getSnapshot()[0]?.open).toBe(true)
  fireEvent.pointerUp(title, { clientX: 200, pointerId: 1 })
  expect(notifications.getSnapshot()[0]?.open).toBe(false)
})

test('a press with another mouse button, or on the close button, does not start a swipe', async () => {
  await showToast()
  const title = screen.getByText(words.title)
  fireEvent.pointerDown(title, { clientX: 100, button: 2 })
  fireEvent.pointerUp(title, { clientX: 200, button: 2 })
  const close = screen.getByRole('button', { name: 'Close notification' })
  fireEvent.pointerDown(close, { clientX: 100 })
  fireEvent.pointerUp(close, { clientX: 200 })
  expect(notifications.getSnapshot()[0]?.open).toBe(true)
})

test('a toast follows a swipe, and moves back when the browser cancels the swipe', async () => {
  await showToast()
  const title = screen.getByText(words.title)
  fireEvent.pointerDown(title, { clientX: 100 })
  fireEvent.pointerMove(title, { clientX: 149 })
  expect(title.closest('.toast')).toHaveStyle({ transform: 'translateX(49px)' })
  fireEvent.pointerCancel(title)
  fireEvent.pointerMove(title, { clientX: 160 })
  fireEvent.pointerUp(title, { clientX: 160 })
  expect(notifications.getSnapshot()[0]?.open).toBe(true)
  expect(title.closest('.toast')).not.toHaveAttribute('style', expect.stringContaining('transform'))
})

test.each([
  ['default', ''],
  ['destructive', '!'],
] as const)('the %s variant is marked, and not by colour alone', async (variant, sign) => {
  await showToast({ ...words, variant })
  const toast = screen.getByText(words.title).closest('[data-variant]')
  expect(toast).toHaveAttribute('data-variant', variant)
  expect(toast?.querySelector('[aria-hidden="true"]')?.textContent).toBe(sign)
})

test('F8 moves focus to the area even without a toast, and F8 or Escape moves it back', () => {
  render(
    <>
      <button type="button">Elsewhere</button>
      <Toaster />
    </>,
  )
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  act(() => elsewhere.focus())
  pressF8()
  expect(area()).toHaveFocus()
  expect(area()).toHaveTextContent('No notifications.')
  pressF8()
  expect(elsewhere).toHaveFocus()
  pressF8()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(elsewhere).toHaveFocus()
})

test.each([{ ctrlKey: true }, { shiftKey: true }, { altKey: true }, { metaKey: true }])(
  'F8 with %o is left to the browser',
  (more) => {
    render(<Toaster />)
    // fireEvent returns false if the default action was prevented.
    expect(fireEvent.keyDown(document, { key: 'F8', code: 'F8', ...more })).toBe(true)
    expect(area()).not.toHaveFocus()
  },
)

test('F8 alone is kept from the browser, which in Opera and Vivaldi would focus the address bar', () => {
  render(<Toaster />)
  expect(fireEvent.keyDown(document, { key: 'F8', code: 'F8' })).toBe(false)
})

test('Alt and T, by which sonner would focus its list and which types a letter on a Mac, leaves the focus where it is', async () => {
  await showToast()
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  act(() => elsewhere.focus())
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT' })
  expect(elsewhere).toHaveFocus()
})

test('a toast stays open while focus is in the area', async () => {
  await showToast()
  act(() => pressF8())
  await pass(60_000)
  expect(notifications.getSnapshot()[0]?.open).toBe(true)
  act(() => pressF8())
  await pass(5000)
  expect(notifications.getSnapshot()[0]?.open).toBe(false)
})

test('a toast stays open under a moving pointer, and no longer', async () => {
  await showToast()
  const card = screen.getByText(words.title).closest('.toast') as Element
  fireEvent.pointerMove(card)
  await pass(60_000)
  expect(notifications.getSnapshot()[0]?.open).toBe(true)
  fireEvent.pointerLeave(card)
  await pass(5000)
  expect(notifications.getSnapshot()[0]?.open).toBe(false)
})

test('a toast that appears under a resting pointer closes on time', async () => {
  await showToast()
  fireEvent.pointerEnter(screen.getByText(words.title).closest('.toast') as Element)
  await pass(5000)
  expect(notifications.getSnapshot()[0]?.open).toBe(false)
})

test('a toast stays open in a hidden tab', async () => {
  await showToast()
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  await pass(60_000)
  expect(notifications.getSnapshot()[0]?.open).toBe(true)
  hidden.mockRestore()
  fireEvent(document, new Event('visibilitychange'))
  await pass(5000)
  expect(notifications.getSnapshot()[0]?.open).toBe(false)
})

test('focus returns to where it came from when the toast that has it closes', async () => {
  await showToast()
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  act(() => elsewhere.focus())
  // As with F8 and then Tab.
  pressF8()
  const close = screen.getByRole('button', { name: 'Close notification' })
  act(() => close.focus())
  fireEvent.click(close)
  await pass(300)
  expect(elsewhere).toHaveFocus()
  // The next toast is not kept open by focus that has left.
  act(() => {
    notifications.add(words)
  })
  await pass(5200)
  expect(notifications.getSnapshot()[0]?.open).toBe(false)
})

test('a new toast does not take focus, even if focus has been in the area before', async () => {
  await showToast()
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  act(() => elsewhere.focus())
  pressF8()
  pressF8()
  act(() => elsewhere.blur())
  act(() => {
    notifications.add({ ...words, title: 'Second' })
  })
  await pass(300)
  expect(document.body).toHaveFocus()
})

test('a toast does not move out of the way of its own button', async () => {
  await showToast()
  const list = screen.getByText(words.title).closest('ol')
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500, 300, 80))
  act(() => screen.getByRole('button', { name: 'Close notification' }).focus())
  expect(list).toHaveStyle('--offset-bottom: 16px')
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
  expect(list).not.toHaveStyle('--offset-bottom: 16px')
})

test('a toast is above an on-screen keyboard and moves down with it; zooming in does not count as one', async () => {
  const visible = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 300 })
  Object.assign(window, { visualViewport: visible })
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(667)
  await showToast()
  const list = screen.getByText(words.title).closest('ol')
  expect(list).toHaveStyle('--offset-bottom: 383px')
  // As on iOS, where the page below the window's lower edge can be moved into view above the keyboard.
  act(() => {
    visible.offsetTop = 200
    visible.dispatchEvent(new Event('scroll'))
  })
  expect(list).toHaveStyle('--offset-bottom: 183px')
  act(() => {
    Object.assign(visible, { offsetTop: 0, height: 667 })
    visible.dispatchEvent(new Event('resize'))
  })
  expect(list).toHaveStyle('--offset-bottom: 16px')
  act(() => {
    Object.assign(visible, { scale: 2, height: 333 })
    visible.dispatchEvent(new Event('resize'))
  })
  expect(list).toHaveStyle('--offset-bottom: 16px')
})
