import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleBar } from '@/components/blog/article-bar'
import { ArticleBody } from '@/components/blog/article-body'
import { ArticleDisclaimers } from '@/components/blog/article-disclaimers'
import { ArticleHeader } from '@/components/blog/article-header'
import { ClosingBand } from '@/components/blog/closing-band'
import { DraftBanner } from '@/components/blog/draft-banner'
import { PreviousNext } from '@/components/blog/previous-next'
import { RelatedArticles } from '@/components/blog/related-articles'
import { PageSheet } from '@/components/layout/page-sheet'
import { StructuredData } from '@/components/layout/structured-data'
import { articleText } from '@/components/mdx/article-text'
import { ButtonLink } from '@/components/ui/button-link'
import { articleAt, listArticles } from '@/lib/articles'
import { readHeadings } from '@/lib/articles/headings'
import { neighbours, relatedArticles } from '@/lib/blog/related-articles'
import { environment } from '@/lib/env'
import { exportedParams } from '@/lib/exported-params'
import { articleModified } from '@/lib/last-modified'
import { articleMetadata } from '@/lib/metadata'
import { founderCalls } from '@/lib/offers'
import { routes } from '@/lib/routes'
import { articleData } from '@/lib/structured-data/blog'

type ArticlePageProps = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return exportedParams(() => listArticles().map(({ slug }) => ({ slug })))
}

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const { slug } = await params
  const article = articleAt(slug)
  return article ? articleMetadata(article) : {}
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const { slug } = await params
  const article = articleAt(slug)
  if (!article) return unlisted(slug)
  const settings = environment()
  const articles = listArticles()
  const text = await articleText(article)
  const sections = readHeadings(article.body).filter(({ level }) => level === 2)
  const { previous, next } = neighbours(articles, slug)
  return (
    <>
      <StructuredData graph={articleData(settings, article, articleModified(article))} />
      <ArticleBar title={article.title} />
      <PageSheet settings={settings}>
        <article>
          {article.draft ? <DraftBanner>Draft: only you see this, in development.</DraftBanner> : null}
          <ArticleHeader
            article={article}
            sheet={articles.findIndex((other) => other.slug === slug) + 1}
            sheets={articles.length}
          />
          <ArticleBody entries={sections}>{text}</ArticleBody>
          <ArticleDisclaimers kinds={article.disclaimers ?? []} date={article.date} />
        </article>
        <PreviousNext previous={previous} next={next} />
        <RelatedArticles articles={relatedArticles(articles, article)} />
        <ClosingBand>
          <ButtonLink variant="secondary" href={routes.blog}>
            Back to All Articles
          </ButtonLink>
          <ButtonLink variant="primary" href={routes.pricing}>
            {founderCalls.article}
          </ButtonLink>
        </ClosingBand>
      </PageSheet>
    </>
  )
}

/** A build asks only for listed articles. In development, a file that cannot be listed says why on its own page. */
async function unlisted(slug: string) {
  // Behind this literal condition, because the bundler then leaves the imports out of a build.
  if (process.env.NODE_ENV === 'development') {
    const { hasArticleFile } = await import('@/lib/article-faults')
    const { UnlistedArticle } = await import('@/components/blog/unlisted-article')
    const name = decodeURIComponent(slug)
    if (hasArticleFile(name)) return <UnlistedArticle slug={name} settings={environment()} />
  }
  notFound()
}
