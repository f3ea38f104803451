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
 * @param part around what the same props were built to, or empty where React has drawn the page anew
 */
export function makeLive(part: Element, props: CalculatorContentProps): Root {
  const content = <CalculatorContent {...props} />
  if (part.firstChild) return hydrateRoot(part, content)
  const root = createRoot(part)
  root.render(content)
  return root
}
