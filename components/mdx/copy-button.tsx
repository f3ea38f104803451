'use client'

import { type MouseEvent, useState } from 'react'
import { Button } from '@/components/ui/button'

/** Copies the words of the script it stands in; hidden without JavaScript, where it could do nothing. */
export function CopyButton() {
  const [outcome, setOutcome] = useState({ words: '', attempt: 0 })
  const tell = (words: string) => setOutcome(({ attempt }) => ({ words, attempt: attempt + 1 }))

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    const page = event.currentTarget.closest('.script')?.querySelector<HTMLElement>('.script-page')
    try {
      await navigator.clipboard.writeText(wordsOf(page))
      tell('Copied')
    } catch {
      // Safari allows it only during a press, Firefox for five seconds after one: too short for a press that has waited
      // for React and is replayed (early-presses.js). It is the first press and comes from a script.
      const isLate = outcome.attempt === 0 && !event.isTrusted
      tell(isLate ? 'Press again to copy.' : 'Your browser did not allow copying; select the text instead.')
    }
  }

  return (
    <span className="copy needs-scripting">
      <Button variant="secondary" size="small" onClick={copy}>
        Copy script
      </Button>
      <span role="status">
        {/* Keyed by attempt: the same words in the same element would be no change, and would not be announced. */}
        {outcome.words ? <span key={outcome.attempt}>{outcome.words}</span> : null}
      </span>
    </span>
  )
}

/** One line for each paragraph and each line of talk with its speaker, without popovers such as definitions. */
function wordsOf(page: Element | null | undefined): string {
  const seen = page?.cloneNode(true) as Element | undefined
  for (const popover of seen?.querySelectorAll('[popover]') ?? []) popover.remove()
  const parts = Array.from(seen?.querySelectorAll('p, dt, dd') ?? [])
  return parts.map((part) => `${part.textContent}${part.matches('dt') ? ': ' : '\n'}`).join('')
}
