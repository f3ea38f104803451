import type { ComponentProps, ComponentType } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { AcreCalculator } from './acre-calculator'
import { CountyScorecard } from './county-scorecard'
import { ExchangeCalculator } from './exchange-calculator'
import { NoteCalculator } from './note-calculator'
import { OfferCalculator } from './offer-calculator'

const calculators = { AcreCalculator, CountyScorecard, ExchangeCalculator, NoteCalculator, OfferCalculator }

export type CalculatorName = keyof typeof calculators

/** The attributes of its block, `lib/article-blocks.ts`. */
export type CalculatorSettings<Name extends CalculatorName> = Omit<
  ComponentProps<(typeof calculators)[Name]>,
  'id'
>

export type CalculatorContentProps = {
  name: CalculatorName
  id: string
  settings: object
}

/** Any of the calculators; they share one file, which a page fetches when one of them is used. */
export function CalculatorContent({ name, id, settings }: CalculatorContentProps) {
  const Named = calculators[name] as ComponentType<{ id: string }>
  return <Named {...settings} id={id} />
}

/**
 * Makes a calculator live in a React root of its own.
 * @param part around what the same props were built to, maybe under another id where React has drawn the page anew; or
 *   empty where the connection had broken before it came
 */
export function makeLive(part: Element, props: CalculatorContentProps): Root {
  const builtId = part.firstElementChild?.getAttribute('aria-labelledby')
  const content = <CalculatorContent {...props} id={builtId ?? props.id} />
  if (part.firstChild) {
    const putBack = keepInputs(part)
    return hydrateRoot(part, content, {
      // Something has changed what was built, such as a translator, and React has drawn it anew.
      onRecoverableError(error) {
        putBack()
        reportError(error)
      },
    })
  }
  const root = createRoot(part)
  root.render(content)
  return root
}

/**
 * Remembers the fields of a part, and which has the focus.
 * @returns what gives the fields that have taken their place what was typed until then, for `useEarlyInput` to take over
 */
function keepInputs(part: Element): () => void {
  const built = Array.from(part.querySelectorAll('input'))
  const focused = document.activeElement
  return () => {
    for (const field of built) {
      const drawn = document.getElementById(field.id)
      if (drawn === field || !(drawn instanceof HTMLInputElement)) continue
      if (field.value !== field.defaultValue) drawn.value = field.value
      if (field !== focused) continue
      drawn.focus({ preventScroll: true })
      // Of a day there is none, and setting it is an error.
      if (field.selectionStart !== null) drawn.setSelectionRange(field.selectionStart, field.selectionEnd)
    }
  }
}
