import type { ReadingPath } from '@/lib/blog/reading-paths'
import './reading-paths.css'

type ReadingPathsProps = { paths: readonly ReadingPath[] }

/** Paths through the articles, drawn as fence wires whose posts are as far apart as the articles are long. */
export function ReadingPaths({ paths }: ReadingPathsProps) {
  return (
    <section className="column reading-paths" aria-labelledby="paths-heading">
      <h2 id="paths-heading">Three ways through</h2>
      <p className="reading-paths-intro">
        Each wire is one reading path, start to finish. The posts stand as far apart as the articles are long.
      </p>
      {paths.map(({ title, reader, minutes, stops }) => (
        <div key={title} className="reading-path">
          <div>
            <h3>{title}</h3>
            <p>{reader}</p>
            <p className="map-label">
              {stops.length} articles · {minutes} min
            </p>
          </div>
          <ol>
            {stops.map((stop) => (
              <li key={stop.path} className={wireClass(stop.minutes)}>
                <a href={stop.path}>{stop.label}</a>
                <span>{stop.minutes} min</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

/** The wire after a stop, as long as its article; `reading-paths.css` has lengths for 5 to 25 minutes. */
function wireClass(minutes: number): string {
  return `minutes-${Math.min(Math.max(minutes, 5), 25)}`
}
