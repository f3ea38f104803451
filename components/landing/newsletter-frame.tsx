'use client'

import { useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { readEmbedChoice, subscribeToEmbedChoice } from '@/lib/embed-choice'
import { newsletterFrame } from '@/lib/embed-frames'
import { takeLostFocus } from './lost-focus'

type NewsletterFrameProps = {
  /** Address of the newsletter service's form. */
  address: string
  title: string
  refused: { text: string; load: string }
}

/**
 * Rendered only once the page is live and unless the reader has refused embeds: the choice is kept in the browser, so
 * the exported file cannot know it. The box around the frame reserves its space.
 */
export function NewsletterFrame({ address, title, refused }: NewsletterFrameProps) {
  const choice = useSyncExternalStore(subscribeToEmbedChoice, readEmbedChoice, () => undefined)
  // For this visit only: the stored refusal stays.
  const [isAskedFor, setIsAskedFor] = useState(false)
  const takesFocus = useRef(false)
  if (choice === undefined) return null
  if (choice === 'refused' && !isAskedFor) {
    return (
      <div className="newsletter-refused">
        <p>{refused.text}</p>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            takesFocus.current = true
            setIsAskedFor(true)
          }}
        >
          {refused.load}
        </Button>
      </div>
    )
  }
  return (
    <iframe
      // A reader who allows embeds elsewhere on the page keeps the focus there.
      ref={(frame) => {
        if (takesFocus.current) takeLostFocus(frame)
        takesFocus.current = false
      }}
      {...newsletterFrame}
      src={address}
      title={title}
    />
  )
}
