import { DashedList } from '@/components/ui/dashed-list'
import { founderBenefits } from '@/content/founder-benefits'
import './founder-benefits.css'

/** What the founder program promises; the landing page has another list. */
export function FounderBenefits() {
  return (
    <section className="founder-benefits" aria-labelledby="founder-benefits-heading">
      <h2 id="founder-benefits-heading">What founders get</h2>
      <DashedList items={founderBenefits} />
    </section>
  )
}
