import type { ReactNode } from 'react'
import { Brand } from '@/components/layout/brand'
import { PageSheet } from '@/components/layout/page-sheet'
import { Slip } from '@/components/layout/slip'
import './checkout-sheet.css'

type CheckoutSheetProps = {
  /** Mono labels above the slip; decoration. */
  collar: readonly [string, string]
  children: ReactNode
}

/** A slip with nothing around it that leads a buyer away. */
export function CheckoutSheet({ collar, children }: CheckoutSheetProps) {
  return (
    <>
      <header className="checkout-header">
        <Brand />
      </header>
      <PageSheet>
        <Slip collar={collar}>{children}</Slip>
      </PageSheet>
    </>
  )
}
