import type { Article } from '@/lib/articles'
import { listReadingPaths } from '@/lib/blog/reading-paths'
import { findReadingPathProblems } from '@/lib/content-check/beside-articles/reading-paths-check'
import { sentenceOf } from '@/lib/content-check/problem'
import { ArticleFaults } from './article-faults'
import { ReadingPaths } from './reading-paths'

type PathsInDevelopmentProps = { articles: readonly Article[] }

/** The reading paths in development: their mistakes, if any, otherwise the paths. */
export function PathsInDevelopment({ articles }: PathsInDevelopmentProps) {
  const problems = findReadingPathProblems()
  if (problems.length === 0) return <ReadingPaths paths={listReadingPaths(articles)} />
  return (
    <section className="column reading-paths" aria-label="Reading paths">
      <ArticleFaults sentences={problems.map(sentenceOf)} />
    </section>
  )
}
