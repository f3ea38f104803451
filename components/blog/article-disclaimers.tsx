import { type DisclaimerKind, disclaimerOf, everyArticleDisclaimer } from '@/lib/disclaimers'
import './article-disclaimers.css'

type ArticleDisclaimersProps = { kinds: readonly DisclaimerKind[]; date: string }

export function ArticleDisclaimers({ kinds, date }: ArticleDisclaimersProps) {
  return (
    <section className="column article-disclaimers" aria-label="Disclaimer">
      {kinds.map((kind) => (
        <p key={kind}>{disclaimerOf(kind, date)}</p>
      ))}
      <p>{everyArticleDisclaimer}</p>
    </section>
  )
}
