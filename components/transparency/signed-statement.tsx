import { LazyDrawing } from '@/components/art/lazy-drawing'
import { Slip } from '@/components/layout/slip'
import { statement } from '@/content/transparency'
import { formatDay } from '@/lib/dates'
import { pageNames, product, transparencyUpdated } from '@/lib/site'
import './signed-statement.css'

type SignedStatementProps = { founderName: string }

export function SignedStatement({ founderName }: SignedStatementProps) {
  return (
    <Slip collar={['Statement of record', 'Sheet 1 of 1']} wide>
      <article className="statement">
        <h1>{pageNames.transparency}</h1>
        <p className="statement-date">
          Last updated <time dateTime={transparencyUpdated}>{formatDay(transparencyUpdated)}</time>
        </p>
        <p className="statement-opening">{statement.opening}</p>
        {statement.sections.map(({ heading, points }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
        <div className="statement-signature">
          <p>
            <strong>{founderName}</strong>
            <small>Founder, {product.name}</small>
          </p>
          <LazyDrawing name="founders-seal" />
        </div>
      </article>
    </Slip>
  )
}
