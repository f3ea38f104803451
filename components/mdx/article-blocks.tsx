import { founderPrice } from '@/lib/offers'
import { product } from '@/lib/site'
import { AcreCalculator } from './calculators/acre-calculator'
import { CountyScorecard } from './calculators/county-scorecard'
import { ExchangeCalculator } from './calculators/exchange-calculator'
import { NoteCalculator } from './calculators/note-calculator'
import { OfferCalculator } from './calculators/offer-calculator'
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

/** The components of everything that `lib/article-blocks.ts` lets an editor write beside Markdown. */
export const articleBlocks = {
  AcreCalculator,
  Callout,
  Checklist,
  Choice,
  Compare,
  CountyScorecard,
  ExchangeCalculator,
  Figure,
  Formula,
  FounderPrice: () => founderPrice,
  GetLifetimeAccess,
  KeyNumbers,
  NoteCalculator,
  OfferCalculator,
  Product: () => product.name,
  Question,
  Script,
  Steps,
  Table,
  Term,
}
