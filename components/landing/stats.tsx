import { MapSymbol } from '@/components/art/map-symbol'
import { Reveal } from '@/components/ui/reveal'
import { landing } from '@/lib/landing'
import './stats.css'

/** The four figures as signs nailed to the posts of a fence. */
export function Stats() {
  return (
    <div className="stats">
      <Reveal verb="draw" className="stats-fence" />
      <dl className="column">
        {landing.stats.map(({ figure, sign, label }, index) => (
          <Reveal key={label} verb="stake" order={index} className="sign">
            <dt>{label}</dt>
            <dd>{sign ? <Sign name={sign} words={figure} /> : figure}</dd>
          </Reveal>
        ))}
      </dl>
    </div>
  )
}

/** A symbol, with its meaning in words for screen readers. */
function Sign({ name, words }: { name: 'infinity'; words: string }) {
  return (
    <>
      <MapSymbol name={name} height={32} />
      <span className="visually-hidden">{words}</span>
    </>
  )
}
