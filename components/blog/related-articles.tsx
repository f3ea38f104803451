import type { Article } from '@/lib/articles'
import { ArticleCard } from './article-card'
import './related-articles.css'

type RelatedArticlesProps = { articles: readonly Article[] }

export function RelatedArticles({ articles }: RelatedArticlesProps) {
  return (
    <section className="related-articles" aria-labelledby="related-heading">
      <div className="column">
        <h2 id="related-heading">Related articles</h2>
        <ul className="plat plat-three">
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
