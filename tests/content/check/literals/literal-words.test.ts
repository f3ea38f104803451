import { foundIn } from '../checked'

const seen = 'which readers would see'
const noLink = 'which looks like a link but is not one'

test.each([
  // A backslash or a code further up or down in the words, or in other words, changes nothing of it.
  ['-Item of \\_lots\\_ and', 'line 12: found a list item without a space after -'],
  ['An \\_escaped\\_ word.\n\nA _wide lot.', `line 14: found the underscores of "_wide lot.", ${seen}`],
  ['A&nbsp;\\_lot\\_ of **bold ** words', `line 12: found the stars of "**bold **", ${seen}`],
  ['See \\\\[x] (/blog) now.', `line 12: found "[x] (/blog)", ${noLink}`],
  // What stands in the words and is no plain text.
  ['See [x] (ann@irs.gov) now.', `line 12: found "[x] (mailto:ann@irs.gov)", ${noLink}`],
  ['See [**x** and **y**] (/blog) now.', `line 12: found "[… and …] (/blog)", ${noLink}`],
  ['See [**x\ny**] (/blog) now.', `line 12: found "[…] (/blog)", ${noLink}`],
  // Another bracket than it should be, or a line end between the two pairs.
  ['See [x)(/blog) now.', `line 12: found "[x)(/blog)", ${noLink}`],
  ['See [x][/blog) now.', `line 12: found "[x][/blog)", ${noLink}`],
  ['See [x][/blog] now.', `line 12: found "[x][/blog]", ${noLink}`],
  [
    'See [x]\n(/land-investor-toolbox.pdf) now.',
    `line 12: found "[x] (/land-investor-toolbox.pdf)", ${noLink}`,
  ],
  // An address by itself.
  ['See [x](/blog)(/blog/neighbour) now.', `line 12: found "/blog/neighbour", ${noLink}`],
  ['See [x]（/blog/neighbour）.', `line 12: found "/blog/neighbour", ${noLink}`],
  // Signs of another keyboard.
  ['It`s wide.', `line 12: found "\`", ${seen}`],
  ['It´s wide.', `line 12: found "´", ${seen}`],
  ['See [x\\\ny] (/blog) now.', `line 12: found "[x y] (/blog)", ${noLink}`],
  ['One\ntwo\nthree\nfour\n-Ab\nsix', 'line 16: found a list item without a space after -'],
])('readers would see marks in %j', (words, sentence) => {
  expect(foundIn(words)).toEqual([sentence])
})

test.each([
  'A&nbsp;lot, \\[\\[name\\]\\] here.',
  'A&#160;lot, \\[\\[name\\]\\] here.',
  'Save \\_x\\_ as &foo; and \\_y\\_ now',
  'A \\\\ and \\[\\[name\\]\\] here.',
])('%j shows only what its writer wants shown', (words) => {
  expect(foundIn(words)).toEqual([])
})
