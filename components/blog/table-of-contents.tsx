import { ContentsTracker } from './contents-tracker'
import './table-of-contents.css'

export type ContentsEntry = { id: string; text: string }

type TableOfContentsProps = { entries: readonly ContentsEntry[] }

/** The contents as a fence whose posts are headings: a rail on wide screens, a closed `details` on narrow ones. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  return (
    <>
      <nav className="contents-rail" aria-label="Contents">
        <p className="map-label">Contents</p>
        <ContentsList entries={entries} />
        <ContentsTracker />
      </nav>
      <details className="contents-fold">
        <summary>Contents</summary>
        <nav aria-label="Contents">
          <ContentsList entries={entries} />
        </nav>
      </details>
    </>
  )
}

function ContentsList({ entries }: TableOfContentsProps) {
  return (
    <ol className="contents-fence">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}
