/**
 * The toast queue, independent of React: components/layout/toaster.tsx renders it, and any code may add to it. A toast
 * is added open, can be updated, is dismissed (closed, but its record stays) and is removed later. Times are in
 * milliseconds.
 */
export const toastRules = {
  limit: 1,
  duration: 5000,
  removeDelay: 1_000_000,
  /** CSS pixels to the right; a fast flick over less does not count. */
  swipeThreshold: 50,
  hotkey: 'F8',
} as const

type ToastVariant = 'default' | 'destructive'

type ToastContent = { title: string; description: string; variant: ToastVariant; duration: number }

export type Toast = ToastContent & { id: string; open: boolean }

type NewToast = Pick<ToastContent, 'title' | 'description'> & Partial<ToastContent>

const nothing: readonly Toast[] = []

/** Creates a queue. The site uses the one below, `notifications`. */
export function createNotifications() {
  let toasts = nothing
  let added = 0
  const listeners = new Set<() => void>()
  const removals = new Map<string, ReturnType<typeof setTimeout>>()

  function change(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  function cancelRemoval(id: string) {
    clearTimeout(removals.get(id))
    removals.delete(id)
  }

  /** Removes a toast at once, or all of them without an id. */
  function remove(id?: string) {
    const kept = toasts.filter((toast) => id !== undefined && toast.id !== id)
    for (const toast of toasts) if (!kept.includes(toast)) cancelRemoval(toast.id)
    change(kept)
  }

  /** Closes a toast, or all of them without an id. Its record is removed after `toastRules.removeDelay`. */
  function dismiss(id?: string) {
    const closing = toasts.filter((toast) => toast.open && (id === undefined || toast.id === id))
    for (const toast of closing) {
      removals.set(
        toast.id,
        setTimeout(() => remove(toast.id), toastRules.removeDelay),
      )
    }
    if (closing.length > 0) {
      change(toasts.map((toast) => (closing.includes(toast) ? { ...toast, open: false } : toast)))
    }
  }

  function update(id: string, content: Partial<ToastContent>) {
    change(toasts.map((toast) => (toast.id === id ? { ...toast, ...content } : toast)))
  }

  /** Shows a toast, which replaces the one that was there. */
  function add(content: NewToast) {
    added += 1
    const id = String(added)
    const toast: Toast = { variant: 'default', duration: toastRules.duration, ...content, id, open: true }
    for (const displaced of toasts.slice(toastRules.limit - 1)) cancelRemoval(displaced.id)
    change([toast, ...toasts].slice(0, toastRules.limit))
    return {
      id,
      update: (next: Partial<ToastContent>) => update(id, next),
      dismiss: () => dismiss(id),
    }
  }

  return {
    add,
    update,
    dismiss,
    remove,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: () => toasts,
    getServerSnapshot: () => nothing,
  }
}

export const notifications = createNotifications()
