import type { ComponentType } from 'react'
import type { ToastListProps } from './toast-list'

/**
 * What draws the toasts; asked for again at each call until it has come.
 * @throws when it could not be loaded
 */
export async function fetchToastList(): Promise<ComponentType<ToastListProps>> {
  const { ToastList } = await import('./toast-list')
  return ToastList
}
