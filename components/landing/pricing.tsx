import { LazyDrawing } from '@/components/art/lazy-drawing'
import { Section, SectionHeading } from '@/components/ui/section'
import type { Environment } from '@/lib/env'
import { landing } from '@/lib/landing'
import { routes } from '@/lib/routes'
import { Newsletter } from './newsletter'
import { Offer } from './offer'
import { Timeline } from './timeline'
import './pricing.css'

type PricingProps = Pick<Environment, 'checkout' | 'newsletterUrl'>

export function Pricing({ checkout, newsletterUrl }: PricingProps) {
  const { collar, heading, monthly, lifetime, checkoutNote, statement } = landing.pricing
  return (
    <Section id="cta" label={heading} degrees={[`40°07'30"`, `104°42'30"`]}>
      <SectionHeading collar={collar}>{heading}</SectionHeading>
      <div className="offers neatline">
        <Offer id="offer-monthly" words={monthly} checkoutUrl={checkout.monthly} buttonVariant="secondary" />
        <div className="offers-fence" aria-hidden="true" />
        <Offer
          id="offer-lifetime"
          words={lifetime}
          checkoutUrl={checkout.lifetime}
          buttonVariant="primary"
          terrain={<LazyDrawing name="founder-hill" className="founder-hill" />}
        />
      </div>
      <p className="checkout-note">
        {checkoutNote} <a href={routes.transparency}>{statement}</a>
      </p>
      <Timeline />
      <Newsletter newsletterUrl={newsletterUrl} />
    </Section>
  )
}
