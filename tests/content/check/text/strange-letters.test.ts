import { strangeLetters } from '@/lib/content-check/text/strange-letters'
import { checkChange } from '../checked'

const plain = 'allowed: letters, digits, marks and spaces.'
const meant = 'allowed: the letter that was meant'

/** Text of the sound article, what a program made of it, and the sentence about it. */
const faults: [string, string, string][] = [
  [
    'A plat is',
    'A plat \uE200cite\uE202turn0search0\uE201 is',
    'line 12: found "cite turn0search0", which a chatbot writes for a source; allowed: nothing in its place, or a link to the source.',
  ],
  ['A plat is', 'A pl\u200Bat is', `line 12: found the invisible character U+200B after "A pl"; ${plain}`],
  [
    'A plat is',
    '\u202EA plat is',
    `line 12: found the invisible character U+202E at the start of the line; ${plain}`,
  ],
  [
    'How to Read',
    'How\u200E to Read',
    `line 3: found the invisible character U+200E after "title: "How"; ${plain}`,
  ],
  [
    'A plat is',
    'A county\u00E2\u20AC\u2122s plat is',
    `line 12: found "â€™", a character that a program garbled; ${meant}; did you mean "’"?`,
  ],
  [
    'A plat is',
    'A caf\u00C3\u00A9 is',
    `line 12: found "Ã©", a character that a program garbled; ${meant}; did you mean "é"?`,
  ],
  [
    'A plat is',
    'A \u00E2\u20AC\u0153plat\u00E2\u20AC\u009D is',
    `line 12: found "â€œ", a character that a program garbled; ${meant}; did you mean "“"?`,
  ],
  ...(
    [
      ['\u00C2\u00BD', '½'],
      ['\u00C3\u20AC', 'À'],
      ['\u00F0\u0178\u02DC\u20AC', '😀'],
    ] as const
  ).map(([written, letter]): [string, string, string] => [
    'A plat is',
    `A ${written}${written} lot is`,
    `line 12: found "${written}", a character that a program garbled; ${meant}; did you mean "${letter}"?`,
  ]),
  ...['\u200F', '\u2066', '\u2069', '\uFEFF'].map((letter): [string, string, string] => [
    'A plat is',
    `A lot with twenty letters before ${letter} is`,
    `line 12: found the invisible character U+${letter.charCodeAt(0).toString(16).toUpperCase()} after "enty letters before"; ${plain}`,
  ]),
  ...['\uFFFE', '\uFFFF'].map((letter): [string, string, string] => [
    'A plat is',
    `A lot ${letter} is`,
    `line 12: found the invisible control character U+${letter.charCodeAt(0).toString(16).toUpperCase()}; ${plain}`,
  ]),
  [
    'A plat is',
    '\uF0B7 A plat is',
    'line 12: found U+F0B7, a symbol that only one font has; allowed: "- words" in each line of a list, or a symbol that every font has.',
  ],
  [
    'A plat is',
    '\u{F0301} A plat is',
    'line 12: found U+F0301, a symbol that only one font has; allowed: "- words" in each line of a list, or a symbol that every font has.',
  ],
  [
    'A plat is',
    'A \uFB01rst plat of\uFB03ce is',
    'line 12: found "\uFB01", letters that a PDF joined into one; allowed: each letter by itself, or the search misses the word; did you mean "fi"?',
  ],
  [
    'How to Read',
    'How to \uFFFDRead',
    `line 3: found "\uFFFD", which stands for a letter that was lost; ${meant}.`,
  ],
  [
    'A plat is',
    '\uFFFCA plat is',
    'line 12: found "\uFFFC", which stands for a picture that was not copied; allowed: nothing in its place, or a <Figure> below the paragraph.',
  ],
  ['A plat is', 'A plat\u2028is', `line 12: found the invisible character U+2028 after "A plat"; ${plain}`],
]

test.each(faults)('instead of %j, %j is reported', (from, to, sentence) => {
  expect(checkChange(from, to)).toEqual([`content/blog/plat.mdx, ${sentence}`])
})

test('letters of other languages, emoji of several parts and soft hyphens are fine', () => {
  for (const words of [
    'Ça coûte à la pâte: âge, naïf, Ã, Â',
    'São José, João, ação',
    '«CAFÉ»',
    '👨‍👩‍👧 🏞️',
    'ease\u00ADment\u2060',
    'âne – “château” – €5',
    'Ãé and ââ, 100Â m',
  ])
    expect(strangeLetters(words)).toEqual([])
})
