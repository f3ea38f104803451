import type { ReactNode } from 'react'
import { LazyDrawing } from '@/components/art/lazy-drawing'
import { ButtonRow } from '@/components/ui/button-row'
import { Section } from '@/components/ui/section'
import { launch, product } from '@/lib/site'
import './closing-band.css'

type ClosingBandProps = { children: ReactNode }

/** The dark band at the end of the blog page and of every article; its buttons differ. */
export function ClosingBand({ children }: ClosingBandProps) {
  return (
    <Section id="closing" ground="night" terrain={<LazyDrawing name="dark-terrain" />}>
      <h2>Learn the deals. Run&nbsp;them in {product.name}.</h2>
      <p className="closing-words">{`Presale is open. You’re onboarded within ${launch.onboarding}.`}</p>
      <ButtonRow>{children}</ButtonRow>
    </Section>
  )
}
