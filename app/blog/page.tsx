import type { Metadata } from 'next'
import { ArticleBrowser } from '@/components/blog/article-browser'
import { ArticleCard } from '@/components/blog/article-card'
import { BlogMasthead } from '@/components/blog/blog-masthead'
import { ClosingBand } from '@/components/blog/closing-band'
import { FeaturedArticle } from '@/components/blog/featured-article'
import { ReadingPaths } from '@/components/blog/reading-paths'
import { FirstViewEnd } from '@/components/layout/first-view-end'
import { PageSheet } from '@/components/layout/page-sheet'
import { SiteHeader } from '@/components/layout/site-header'
import { StructuredData } from '@/components/layout/structured-data'
import { ButtonLink } from '@/components/ui/button-link'
import { type Article, listArticles } from '@/lib/articles'
import { articleListId, filterParameters } from '@/lib/blog/blog-filter'
import { type Lot, lotsOf } from '@/lib/blog/blog-plat'
import { topicsOf } from '@/lib/blog/blog-topics'
import { listReadingPaths } from '@/lib/blog/reading-paths'
import { environment } from '@/lib/env'
import { pageMetadata } from '@/lib/metadata'
import { founderCalls } from '@/lib/offers'
import { routes } from '@/lib/routes'
import { blogDescription, pageNames, product } from '@/lib/site'
import { blogData } from '@/lib/structured-data/blog'

export const metadata: Metadata = pageMetadata({
  title: pageNames.blog,
  description: blogDescription,
  path: routes.blog,
  picture: 'screen.blog',
})

export default async function BlogPage() {
  const settings = environment()
  const articles = listArticles()
  const [featured] = articles
  return (
    <>
      <StructuredData graph={blogData(settings, articles)} />
      <SiteHeader page={routes.blog} />
      <PageSheet settings={settings}>
        <BlogMasthead articles={articles.length} />
        {featured ? <FeaturedArticle article={featured} /> : null}
        <FirstViewEnd />
        {await readingPaths(articles)}
        <section
          className="column all-articles"
          aria-labelledby={articleListId}
          data-hydrate-query={filterParameters.join(' ')}
        >
          <h2 id={articleListId}>All Articles</h2>
          <ArticleBrowser entries={lotsOf(articles).map(entryOf)} topics={topicsOf(articles)} />
        </section>
        <ClosingBand>
          <ButtonLink variant="primary" href={routes.pricing}>
            {founderCalls.banner}
          </ButtonLink>
          <ButtonLink variant="secondary" href={routes.home}>
            Learn More<span className="visually-hidden"> about {product.name}</span>
          </ButtonLink>
        </ClosingBand>
      </PageSheet>
    </>
  )
}

/** The reading paths; in development their mistakes instead, if there are any. */
async function readingPaths(articles: readonly Article[]) {
  // Behind this literal condition, because the bundler then leaves the import out of a build.
  if (process.env.NODE_ENV === 'development') {
    const { PathsInDevelopment } = await import('@/components/blog/paths-in-development')
    return <PathsInDevelopment articles={articles} />
  }
  return <ReadingPaths paths={listReadingPaths(articles)} />
}

function entryOf({ article, featured, wide, inside }: Lot) {
  const card = <ArticleCard article={article} inside={inside} />
  return { slug: article.slug, topic: article.topic, card, wide, featured }
}
