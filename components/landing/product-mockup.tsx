import { LazyDrawing } from '@/components/art/lazy-drawing'
import { landing } from '@/lib/landing'
import './product-mockup.css'

/** A picture of the product made of markup: one image with a description to assistive technology, and inert for all. */
export function ProductMockup() {
  const { description, caption, queue, leads, deal, assistant } = landing.mockup
  return (
    <figure className="mockup">
      <div role="img" aria-label={description}>
        <div className="mockup-screens" inert>
          <div className="mockup-queue neatline">
            <div className="mockup-bar">
              <b>{queue.title}</b>
              <span>{queue.order}</span>
            </div>
            <ol>
              {leads.map(({ score, owner, parcel, place, reasons }, index) => (
                <li key={parcel} className={index === 0 ? 'lead lead-open' : 'lead'}>
                  <span className="lead-score tabular">{score}</span>
                  <span className="lead-owner">
                    <b>{owner}</b>
                    <span className="lead-parcel">{parcel}</span>
                    <span className="lead-place">{place}</span>
                  </span>
                  <span className="lead-reasons">
                    {reasons.map((reason) => (
                      <span key={reason}>{reason}</span>
                    ))}
                  </span>
                </li>
              ))}
            </ol>
          </div>
          <div className="mockup-deal neatline">
            <div className="mockup-bar">
              <b>{deal.title}</b>
              <span>{deal.parcel}</span>
            </div>
            <div className="mockup-numbers">
              <div className="mockup-plat">
                <LazyDrawing name="deal-plat" />
              </div>
              <dl>
                {deal.numbers.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd className="tabular">{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <div className="mockup-assistant">
              <b>{assistant.title}</b>
              <p>{assistant.message}</p>
              <span className="mockup-action">{assistant.action}</span>
            </div>
          </div>
        </div>
      </div>
      <figcaption>
        <b>{caption.bold}</b> {caption.rest}
      </figcaption>
    </figure>
  )
}
