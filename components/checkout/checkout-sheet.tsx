import type { ReactNode } from 'react'
import { InlineDrawing } from '@/components/art/inline-drawing'
import { Brand } from '@/components/layout/brand'
import { PageSheet } from '@/components/layout/page-sheet'
import './checkout-sheet.css'

type CheckoutSheetProps = {
  /** Mono labels above the slip; decoration. */
  collar: readonly [string, string]
  children: ReactNode
}

/** A narrow slip on a green ground, with nothing beside it that leads a buyer away. */
export function CheckoutSheet({ collar, children }: CheckoutSheetProps) {
  return (
    <>
      <header className="checkout-header">
        <Brand />
      </header>
      <PageSheet>
        <div className="checkout-ground">
          <InlineDrawing className="checkout-terrain" name="checkout-terrain" />
          <div className="checkout-slip">
            <div className="checkout-collar map-label" aria-hidden="true">
              {collar.map((label) => (
                <span key={label}>{label}</span>
              ))}
            </div>
            <div className="checkout-sheet neatline">{children}</div>
          </div>
        </div>
      </PageSheet>
    </>
  )
}
