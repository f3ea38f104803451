import { isFigure } from './search-figures'

/** A hyphenated word, or one with `&` in it, joined to one word and in parts: `email`, `e` and `mail`. */
export type Hyphenated = { joined: string; parts: string[] }

/**
 * Words, and as one word each `e-mail`, `out-of-state` and `CC&Rs`, also with the hyphens U+2010 and U+2011 of word
 * processors. A pattern of hyphenated words alone would start anew at each letter of a long word.
 */
const written = /[\p{L}\p{N}]+(?:[-‐‑&][\p{L}\p{N}]+)*/gu

/** The hyphenated words of a text. A range of figures, such as `60-180`, is none. */
export function hyphenatedIn(text: string): Hyphenated[] {
  return Array.from(text.matchAll(written), ([word]) => takenApart(word)).filter(isHyphenated)
}

/** Joins the hyphenated words of a text for which `passes` is true. */
export function joinHyphenated(text: string, passes: (word: Hyphenated) => boolean): string {
  return text.replace(written, (same) => {
    const word = takenApart(same)
    return isHyphenated(word) && passes(word) ? word.joined : same
  })
}

function takenApart(word: string): Hyphenated {
  const parts = word.split(/[-‐‑&]/)
  return { joined: parts.join(''), parts }
}

function isHyphenated({ parts }: Hyphenated): boolean {
  return parts.length > 1 && parts.filter(isFigure).length < 2
}
