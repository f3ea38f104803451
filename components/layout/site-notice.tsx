'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { type EmbedAnswer, storeEmbedChoice } from '@/lib/embed-choice'
import { privacyNoticeId } from '@/lib/privacy-notice'
import './site-notice.css'
import { useNotice } from './use-notice'

const answers: Record<EmbedAnswer, string> = { allowed: 'OK', refused: 'Don’t load embeds' }

/**
 * The privacy notice at the end of every page. Without scripts it is a paragraph; with them it appears once the page is
 * live, stays away once it is answered, and comes back through a link to `#privacy-notice`.
 */
export function SiteNotice() {
  const notice = useRef<HTMLElement>(null)
  const { state, earlier, close } = useNotice(notice)

  function answer(choice: EmbedAnswer) {
    storeEmbedChoice(choice)
    close()
  }

  return (
    <section
      ref={notice}
      id={privacyNoticeId}
      className="site-notice"
      data-state={state}
      data-above-toasts
      tabIndex={-1}
      aria-label="Privacy notice"
    >
      <p>
        No ad trackers here. The demo video and the newsletter form come from other companies; the video loads
        only when you press play.
        {earlier && <span>{` Your answer was “${answers[earlier]}”.`}</span>}
      </p>
      <div className="site-notice-answers">
        <Button variant="secondary" size="small" onClick={() => answer('allowed')}>
          {answers.allowed}
        </Button>
        <Button variant="secondary" size="small" onClick={() => answer('refused')}>
          {answers.refused}
        </Button>
      </div>
    </section>
  )
}
