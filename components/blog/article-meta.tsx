import type { ReactNode } from 'react'
import { formatDay } from '@/lib/dates'
import './article-meta.css'

type ArticleMetaProps = { date: string; readTime: string; children?: ReactNode }

/** Date, read time, and between them whatever else belongs there. */
export function ArticleMeta({ date, readTime, children }: ArticleMetaProps) {
  return (
    <ul className="article-meta">
      <li>
        <time dateTime={date}>{formatDay(date)}</time>
      </li>
      {children}
      <li>{readTime} read</li>
    </ul>
  )
}
