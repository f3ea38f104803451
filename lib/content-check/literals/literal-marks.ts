import { advice } from '../advice'
import { quoted } from '../problem'
import { allowedInstead } from '../tree/html-tags'
import { bold, hardBreak } from './literal-words'

const figure = { allowed: allowedInstead('img') }
const link = { allowed: '[words](address), with no space between the brackets or in the address' }
/** The beginning of an address that an article may link to. */
export const address = String.raw`(?:https?:|mailto:|tel:[+\d]|www\.|\/(?:blog\b|[a-z-]+(?:\/|\.pdf)|#)|#[a-z])`

/** `found` gets the text that the pattern matched. */
export type LiteralMark = { pattern: RegExp; found: (written: string) => string; allowed: string }

/**
 * Marks that were meant as Markdown but are printed as they are. Of several that match at a place, the first reports
 * it.
 */
export const literalMarks: readonly LiteralMark[] = [
  {
    pattern: /\]\((?:[\s(]*\/blog\/[a-z\d-]+)?/g,
    found: () => 'an incomplete link',
    allowed: '[words](address) without spaces in the address; write %20 for one',
  },
  {
    // A bracket is missing or another one than it should be, or the two pairs are in the wrong order or apart.
    pattern: new RegExp(
      String.raw`(?:\[[^[\]()]*(?:[\])]\s*|[^\s[\]()])[[(]|\([^()]+\)\[)${address}[^)\]]*[)\]]?`,
      'g',
    ),
    found: brokenLink,
    ...link,
  },
  { pattern: /(?<![\w/])\/(?:blog\/[a-z\d-]{3,}|[a-z]+(?:-[a-z]+)+\.pdf)/g, found: brokenLink, ...link },
  { pattern: /\[\^/g, found: () => 'a footnote', allowed: advice.footnote },
  {
    // As site builders and forums write a picture, a button or bold words: "[caption id="7"]…[/caption]".
    pattern:
      /\[([a-z][\w-]*)(?:[\s=][^\]\n]*)?\][^[\]]{0,200}\[\/\1\]|\[\/[a-z][\w-]*\]|\[[a-z][\w-]*(?:\s+[\w-]+=["“”'][^\]\n]*)\]/gi,
    found: (written) => `${quoted(written)}, a tag in square brackets, which readers would see`,
    allowed: 'Markdown and the blocks of content/README.md',
  },
  {
    // "[1][2]" are two notes.
    pattern: /\[(?!\d+\]\[\d)[^[\]]+\]\[(?!sic\])[^[\]]*\]/g,
    found: (written) => `the link ${quoted(written)}, whose address is missing`,
    allowed: '[words](address)',
  },
  {
    // Also as mail programs and chatbots write a picture that they could not copy. In a line of words, "[photo]" is a
    // blank to fill in.
    pattern:
      /!\[\[[^[\]\n]+\]\]|\[image(?::[^[\]\n]*)?\]|(?<=^|\n)\[(?:picture|photo)(?::[^[\]\n]*)?\](?=\s*(?:\n|$))/gi,
    found: seenByReaders,
    ...figure,
  },
  { pattern: /\[\[[^[\]\n]+\]\]/g, found: brokenLink, ...link },
  {
    pattern: /(?<![\d%])%%[^%]{1,200}%%/g,
    found: seenByReaders,
    allowed: advice.comment,
  },
  {
    pattern: /(?<=^|\s)\^[a-z\d][a-z\d-]{2,}(?=\n|$)/g,
    found: seenByReaders,
    allowed: 'nothing there; links can lead to headings',
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z\d_+-]*[a-z\d]:(?![\w:])/g,
    found: seenByReaders,
    allowed: 'the symbol itself, or words',
  },
  {
    // "$$" alone is a class of prices.
    pattern: /(?<!\$)\$\$(?=[\n\w\\({[+-])[^$]{1,200}(?<=[\n\w)}\]%])\$\$(?!\$)/g,
    found: (written) => `the marks of ${seenByReaders(written)}`,
    allowed: advice.sum,
  },
  {
    pattern:
      /(?<![A-Za-z:]|\b[A-Za-z]:\\\S{0,80})\\(?:d?frac|times|text|approx|cdot|div|sqrt|left|right|quad|[lg]eq?)(?![a-z\uFFFC])/g,
    found: seenByReaders,
    allowed: 'the symbol itself, such as × or ÷',
  },
  {
    // Between punctuation and a letter, stars neither open nor close bold words in Markdown.
    pattern: /\*\*[^*\n]{0,80}\p{P}\*\*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\*\*(?=["“(])[^*\n]{0,80}\*\*/gu,
    found: starsSeen,
    allowed: 'a space between the stars and the word next to them',
  },
  {
    // At the end of a cell or a line they are the mark of a remark.
    pattern: /(?!(?<=[\p{L}\p{N}])\*\*(?:\n|$))\*\*[^*\n]{0,80}(?:\*\*)?/gu,
    found: starsSeen,
    allowed: '**words** with no space inside the stars',
  },
  {
    // Between a mark and a letter, as above.
    pattern: /(?<![\p{L}\p{N}*])\*(?=[^\s*])(?=[^*\n]*\p{L})[^*\n]{0,80}\p{P}\*(?=[\p{L}\p{N}])/gu,
    found: starsSeen,
    allowed: 'a space between the stars and the word next to them',
  },
  {
    // "5 *3 * 2" is a sum.
    pattern: /(?<![\p{L}\p{N}*])\*(?=[^\s*])(?=[^*\n]*\p{L})[^*\n]{0,80}\s\*(?![\p{L}\p{N}*])/gu,
    found: starsSeen,
    allowed: '*words* with no space inside the stars',
  },
  {
    // In the first line of a paragraph it may be the star of a remark.
    pattern: new RegExp(String.raw`(?<=[^${hardBreak}]\n)\*(?=\p{L})`, 'gu'),
    found: () => 'a list item without a space after *',
    allowed: '"- words", with an empty line before the list',
  },
  {
    // A row of them is a blank to fill in, and "_final_plat.pdf" is a file.
    pattern:
      /(?<=^|[\s("“])(?:__(?=["“]?\p{L})[^_\n]{0,79}[^_\s]__|_(?=["“]?\p{L})(?!\S*[._]\w)[^_\n]{0,80}_?)/gu,
    found: (written) => `the underscores of ${seenByReaders(written)}`,
    allowed: '*words* or **words**',
  },
  {
    // Beside letters, they are apostrophes of another keyboard.
    pattern: /`|(?<=\p{L})´(?=\p{L})/gu,
    found: seenByReaders,
    allowed: "' for an apostrophe, or nothing in its place",
  },
  {
    // As after a line end was deleted: "Mail them. 4. **Close.** Sign" or "Words. ## Heading". The numbers of a day, a
    // figure and a sum are no such mark, nor is the dash in "per lot (net) - **$500**".
    pattern: new RegExp(
      String.raw`(?<=[\p{L}\p{N}.!?:;”"’)][^\S\n]?)(?:#{2,6}(?=\s\S)|-\s\[[ xX]?\](?=\s))|(?<=[\p{L}\p{N}]{3}[.!?:;”"’)]*[.!?:;][^\S\n]?)-(?=\s\uFFFC${bold})|(?<=[\p{L}\p{N}]{3}[.!?:;”"’)]+[^\S\n]?)(?<!\b\p{Lu}\p{L}{2,3}\.\s|:\s)\d{1,2}\.(?=\s\uFFFC${bold})`,
      'gu',
    ),
    found: (written) => `${quoted(written)} in the middle of a line, which readers would see`,
    allowed: 'a heading or a line of a list on a line of its own',
  },
  {
    // "x == y" is an equation.
    pattern: /==(?![=\s+])[^=|\n]*[^=|\s]==/g,
    found: (written) => `the marks of ${seenByReaders(written)}`,
    allowed: '**words**',
  },
  {
    // "Rate: --- %" is a blank to fill in.
    pattern: /(?<!-|:\s?)---(?=\s?["“‘(]?[\p{L}\p{N}])|(?<=[\p{L}\p{N}]\s?)---(?=\s?\uFFFC)/gu,
    found: () => '"---" in a line of words, which readers would see as three dashes',
    allowed: '— or --, which becomes —',
  },
  {
    pattern: /(?<=[\p{L}\p{N})])\^[\p{L}\p{N}]{1,4}\^(?![\p{L}\p{N}^])/gu,
    found: seenByReaders,
    allowed: 'the symbol itself, such as ² or ³, or plain words',
  },
  {
    // A line of a path ends as "C:\Lots\".
    pattern: /(?<!\\\S*|\b[A-Za-z]:)\\\s*$/g,
    found: () => 'a backslash after the last words, which readers would see',
    allowed: 'nothing in its place; \\ ends a line only when another line comes right under it',
  },
  {
    pattern:
      /&(?:(?:[lg]t|amp|nbsp|quot|apos|[mn]dash|[lr][sd]quo|hellip)(?![a-z_]|\d*=)|#\d{2,5}(?![\w=]))/g,
    found: (written) => `${quoted(written)} without a semicolon, which readers would see`,
    allowed: 'the same with a semicolon after it',
  },
  {
    // As a PDF cuts one at the end of its line. "Buy- and sell-side" and "two- or three-acre" leave a part out; a "B-
    // neighborhood" has a grade.
    pattern:
      /(?<![\p{L}\p{N}-])(?!\p{Lu}-)(?:\p{L}+-)+\s(?!(?:and|or|to|but|nor|through|versus|vs|than|plus|rather than|instead of|as well as|as opposed to|if not|by)\b)\p{Ll}+/gu,
    found: (written) => `${quoted(written)}, which looks like one word in two parts`,
    allowed: 'the word in one piece, or — for a dash',
  },
]

/** Describes a match that readers would see. */
export function seenByReaders(written: string): string {
  return `${quoted(written)}, which readers would see`
}

function starsSeen(written: string): string {
  return `the stars of ${seenByReaders(written)}`
}

function brokenLink(written: string): string {
  return `${quoted(written)}, which looks like a link but is not one`
}
