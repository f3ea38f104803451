import { LazyDrawing } from '@/components/art/lazy-drawing'
import { MapSymbol } from '@/components/art/map-symbol'
import { Reveal } from '@/components/ui/reveal'
import { Section, SectionHeading } from '@/components/ui/section'
import { landing } from '@/lib/landing'
import './features.css'

export function Features() {
  const { collar, heading, tools } = landing.features
  return (
    <Section
      id="features"
      label={heading}
      ground="vegetation"
      degrees={[`40°17'30"`, `104°52'30"`]}
      terrain={<LazyDrawing name="features-hill" className="features-hill" />}
    >
      <SectionHeading collar={collar}>{heading}</SectionHeading>
      <div className="features-plat">
        <p className="plat-bearing" aria-hidden="true">
          N 89°54' E&ensp;2,640.0 ft
        </p>
        <ul className="neatline">
          {tools.map(({ symbol, name, text }, index) => (
            <li key={symbol} className="lot">
              <div className="lot-top">
                <Reveal verb="stake" order={index} className="lot-symbol">
                  <MapSymbol name={symbol} height={68} />
                </Reveal>
                <span className="map-label" aria-hidden="true">
                  Lot {index + 1}
                </span>
              </div>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className="plat-bearing" aria-hidden="true">
          S 00°06' E&ensp;1,320.0 ft
        </p>
      </div>
    </Section>
  )
}
