import { Icon } from '@/components/ui/icon'
import type { Article } from '@/lib/articles'
import './previous-next.css'

type PreviousNextProps = { previous: Article | undefined; next: Article | undefined }

export function PreviousNext({ previous, next }: PreviousNextProps) {
  return (
    <nav className="previous-next" aria-label="Previous and next article">
      {previous ? (
        <a href={previous.path} rel="prev">
          <small>
            <Icon name="arrow-left" />
            Previous
          </small>
          <strong>{previous.title}</strong>
        </a>
      ) : null}
      {next ? (
        <a className="next-article" href={next.path} rel="next">
          <small>
            Next
            <Icon name="arrow-right" />
          </small>
          <strong>{next.title}</strong>
        </a>
      ) : null}
    </nav>
  )
}
