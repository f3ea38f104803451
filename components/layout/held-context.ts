import { createContext } from 'react'

/** Whether the reader is in the notification area. A context, because sonner stands between the area and its toasts. */
export const HeldContext = createContext(false)
