import { founderCalls, founderPrice } from '../offers'
import { product } from '../site'

/** What blocks print that hold no words of their own, by the name of the block. */
export const printedWords: Readonly<Record<string, string>> = {
  Product: product.name,
  FounderPrice: founderPrice,
  GetLifetimeAccess: founderCalls.guide,
}
