import type { ComponentProps, ComponentType } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { AcreCalculator } from './acre-calculator'
import { CountyScorecard } from './county-scorecard'
import { ExchangeCalculator } from './exchange-calculator'
import { NoteCalculator } from './note-calculator'
import { OfferCalculator } from './offer-calculator'

const calculators = { AcreCalculator, CountyScorecard, ExchangeCalculator, NoteCalculator, OfferCalculator }

export type CalculatorName = keyof typeof calculators

/** The attributes of its block in `lib/articles/article-blocks.ts`. */
export type CalculatorSettings<Name extends CalculatorName> = Omit<
  ComponentProps<(typeof calculators)[Name]>,
  'id'
>

export type CalculatorContentProps = {
  name: CalculatorName
  id: string
  settings: object
}

/** Any of the calculators. They share one chunk, which a page fetches when one of them is used. */
export function CalculatorContent({ name, id, settings }: CalculatorContentProps) {
  const Named = calculators[name] as ComponentType<{ id: string }>
  return <Named {...settings} id={id} />
}

/**
 * Makes a calculator live in a React root of its own.
 * @param part holds the HTML that was built from the same props, possibly under another id if React has redrawn the
 *   page. It is empty if the connection broke before that HTML arrived.
 */
export function makeLive(part: Element, props: CalculatorContentProps): Root {
  const builtId = part.firstElementChild?.getAttribute('aria-labelledby')
  const content = <CalculatorContent {...props} id={builtId ?? props.id} />
  if (part.firstChild) {
    const putBack = keepInputs(part)
    return hydrateRoot(part, content, {
      // Something, such as a translator, changed the HTML, so React has redrawn the calculator.
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
 * @returns a function that copies what was typed to the redrawn fields, from which `useEarlyInput` takes it
 */
function keepInputs(part: Element): () => void {
  const built = Array.from(part.querySelectorAll('input'))
  const focused = document.activeElement
  return () => {
    for (const field of built) {
      const drawn = document.getElementById(field.id)
      if (!(drawn instanceof HTMLInputElement)) continue
      if (field.value !== field.defaultValue) drawn.value = field.value
      if (field !== focused) continue
      drawn.focus({ preventScroll: true })
      // A date input has no selection, and setting one is an error.
      if (field.selectionStart !== null) drawn.setSelectionRange(field.selectionStart, field.selectionEnd)
    }
  }
}
