import { PageSheet } from '@/components/layout/page-sheet'
import type { SiteFooterProps } from '@/components/layout/site-footer'
import { TextInDevelopment } from '@/components/mdx/text-in-development'
import { ArticleBar } from './article-bar'
import { DraftBanner } from './draft-banner'
import './article-faults.css'

type UnlistedArticleProps = Pick<SiteFooterProps, 'settings'> & { slug: string }

/** The page of an article that is in no list, because its header cannot be read. Only `next dev` has this. */
export function UnlistedArticle({ slug, settings }: UnlistedArticleProps) {
  return (
    <>
      <ArticleBar title={slug} />
      <PageSheet settings={settings}>
        <DraftBanner>This article is in no list until its front matter can be read.</DraftBanner>
        <div className="column prose unlisted-article">
          <TextInDevelopment slug={slug} />
        </div>
      </PageSheet>
    </>
  )
}
