import { problemCount } from '@/lib/content-check/problem'
import './article-faults.css'

type ArticleFaultsProps = { sentences: readonly string[] }

/** What the content check says of an article, where its text would stand. Only `next dev` has this. */
export function ArticleFaults({ sentences }: ArticleFaultsProps) {
  return (
    <div className="article-faults" role="alert" aria-labelledby="faults-heading">
      <h2 id="faults-heading">{problemCount(sentences)}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>Only you see this, in development. Save the file, and the page follows.</p>
    </div>
  )
}
