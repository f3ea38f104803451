import { createContext } from 'react'

/**
 * Whether the reader is in the notification area, so that toasts must wait. A context, because sonner renders between
 * the area and its toasts.
 */
export const HeldContext = createContext(false)
