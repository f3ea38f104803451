import { isFigure } from './search-figures'

/** A hyphenated word, or one with `&` in it, joined to one word and in parts: `email`, `e` and `mail`. */
export type Hyphenated = { joined: string; parts: string[] }

/** `e-mail`, `out-of-state` and `CC&Rs`, also with the hyphens U+2010 and U+2011 of word processors. */
const hyphenated = /[\p{L}\p{N}]+(?:[-‐‑&][\p{L}\p{N}]+)+/gu

/** The hyphenated words of a text. A range of figures, such as `60-180`, is none. */
export function hyphenatedIn(text: string): Hyphenated[] {
  return Array.from(text.matchAll(hyphenated), ([word]) => takenApart(word)).filter(isWord)
}

/** Joins the hyphenated words of a text for which `passes` is true. */
export function joinHyphenated(text: string, passes: (word: Hyphenated) => boolean): string {
  return text.replace(hyphenated, (written) => {
    const word = takenApart(written)
    return isWord(word) && passes(word) ? word.joined : written
  })
}

function takenApart(written: string): Hyphenated {
  const parts = written.split(/[-‐‑&]/)
  return { joined: parts.join(''), parts }
}

function isWord({ parts }: Hyphenated): boolean {
  return parts.filter(isFigure).length < 2
}
