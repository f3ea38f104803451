import type { ReactNode } from 'react'
import { Brand } from '@/components/layout/brand'
import { PageSheet } from '@/components/layout/page-sheet'
import type { SiteFooterProps } from '@/components/layout/site-footer'
import { Slip } from '@/components/layout/slip'
import './checkout-sheet.css'

type CheckoutSheetProps = Pick<SiteFooterProps, 'settings'> & {
  /** Mono labels above the slip; decoration. */
  collar: readonly [string, string]
  children: ReactNode
}

/** A slip with nothing around it that leads a buyer away. */
export function CheckoutSheet({ collar, settings, children }: CheckoutSheetProps) {
  return (
    <>
      <header className="checkout-header">
        <Brand />
      </header>
      <PageSheet settings={settings}>
        <Slip collar={collar}>{children}</Slip>
      </PageSheet>
    </>
  )
}
