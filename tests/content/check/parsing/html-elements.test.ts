import { checkChange, checkWords } from '../checked'

const figure = '<Figure src="…" alt="what it shows"> with a drawing from content/figures'
const wordsOnly = 'the words without the tag'

test.each([
  [
    '<figure><img src="a.png" alt="A"></figure>',
    `"<figure>" and "<img>"; allowed: ${figure}; did you mean "<Figure>"?`,
  ],
  [
    '<figure>\n<img src="a.png">\n<figcaption>A</figcaption>\n</figure>',
    `"<figure>", "<img>" and "<figcaption>"; allowed: ${figure}; did you mean "<Figure>"?`,
  ],
  ['<p><img src=a.png></p>', `"<p>" and "<img>"; allowed: for "<p>" ${wordsOnly}; for "<img>" ${figure}.`],
  [
    '<div class="x">\n\n<p style="y">A <b>b</b></p>\n\n</div>',
    `"<div>", "<p>" and "<b>"; allowed: for "<div>" and "<p>" ${wordsOnly}; for "<b>" **words**.`,
  ],
  [
    '<h2>A</h2>\n<ul>\n  <li>B\n  <li>C\n</ul>',
    '"<h2>", "<ul>" and "<li>"; allowed: for "<h2>" "## Words" or "### Words"; for "<ul>" and "<li>" "- words" or "1. words" in each line of a list.',
  ],
  ['Words <b>one</b> <i>two</i>.', '"<b>" and "<i>"; allowed: for "<b>" **words**; for "<i>" *words*.'],
  [
    '<div>\n\n<Callout>\n\n<b class="c">A\n\n</Callout>\n\n</b></div>',
    `"<div>" and "<b>"; allowed: for "<div>" ${wordsOnly}; for "<b>" **words**.`,
  ],
])('HTML within or right beside HTML is one mistake: %j', (words, rest) => {
  expect(checkWords(words)).toEqual([`content/blog/plat.mdx, line 12: found the HTML tags ${rest}`])
})

test.each([
  ['<b>One\n\ntwo</b>', '"<b>"; allowed: **words**.'],
  [
    '**Words<br>**',
    '"<br>"; allowed: an empty line for a new paragraph, or \\ at the end of a line; in a cell, a comma.',
  ],
  ['**<u>Words</u>** of', '"<u>"; allowed: plain or **bold** words.'],
  ['<P>Words</p>', `"<p>"; allowed: ${wordsOnly}.`],
  ['<p>One</p>\n\n<p>two</p>', `"<p>"; allowed: ${wordsOnly}.`],
  ['Words<o:p></o:p>', `"<o:p>"; allowed: ${wordsOnly}.`],
  ['<a href="/x?a>b" style={{ x: 1 }}>Words</a>', '"<a>"; allowed: [words](address).'],
  ['Words</span> of', `"</span>"; allowed: ${wordsOnly}.`],
])('HTML that MDX cannot read is one mistake: %j', (words, rest) => {
  expect(checkWords(words)).toEqual([`content/blog/plat.mdx, line 12: found the HTML tag ${rest}`])
})

test('HTML in two places is reported in both, however often', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `A<br>${index}`)
  expect(checkWords(lines.join('\n\n'))).toHaveLength(40)
  expect(checkWords(`${lines.join('\n\n')}\n\n<Calout />`)).toHaveLength(41)
})

test('HTML in the line of a block is one mistake', () => {
  expect(checkChange('**660 ft** along', '<b>660 ft</b> along')).toEqual([
    'content/blog/plat.mdx, line 30: found the HTML tag "<b>"; allowed: **words**.',
  ])
})

test.each([
  ['See <a href="x<y">here now.', '<a>'],
  ['Type \\`<b>x\\` now.', '<b>'],
  ['Type \\`<b>x</b>\\` now.', '<b>'],
  ['Type \\`x</b>\\` now.', '</b>'],
  ['See <a href="https://www.irs.gov" here</a> now.', '<a>'],
])('HTML that is broken, or between backticks that are no code, is reported once: %s', (written, tag) => {
  expect(checkWords(written)).toEqual([
    expect.stringContaining(`content/blog/plat.mdx, line 12: found the HTML tag "${tag}"; allowed: `),
  ])
})
