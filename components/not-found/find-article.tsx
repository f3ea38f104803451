'use client'

import type { SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { articleListId, formatFilter } from '@/lib/blog/blog-filter'
import { routes } from '@/lib/routes'

/**
 * Goes to the blog's list of articles with the words in its address. The site's policy forbids form submissions, so a
 * script navigates; `method="dialog"` sends nothing when the button is pressed before the page is live.
 */
export function FindArticle() {
  function find(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words') ?? '')
    location.assign(`${routes.blog}${formatFilter({ words, topic: null })}#${articleListId}`)
  }
  return (
    <search className="needs-scripting">
      <form className="find-article" method="dialog" onSubmit={find}>
        <Field
          id="find-words"
          name="words"
          type="search"
          icon="search"
          inputMode="search"
          label="Search the articles"
          autoComplete="off"
        />
        <Button variant="secondary" type="submit">
          Search
        </Button>
      </form>
    </search>
  )
}
