'use client'

import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import {
  filterArticles,
  formatFilter,
  type Listed,
  noFilter,
  resultStatus,
  wholeListStatus,
} from '@/lib/blog/blog-filter'
import type { LabelledTopic } from '@/lib/blog/blog-topics'
import { SearchField } from './search-field'
import { TopicChips } from './topic-chips'
import { useBlogFilter } from './use-blog-filter'
import { useJumpToList } from './use-jump-to-list'
import './article-browser.css'
import '@/components/layout/content-visibility.css'

export type BrowserEntry = Listed & {
  card: ReactNode
  wide: boolean
  /** Shown above the list already, so the list has it only as a search result. */
  featured: boolean
}

type ArticleBrowserProps = {
  entries: readonly BrowserEntry[]
  /** In order. */
  topics: readonly LabelledTopic[]
}

/** The list of articles with topic chips and instant search. Without JavaScript it is the whole list. */
export function ArticleBrowser({ entries, topics }: ArticleBrowserProps) {
  const known = topics.map(({ topic }) => topic)
  const { filter, change, matches, failed } = useBlogFilter(known)
  const status = useRef<HTMLParagraphElement>(null)
  const whole = filter.topic === null && matches === null
  const isSearching = filter.words.trim() !== '' && matches === null && !failed
  useJumpToList(known, formatFilter(filter) !== '' && !isSearching)
  const found = filterArticles(entries, filter.topic, matches?.slugs)
  const shown = whole ? found.filter(({ featured }) => !featured) : found
  const count = whole ? wholeListStatus(entries.length) : resultStatus(shown.length, entries.length, matches)
  const failure = failed ? 'The search could not be loaded. Trying again… ' : ''

  function showAll() {
    change(noFilter)
    // The button disappears, and the focus must not be lost with it.
    status.current?.focus()
  }

  return (
    <>
      <search className="article-tools needs-scripting">
        <TopicChips topics={topics} chosen={filter.topic} onChoose={(topic) => change({ topic })} />
        <SearchField words={filter.words} onChange={(words) => change({ words })} />
      </search>
      <p className="article-count" role="status" ref={status} tabIndex={-1}>
        {isSearching ? 'Searching…' : `${failure}${count}`}
      </p>
      {shown.length === 0 ? (
        <Button variant="secondary" onClick={showAll}>
          Show all articles
        </Button>
      ) : (
        <ul className="plat">
          {shown.map(({ slug, card, wide }) => (
            <li key={slug} className={whole && wide ? 'half-section' : undefined}>
              {card}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
