import type { ReactNode } from 'react'
import { type ContentsEntry, TableOfContents } from './table-of-contents'
import './article-body.css'
import '@/components/layout/content-visibility.css'

type ArticleBodyProps = { entries: readonly ContentsEntry[]; children: ReactNode }

/** The contents rail and the words beside it. */
export function ArticleBody({ entries, children }: ArticleBodyProps) {
  return (
    <div className="column reading">
      <TableOfContents entries={entries} />
      <div className="prose">{children}</div>
    </div>
  )
}
