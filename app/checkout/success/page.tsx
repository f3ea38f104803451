import type { Metadata, Viewport } from 'next'
import { CheckoutSheet } from '@/components/checkout/checkout-sheet'
import { FounderBenefits } from '@/components/checkout/founder-benefits'
import { PaymentHelp } from '@/components/checkout/payment-help'
import { Signup } from '@/components/checkout/signup'
import { environment } from '@/lib/env'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { firebaseOrigins } from '@/lib/signup/firebase-origins'

// A phone's keyboard resizes the page, so that toasts appear above it.
// https://nextjs.org/docs/app/api-reference/functions/generate-viewport
export const viewport: Viewport = { interactiveWidget: 'resizes-content' }

export const metadata: Metadata = pageMetadata({
  title: 'Payment Successful!',
  description: 'Create your founder account.',
  path: routes.checkoutSuccess,
  picture: 'screen.home',
  hidden: true,
  connects: firebaseOrigins(environment().localFirebase),
})

export default function CheckoutSuccessPage() {
  const settings = environment()
  const { firebase, localFirebase, crmAppUrl, siteUrl, contactUrl } = settings
  return (
    // A buyer is here to use the form: the page comes alive at once (lib/build/hydration-adapter.mjs), and the privacy
    // notice keeps out of the way.
    <div data-hydrate="now" data-notice="in-flow">
      <CheckoutSheet collar={['Founder account', 'Sheet 2 of 3']} settings={settings}>
        <h1>Payment Successful!</h1>
        <Signup settings={{ firebase, localFirebase, crmAppUrl, siteUrl, contactUrl }} />
        <FounderBenefits />
        <p className="checkout-help">
          Something not right? <PaymentHelp contactUrl={contactUrl} />
        </p>
      </CheckoutSheet>
    </div>
  )
}
