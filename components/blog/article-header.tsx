import { LazyDrawing } from '@/components/art/lazy-drawing'
import { plateLegends } from '@/content/plate-legends'
import type { Article } from '@/lib/articles'
import { everyArticleDisclaimer } from '@/lib/disclaimers'
import { articleDrawing } from '@/lib/drawing/catalogue'
import { product } from '@/lib/site'
import { ArticleMeta } from './article-meta'
import './article-header.css'

type ArticleHeaderProps = {
  article: Article
  /** Its position in the list, from 1, and the length of the list. */
  sheet: number
  sheets: number
}

export function ArticleHeader({ article, sheet, sheets }: ArticleHeaderProps) {
  const legend = plateLegends.get(article.slug)
  return (
    <header className="article-header">
      <div className="column article-header-grid">
        <p className="map-label" aria-hidden="true">
          Sheet {sheet} of {sheets}
        </p>
        <div className="article-header-words">
          <ArticleMeta date={article.date} readTime={article.readTime}>
            <li>{product.team}</li>
          </ArticleMeta>
          <h1>{article.title}</h1>
          <p className="article-subtitle">{article.subtitle}</p>
          <p className="article-caveat">{everyArticleDisclaimer}</p>
        </div>
        <div className="article-plate">
          <div className="neatline">
            <LazyDrawing name={articleDrawing(article.slug)} />
          </div>
          {legend ? <p>{legend}</p> : null}
        </div>
      </div>
    </header>
  )
}
