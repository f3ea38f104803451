import { stemmer } from 'stemmer'
import { type Hyphenated, hyphenatedIn } from './hyphenated-words'
import { isFigure, normalizeFigures } from './search-figures'

/** Stop words: they say nothing about the subject of a text, and questions are full of them. */
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
    'several shall she should shouldnt show shows since so some someone something soon still status such take taken ' +
    'takes tell tells than that thats the their theirs them themselves then there theres these they theyre thing things ' +
    'think this those though through thus to together told too toward two under unless until up upon us used ' +
    'using usually very want wants was wasnt way we went were what whatever whats when where whether which ' +
    'while who whole whom whose why will with within without wont would yet you youll your youre yours yourself youve'
  ).split(' '),
)

/**
 * The words of a text as written, without punctuation: `The seller's $5-lot` gives `The`, `seller`, `5` and `lot`, and
 * `don’t` is one word. Figures keep their decimal point and their `%`.
 */
export function wordsOf(text: string): string[] {
  const unquoted = text.replace(/['’]s?(?![\p{L}\p{N}])|['’]/gu, '')
  return normalizeFigures(unquoted).match(/\d+(?:\.\d+)*%|\d+(?:\.\d+)+|[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/**
 * The words under which a text is indexed: its words, and hyphenated words that cannot be found by their parts as one
 * word, such as `e-mail`.
 */
export function indexedWordsOf(text: string): string[] {
  const joined = hyphenatedIn(text).flatMap((word) => (isInParts(word) ? [] : word.joined))
  return [...wordsOf(text), ...joined]
}

/** Whether a hyphenated word can be found by its parts, as `like-kind` can. */
export function isInParts({ parts }: Hyphenated): boolean {
  return parts.every(isSearchable)
}

/**
 * The forms under which a word (in small letters) is indexed: the word itself, which may be half typed (`flippi` begins
 * `flipping`, not `flip`), its stem, and the figure of a percentage.
 */
export function formsOf(word: string): string[] {
  return [...new Set([word, stemOf(word), word.replace('%', '')])]
}

/** Whether a word is indexed: words of three letters or more, abbreviations such as `RV`, and all figures. */
export function isSearchable(word: string): boolean {
  return isFigure(word) || (/^(?:\p{L}{3,}|\p{Lu}{2})$/u.test(word) && isMeaningful(word.toLowerCase()))
}

/** Whether a word (in small letters) is no stop word. */
export function isMeaningful(word: string): boolean {
  return !emptyWords.has(word)
}

/**
 * The stem that the forms of an English word share, so that each finds the others: `taxes` and `taxed` become `tax`. It
 * need not be a word: `county` becomes `counti`. A stem of one or two letters is not used, because it would begin too
 * many other words.
 * @param word in small letters
 */
export function stemOf(word: string): string {
  const stem = /^[a-z]{4,}$/.test(word) ? stemmer(word) : word
  return stem.length > 2 ? stem : word
}

/** The articles' terms for words that readers may use instead, or write as one word. */
const synonyms = new Map(
  Object.entries({
    broadband: 'internet',
    electricity: 'power',
    jv: 'joint venture',
    landbank: 'land bank',
    otc: 'over the counter',
    pdf: 'toolbox',
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
    va: 'assistant',
  }).map(([word, name]) => [stemOf(word), name]),
)

/** @returns the articles' term, which may be several words; the word itself if the list has none */
export function synonymOf(word: string): string {
  return synonyms.get(stemOf(word.toLowerCase())) ?? word
}
