import { LazyDrawing } from '@/components/art/lazy-drawing'
import { DashedList } from '@/components/ui/dashed-list'
import type { Article } from '@/lib/articles'
import { articleDrawing } from '@/lib/drawing/catalogue'
import { ArticleMeta } from './article-meta'
import './article-card.css'

type ArticleCardProps = {
  article: Article
  /** Its first three headings, shown by the wide lots of the plat. */
  inside?: readonly string[]
}

/** One lot of the plat: its drawing, the facts, and one link stretched over it. */
export function ArticleCard({ article, inside }: ArticleCardProps) {
  return (
    <article className="article-card">
      <div className="article-card-drawing">
        <LazyDrawing name={articleDrawing(article.slug)} />
      </div>
      <div className="article-card-words">
        <ArticleMeta date={article.date} readTime={article.readTime} />
        <h3>{article.title}</h3>
        <p>{article.excerpt}</p>
        {inside ? (
          <div className="article-card-inside">
            <p className="map-label">Begins with</p>
            <DashedList items={inside} />
          </div>
        ) : null}
        <a className="article-card-link" href={article.path}>
          Read More<span className="visually-hidden">: {article.title}</span>
        </a>
      </div>
    </article>
  )
}
