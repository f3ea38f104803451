import { Brand } from '@/components/layout/brand'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'
import './article-bar.css'

type ArticleBarProps = { title: string }

/** The sticky bar of an article; its wire and short title follow the scroll by CSS alone. */
export function ArticleBar({ title }: ArticleBarProps) {
  return (
    <header className="article-bar">
      <div className="article-bar-row">
        <a className="back-link" href={routes.blog}>
          <Icon name="arrow-left" />
          Back to Blog
        </a>
        <p className="article-bar-title follows-scroll" aria-hidden="true">
          {title}
        </p>
        <Brand />
      </div>
      <span className="article-bar-wire follows-scroll" aria-hidden="true" />
    </header>
  )
}
