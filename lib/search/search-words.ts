import { stemmer } from 'stemmer'
import { type Hyphenated, hyphenatedIn } from './hyphenated-words'
import { evenFigures, isFigure } from './search-figures'

/** Words that say nothing of what a text is about; pages have them, questions are asked with them. */
const emptyWords = new Set(
  (
    'a about above after again against all almost along already also although always am among an and another any ' +
    'anyone anything are around as ask asked asks at away back be became because become been before being below ' +
    'best better between beyond both but by came can cannot come comes could did didnt do does doesnt doing done dont ' +
    'down during each either else enough even ever every everything few find first for found from further gave get ' +
    'gets getting give given gives go goes going gone good got had has hasnt have havent having he her here hers him ' +
    'his how however i if in instead into is isnt it itd itll its itself just keep kept know knows later least less ' +
    'let lets likely made make makes making many may maybe me mean means might more most much must my ' +
    'near nearly need needs neither never next no nobody none nor not nothing now of off often on once one ones only ' +
    'onto or other others our ours out over own per perhaps put quite rather really said same saw say says see seen ' +
    'several shall she should shouldnt show shows since so some someone something soon still such take taken takes ' +
    'tell tells than that thats the their theirs them themselves then there theres these they theyre thing things ' +
    'think this those though through thus to together told too toward two under unless until up upon us used ' +
    'using usually very want wants was wasnt way we went were what whatever whats when where whether which ' +
    'while who whole whom whose why will with within without wont would yet you youll your youre yours yourself youve'
  ).split(' '),
)

/**
 * The words of a text as they stand there, without marks: `The seller's $5-lot` has `The`, `seller`, `5` and `lot`, and
 * `don’t` is one word. A figure keeps its point and its `%`.
 */
export function wordsOf(text: string): string[] {
  const unquoted = text.replace(/['’]s?(?![\p{L}\p{N}])|['’]/gu, '')
  return evenFigures(unquoted).match(/\d+(?:\.\d+)*%|\d+(?:\.\d+)+|[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/** The words by which a text is found: its own, and one for `e-mail`, of which `e` could not be searched for. */
export function indexedWordsOf(text: string): string[] {
  const joined = hyphenatedIn(text).flatMap((word) => (isInParts(word) ? [] : word.joined))
  return [...wordsOf(text), ...joined]
}

/** Whether a hyphenated word is found by its parts, as `like-kind` is. */
export function isInParts({ parts }: Hyphenated): boolean {
  return parts.every(isSearchable)
}

/**
 * What an article is found by that has a word in small letters: the word itself, which may be half typed (`flippi` begins
 * `flipping`, not `flip`), what it has in common with its other forms, and the figure of a percentage.
 */
export function formsOf(word: string): string[] {
  return [...new Set([word, stemOf(word), word.replace('%', '')])]
}

/** Whether a word of a text may be searched for: words of three letters, abbreviations such as `RV`, and all figures. */
export function isSearchable(word: string): boolean {
  return isFigure(word) || (/^(?:\p{L}{3,}|\p{Lu}{2})$/u.test(word) && isMeaningful(word.toLowerCase()))
}

/** Whether a word in small letters says what a text is about. */
export function isMeaningful(word: string): boolean {
  return !emptyWords.has(word)
}

/**
 * What the forms of an English word have in common, so that each finds the others: `taxes` and `taxed` become `tax`. It
 * need not be a word: `county` becomes `counti`. Too short a stem would begin too many other words.
 * @param word in small letters
 */
export function stemOf(word: string): string {
  const stem = /^[a-z]{4,}$/.test(word) ? stemmer(word) : word
  return stem.length > 2 ? stem : word
}

/** How the articles call what a reader may call otherwise, or writes as one word. */
const synonyms = new Map(
  Object.entries({
    broadband: 'internet',
    electricity: 'power',
    landbank: 'land bank',
    perctest: 'perc test',
    ppa: 'price per acre',
    rawland: 'raw land',
    realestate: 'real estate',
    robocall: 'tcpa',
    roi: 'return',
    sdira: 'self directed ira',
    skiptracing: 'skip tracing',
    sms: 'text',
    taxdeed: 'tax deed',
    taxlien: 'tax lien',
  }).map(([word, name]) => [stemOf(word), name]),
)

/** @returns how the articles call it, with a space between several words; the word itself where the list has none */
export function synonymOf(word: string): string {
  return synonyms.get(stemOf(word.toLowerCase())) ?? word
}
