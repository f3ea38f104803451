'use client'

import { useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { newsletterFrame, readEmbedChoice, subscribeToEmbedChoice } from '@/lib/embeds'
import { takeLostFocus } from './lost-focus'

type NewsletterFrameProps = {
  /** Address of the newsletter service's form. */
  address: string
  title: string
  refused: { text: string; load: string }
}

/**
 * The frame is there only when the page is live and the reader has not refused embeds: the choice is kept in the
 * browser, so the served file cannot know it. Its place is kept by the box around it.
 */
export function NewsletterFrame({ address, title, refused }: NewsletterFrameProps) {
  const choice = useSyncExternalStore(subscribeToEmbedChoice, readEmbedChoice, () => undefined)
  // This once: the refusal stays.
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
      // Whoever allows embeds elsewhere stays there.
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
