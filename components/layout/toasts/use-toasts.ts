import { useSyncExternalStore } from 'react'
import { notifications, type Toast } from '@/lib/notifications'

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    notifications.subscribe,
    notifications.getSnapshot,
    notifications.getServerSnapshot,
  )
}
