import { landing } from '@/lib/landing'
import { Infinite } from './infinite'
import './stats.css'

/** The four figures as signs nailed to the posts of a fence. */
export function Stats() {
  return (
    <div className="stats">
      <div className="stats-fence" aria-hidden="true" />
      <dl className="column">
        {landing.stats.map(({ figure, label }) => (
          <div key={label} className="sign">
            <dt>{label}</dt>
            <dd>{figure === 'Infinite' ? <Infinite /> : figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
