import { InlineDrawing } from '@/components/art/inline-drawing'
import { LazyDrawing } from '@/components/art/lazy-drawing'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { landing } from '@/lib/landing'
import { hrefOn, routes } from '@/lib/routes'
import { ProductMockup } from './product-mockup'
import { Stats } from './stats'
import './hero.css'

export function Hero() {
  const { hero } = landing
  return (
    <section className="hero" id="home" tabIndex={-1} aria-label={hero.heading.join(' ')}>
      <div className="column hero-grid">
        <div className="hero-title">
          <p className="map-label">{hero.collar}</p>
          <h1>
            {hero.heading[0]} <br />
            {hero.heading[1]}
          </h1>
        </div>
        <div className="hero-pitch">
          <p className="hero-lead">{hero.lead}</p>
          <div className="hero-actions">
            <ButtonLink variant="primary" href={hrefOn(routes.home, routes.pricing)}>
              {hero.seePricing}
            </ButtonLink>
            <ButtonLink variant="tertiary" href={hrefOn(routes.home, routes.walkthrough)}>
              <Icon name="play" />
              {hero.watchDemo}
            </ButtonLink>
          </div>
          <dl className="hero-legend">
            {hero.prices.map(({ offer, price, per, owned }) => (
              <div key={offer}>
                <dt>
                  <span className={owned ? 'swatch swatch-owned' : 'swatch'} aria-hidden="true" />
                  {offer}
                </dt>
                <dd className="tabular">
                  {price}
                  <span>{per}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="hero-terms">
            {hero.terms[0]} <br />
            {hero.terms[1]}
          </p>
        </div>
        <div className="hero-stage">
          <div className="hero-ground">
            <LazyDrawing name="hero-ground" className="art" />
            <InlineDrawing name="hero-deal" />
          </div>
          <ProductMockup />
        </div>
      </div>
      <Stats />
    </section>
  )
}
