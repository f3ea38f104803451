import { disclaimers, everyArticleDisclaimer } from '@/lib/article-schema'
import type { Article } from '@/lib/articles'

type ArticleDisclaimersProps = { kinds: NonNullable<Article['disclaimers']> }

export function ArticleDisclaimers({ kinds }: ArticleDisclaimersProps) {
  return (
    <section className="column article-disclaimers" aria-label="Disclaimer">
      {kinds.map((kind) => (
        <p key={kind}>{disclaimers[kind]}</p>
      ))}
      <p>{everyArticleDisclaimer}</p>
    </section>
  )
}
