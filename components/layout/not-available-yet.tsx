import type { ReactNode } from 'react'

type NotAvailableYetProps = { children: ReactNode }

/** Where a link will stand once its address is configured. */
export function NotAvailableYet({ children }: NotAvailableYetProps) {
  return (
    <span className="not-available-yet">
      {children}
      <small>not available yet</small>
    </span>
  )
}
