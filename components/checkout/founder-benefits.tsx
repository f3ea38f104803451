import { DashedList } from '@/components/ui/dashed-list'
import { founderBenefits } from '@/content/founder-benefits'
import { launch } from '@/lib/site'
import './founder-benefits.css'

/** What the founder program promises, and when; the landing page has another list. */
export function FounderBenefits() {
  return (
    <section className="founder-benefits" aria-labelledby="founder-benefits-heading">
      <h2 id="founder-benefits-heading">What founders get</h2>
      <DashedList items={founderBenefits} />
      <p>{`We onboard you within ${launch.onboarding}. The launch target is ${launch.target} after your purchase.`}</p>
    </section>
  )
}
