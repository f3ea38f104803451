import { Reveal } from '@/components/ui/reveal'
import { landing } from '@/lib/landing'
import { Infinite } from './infinite'
import './stats.css'

/** The four figures as signs nailed to the posts of a fence. */
export function Stats() {
  return (
    <div className="stats">
      <Reveal verb="draw" className="stats-fence" />
      <dl className="column">
        {landing.stats.map(({ figure, label }, index) => (
          <Reveal key={label} verb="stake" order={index} className="sign">
            <dt>{label}</dt>
            <dd>{figure === 'Infinite' ? <Infinite /> : figure}</dd>
          </Reveal>
        ))}
      </dl>
    </div>
  )
}
