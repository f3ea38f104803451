import { isUtf8 } from 'node:buffer'
import { type Finding, quoted } from '../problem'

// Zero-width spaces, line ends of slides and marks of writing direction, which people paste and never see. Joiners in
// emoji, soft hyphens and word joiners are not among them, because a writer may want them.
const unseen = /[\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/

// Control characters break the feed, which is XML, and no editor means to write them.
const invisible = /(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/u

/** What Windows-1252 shows for the bytes from 80 to 9F, in order; `\0` where it has nothing. */
const windowsLetters = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'

/** A character of two, three or four bytes that was decoded as as many characters. */
const torn = /[ÂÃ][^\0-\u007F]|â[^\0-\u007F]{2}|ð[^\0-\u007F]{3}/g

/** How a chatbot marks a source, between characters of its own. */
const source = /\uE200[^\uE200\uE201\n]*\uE201/g

/** Letters that a PDF joins into one, as in “ﬁrst”. */
const joined = /[\uFB00-\uFB06]/g

/** The text with its strange characters corrected, so that they hide no other fault. */
export function withoutStrangeLetters(text: string): string {
  return text
    .replace(torn, (written) => decoded(written)?.replace(/\s/, ' ') ?? written)
    .replace(joined, (letter) => letter.normalize('NFKC'))
    .replace(source, '')
    .replace(/\p{Co}[ \t]*/gu, '')
    .replace(new RegExp(`[\uFFFC\uFFFD]|${invisible.source}|${unseen.source}`, 'gu'), '')
}

/** Finds characters that nobody meant to write. One is reported for each line. */
export function strangeLetters(text: string): Finding[] {
  return text.split('\n').flatMap((words, index) => {
    const finding =
      garbled(words) ??
      joinedLetters(words) ??
      lost(words) ??
      control(words) ??
      ownSign(words) ??
      hidden(words)
    return finding ? [{ line: index + 1, ...finding }] : []
  })
}

/**
 * `â€™` for `’`: UTF-8 that a program took for Windows-1252 and saved again. Other first letters end words, as in
 * «CAFÉ».
 */
function garbled(words: string): Finding | undefined {
  for (const [written] of words.matchAll(/[ÂÃâð][^\0-\u007F]{1,3}/g))
    for (let end = written.length; end > 1; end -= 1) {
      const meant = decoded(written.slice(0, end))
      if (meant)
        return {
          found: `${quoted(written.slice(0, end))}, a character that a program garbled`,
          allowed: 'the letter that was meant',
          suggestion: meant.trim() || undefined,
        }
    }
  return undefined
}

/** The character whose bytes these are; `undefined` if they are not valid. */
function decoded(written: string): string | undefined {
  const bytes = Array.from(written, (letter) => {
    const index = windowsLetters.indexOf(letter)
    return index < 0 ? letter.charCodeAt(0) : 0x80 + index
  })
  if (bytes.some((byte) => byte > 0xff)) return undefined
  const meant = Buffer.from(bytes)
  return isUtf8(meant) && Array.from(String(meant)).length === 1 ? String(meant) : undefined
}

function joinedLetters(words: string): Finding | undefined {
  const [found] = words.match(joined) ?? []
  if (!found) return undefined
  return {
    found: `${quoted(found)}, letters that a PDF joined into one`,
    allowed: 'each letter by itself, or the search misses the word',
    suggestion: found.normalize('NFKC'),
  }
}

function lost(words: string): Finding | undefined {
  if (words.includes('\uFFFC'))
    return {
      found: '"\uFFFC", which stands for a picture that was not copied',
      allowed: 'nothing in its place, or a <Figure> below the paragraph',
    }
  if (!words.includes('\uFFFD')) return undefined
  return { found: '"\uFFFD", which stands for a letter that was lost', allowed: 'the letter that was meant' }
}

function control(words: string): Finding | undefined {
  const [found] = invisible.exec(words) ?? []
  if (found === undefined) return undefined
  return {
    found: found === '\0' ? 'a NUL character' : `the invisible control character ${codeOf(found)}`,
    allowed: 'letters, digits, marks and spaces',
  }
}

/** Word processors write bullets as private characters that only one font has. */
function ownSign(words: string): Finding | undefined {
  const [found] = /\p{Co}/u.exec(words) ?? []
  if (found === undefined) return undefined
  const [mark] = words.match(source) ?? []
  if (mark)
    return {
      found: `${quoted(mark)}, which a chatbot writes for a source`,
      allowed: 'nothing in its place, or a link to the source',
    }
  return {
    found: `${codeOf(found)}, a symbol that only one font has`,
    allowed: '"- words" in each line of a list, or a symbol that every font has',
  }
}

function hidden(words: string): Finding | undefined {
  const { 0: found, index = 0 } = unseen.exec(words) ?? {}
  if (found === undefined) return undefined
  const before = words.slice(Math.max(index - 20, 0), index).trim()
  return {
    found: `the invisible character ${codeOf(found)} ${before ? `after ${quoted(before)}` : 'at the start of the line'}`,
    allowed: 'letters, digits, marks and spaces',
  }
}

function codeOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
