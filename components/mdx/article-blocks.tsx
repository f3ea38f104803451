import type { JSXElementConstructor } from 'react'
import type { BlockName } from '@/lib/articles/article-blocks'
import { founderPrice } from '@/lib/offers'
import { product } from '@/lib/site'
import type { CalculatorName, CalculatorSettings } from './calculators/calculator-content'
import { CalculatorOnUse } from './calculators/calculator-on-use'
import { Callout } from './callout'
import { Checklist } from './checklist'
import { Choice, Compare } from './compare'
import { Figure } from './figure'
import { Formula } from './formula'
import { GetLifetimeAccess } from './get-lifetime-access'
import { KeyNumbers } from './key-numbers'
import { Question } from './question'
import { Script } from './script'
import { Steps } from './steps'
import { Table } from './table'
import { Term } from './term'

/** The components of everything that `lib/articles/article-blocks.ts` lets an editor write beside Markdown. */
export const articleBlocks = {
  AcreCalculator: calculator('AcreCalculator'),
  Callout,
  Checklist,
  Choice,
  Compare,
  CountyScorecard: calculator('CountyScorecard'),
  ExchangeCalculator: calculator('ExchangeCalculator'),
  Figure,
  Formula,
  FounderPrice: () => founderPrice,
  GetLifetimeAccess,
  KeyNumbers,
  NoteCalculator: calculator('NoteCalculator'),
  OfferCalculator: calculator('OfferCalculator'),
  Product: () => product.name,
  Question,
  Script,
  Steps,
  Table,
  Term,
} satisfies Record<BlockName, JSXElementConstructor<never>>

function calculator<Name extends CalculatorName>(name: Name) {
  return (settings: CalculatorSettings<Name>) => <CalculatorOnUse name={name} settings={settings} />
}
