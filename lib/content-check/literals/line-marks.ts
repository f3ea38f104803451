import { advice } from '../advice'
import { quoted } from '../problem'
import { type LiteralMark, seenByReaders } from './literal-marks'
import { bold } from './literal-words'

/** Marks at the start of a line that were meant as Markdown but are printed as they are. */
export const lineMarks: readonly LiteralMark[] = [
  { pattern: /^#{1,6}[^\s#\d]/, found: () => 'a heading without a space after #', allowed: '"## Words"' },
  {
    pattern: new RegExp(`^-(?:[\\p{L}*"“[]|\uFFFC${bold})`, 'u'),
    found: () => 'a list item without a space after -',
    allowed: '"- words", with an empty line before the list, or "— Name" under somebody’s words',
  },
  {
    // Bullets of word processors, or the letters that their symbol fonts use for them. Before a figure, "Ø" is a
    // diameter and "§" a section of a law; "v" separates parties.
    pattern:
      /^\s*(?:[•·●○■□▪◦‣⁃❖➢➤]|v(?=\t|[ \u00A0]{2})|[Øü](?=\s+\p{L})|o(?=\s+[\p{L}\p{N}$])|§(?=(?:\t|[ \u00A0]{2,})\p{L}|[ \u00A0]\p{Lu}\p{Ll}))/u,
    found: (written) => `${quoted(written)} at the start of a line`,
    allowed: '"- words" in each line of a list',
  },
  {
    pattern: /^–(?=\s)/u,
    found: (written) => `${quoted(written)} at the start of a line`,
    allowed: '"- words" in each line of a list, or "— Name" under somebody’s words',
  },
  { pattern: /^\\(?:newpage|pagebreak)\s*$/, found: seenByReaders, allowed: 'nothing in its place' },
  {
    pattern: /^\[TOC\]\s*$/i,
    found: seenByReaders,
    allowed: 'nothing in its place, since each article gets its table of contents by itself',
  },
  {
    // As other editors write a definition, or the caption of a table.
    pattern: /^:(?=\s+\S)/,
    found: () => '":" at the start of a line',
    allowed: 'words without it; a caption goes in <Table caption="…">',
  },
  {
    // As other sites and editors write a boxed remark; `editor-marks.ts` finds their lines of colons.
    pattern: /^\[!\w+\]/,
    found: seenByReaders,
    allowed: advice.remark,
  },
  {
    pattern: /^\d{1,2}[.)](?=\p{Lu}\p{Ll}|\p{Ll}{2})/u,
    found: (written) => `${quoted(written)} without a space after it`,
    allowed: '"1. Words", with an empty line before the list',
  },
]
