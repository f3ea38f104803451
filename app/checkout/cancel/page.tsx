import type { Metadata } from 'next'
import { InlineDrawing } from '@/components/art/inline-drawing'
import { CheckoutSheet } from '@/components/checkout/checkout-sheet'
import { GoBack } from '@/components/checkout/go-back'
import { ButtonLink } from '@/components/ui/button-link'
import { ButtonRow } from '@/components/ui/button-row'
import { environment } from '@/lib/env'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'

export const metadata: Metadata = pageMetadata({
  title: 'Payment Cancelled',
  description: 'The payment was cancelled and you were not charged.',
  path: routes.checkoutCancel,
  picture: 'screen.home',
  hidden: true,
})

export default function CheckoutCancelPage() {
  const settings = environment()
  const { contactUrl } = settings
  return (
    <CheckoutSheet collar={['Gate left open', 'Sheet 1 of 3']} settings={settings}>
      <InlineDrawing className="cancel-fence" name="cancel-fence" />
      <h1>Payment Cancelled</h1>
      <p className="checkout-lead">You were not charged. You can come back whenever you like.</p>
      <ButtonRow>
        <ButtonLink variant="secondary" href={routes.home}>
          Return to Home
        </ButtonLink>
        <GoBack />
      </ButtonRow>
      <p className="checkout-help">
        Did a card fail, or was something unclear?{' '}
        {contactUrl && (
          <>
            <a href={contactUrl}>Contact us</a> or{' '}
          </>
        )}
        {contactUrl ? 'read' : 'Read'} the <a href={routes.faq}>straight answers</a>.
      </p>
    </CheckoutSheet>
  )
}
