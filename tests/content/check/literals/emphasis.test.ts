import { checkWords } from '../checked'

const allowed = 'allowed: \\_\\_\\_\\_ or [name] for a blank to fill in, or **words** for bold ones.'

test.each([
  [
    'Dear ____, I will pay you $____ for your lot.',
    'line 12: found the underscores of "____, I will pay you $____", which become bold words',
  ],
  [
    "Hi ____, it's ____. We'd offer $____.",
    'line 12: found the underscores of "____. We\'d offer $____", which become bold words',
  ],
  [
    'Dear __, I pay $__ for it.',
    'line 12: found the underscores of "__, I pay $__", which become bold words',
  ],
  ['Call me at (___) ___-____.', 'line 12: found the underscores of "__) ___-____", which become bold words'],
  ['APN ___-__-___', 'line 12: found the underscores of "___-__-_", which become italic words'],
  ['On __/__ we meet.', 'line 12: found the underscores of "__/__", which become bold words'],
  [
    'He pays $___/acre or $___.',
    'line 12: found the underscores of "___/acre or $___", which become bold and italic words',
  ],
  [
    'Write "___" and "___" here.',
    'line 12: found the underscores of "___" and "___", which become bold and italic words',
  ],
  ['(_) Yes (_) No', 'line 12: found the underscores of "_) Yes (_", which become italic words'],
  ['A __wide_ lot', 'line 12: found the underscores of "_wide_", which become italic words'],
  ['A ____wide____ lot', 'line 12: found the underscores of "____wide____", which become bold words'],
  [
    '> Dear ____, pay\n> $____.',
    'line 12: found the underscores of "____, pay $____", which become bold words',
  ],
  [
    '| A | B |\n| --- | --- |\n| ____, $____. | b |',
    'line 14: found the underscores of "____, $____", which become bold words',
  ],
])('the blanks to fill in of %j are reported, since readers would not see them', (words, sentence) => {
  expect(checkWords(words)).toEqual([
    `content/blog/plat.mdx, ${sentence}, so readers would not see them; ${allowed}`,
  ])
})

test.each([
  ['A **wide* lot', '**wide*'],
  ['A *wide** lot', '*wide**'],
  ['A * *wide** lot', '*wide**'],
  ['A **wide* * lot', '**wide*'],
  ['A ***wide** lot', '***wide**'],
  ['A **wide*** lot', '**wide***'],
  ['- *Wide** lots\n- **Long\n  lots*', '*Wide**', '**Long lots*'],
])('the star that is left over in %j is reported, since readers would see it', (words, ...written) => {
  expect(checkWords(words)).toEqual(
    written.map((stars, index) =>
      expect.stringContaining(
        `line ${12 + index}: found the stars of "${stars}", one of which readers would see; allowed: *words* or **words**, or \\* for a star that readers should see.`,
      ),
    ),
  )
})

test.each([
  'A *wide* lot of ***long* acres** or *a **b*** or **a *b*** or ***both***.',
  'A **wide**\\* lot\\**long* and **wide** * lots.',
  'A [*wide*](/blog)* lot, and *a***b**.',
])('stars around words are fine: %j', (words) => {
  expect(checkWords(words)).toEqual([])
})

test.each([
  '__bold__ and _italic_ and ___both___, _a __b___ and ___b_ c__',
  '__Lot #__, __% of price__, __$500__, __Price:__ and _/blog_',
  '_"quoted"_, __(see below)__, "_Wow!_", __"A" and "B"__ and _\'90s_',
  '_— Mark Twain_ and _. . . and so_',
  'a __✓__, a __&__, a _?_ and a _._',
  '_see ____ here_',
  'Dear ____, I buy. Name: ____ and ____.',
  'Lot ___ of ___ from $___ to $___ (____ acres).',
  'Dear \\_\\_\\_\\_, I pay $\\_\\_\\_\\_ to \\___you__.',
])('underscores around words, or in a row that stays one, are fine: %j', (words) => {
  expect(checkWords(words)).toEqual([])
})
