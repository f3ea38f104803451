import { InlineDrawing } from '@/components/art/inline-drawing'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import type { Article } from '@/lib/articles'
import { articleDrawing } from '@/lib/drawing/catalogue'
import { ArticleMeta } from './article-meta'
import './featured-article.css'

type FeaturedArticleProps = { article: Article }

/** The first entry of the list as a spread. */
export function FeaturedArticle({ article }: FeaturedArticleProps) {
  return (
    <section className="featured column" aria-labelledby="featured-heading">
      <article className="featured-spread neatline">
        <div className="featured-drawing">
          <InlineDrawing name={articleDrawing(article.slug)} />
        </div>
        <div className="featured-words">
          <h2 id="featured-heading" className="map-label">
            Featured Article
          </h2>
          <ArticleMeta date={article.date} readTime={article.readTime} />
          <h3>{article.title}</h3>
          <p>{article.excerpt}</p>
          <ButtonLink variant="secondary" href={article.path}>
            Read Article
            <span className="visually-hidden">: {article.title}</span>
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </article>
    </section>
  )
}
