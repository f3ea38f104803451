'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { Topic } from '@/lib/article-schema'
import { countSentence, filterArticles, type Listed, noFilter } from '@/lib/blog-filter'
import { SearchField } from './search-field'
import { TopicChips } from './topic-chips'
import { useBlogFilter } from './use-blog-filter'
import './article-browser.css'

export type BrowserEntry = Listed & { card: ReactNode; wide: boolean }

type ArticleBrowserProps = {
  entries: readonly BrowserEntry[]
  /** Topics in order, with the words on their chips. */
  topics: readonly { topic: Topic; label: string }[]
}

/** The list of articles with topic chips and instant search. Without JavaScript it is the whole list. */
export function ArticleBrowser({ entries, topics }: ArticleBrowserProps) {
  const { filter, change, matches, failed } = useBlogFilter(topics.map(({ topic }) => topic))
  const shown = filterArticles(entries, filter.topic, matches)
  const whole = filter.topic === null && matches === null
  return (
    <>
      <search className="article-tools needs-scripting">
        <TopicChips
          topics={topics}
          chosen={filter.topic}
          onChoose={(topic) => change({ ...filter, topic })}
        />
        <SearchField words={filter.words} onChange={(words) => change({ ...filter, words })} />
      </search>
      <p className="article-count" role="status">
        {failed
          ? 'The search could not be loaded. Every article is listed below.'
          : countSentence(shown.length, entries.length)}
      </p>
      {shown.length === 0 ? (
        <Button kind="plain" onClick={() => change(noFilter)}>
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
