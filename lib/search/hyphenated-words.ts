import { isFigure } from './search-figures'

/** A hyphenated word as one word, and its parts: `email`, `e` and `mail`. */
export type Hyphenated = { joined: string; parts: string[] }

/** `e-mail`, `W-9` and `out-of-state`. The second and third hyphen are those that word processors write. */
const hyphenated = /[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)+/gu

/** The hyphenated words of a text. A span of figures, such as `60-180`, is none. */
export function hyphenatedIn(text: string): Hyphenated[] {
  return Array.from(text.matchAll(hyphenated), ([word]) => takenApart(word)).filter(isWord)
}

/** Writes those hyphenated words of a text that pass as one word each. */
export function joinHyphenated(text: string, passes: (word: Hyphenated) => boolean): string {
  return text.replace(hyphenated, (written) => {
    const word = takenApart(written)
    return isWord(word) && passes(word) ? word.joined : written
  })
}

function takenApart(written: string): Hyphenated {
  const parts = written.split(/[-‐‑]/)
  return { joined: parts.join(''), parts }
}

function isWord({ parts }: Hyphenated): boolean {
  return parts.filter(isFigure).length < 2
}
