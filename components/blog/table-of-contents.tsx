import { ContentsTracker } from './contents-tracker'
import './table-of-contents.css'

export type ContentsEntry = { id: string; text: string }

type TableOfContentsProps = { entries: readonly ContentsEntry[] }

/**
 * The table of contents: a closed `details` on narrow screens. On wide ones CSS turns the same element into a rail that
 * is always open.
 */
export function TableOfContents({ entries }: TableOfContentsProps) {
  return (
    <details className="article-contents">
      <summary>Contents</summary>
      <nav aria-label="Contents">
        <ol>
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
        <ContentsTracker />
      </nav>
    </details>
  )
}
