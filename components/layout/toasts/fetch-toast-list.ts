import type { ComponentType } from 'react'
import type { ToastListProps } from './toast-list'

/**
 * Loads the component that draws the toasts. After a failure the next call tries again.
 * @throws when it could not be loaded
 */
export async function fetchToastList(): Promise<ComponentType<ToastListProps>> {
  const { ToastList } = await import('./toast-list')
  return ToastList
}
