import { checkWords } from '../checked'

test.each([
  ['It is \\<b\\>bold\\</b\\> and \\<B\\>so on\\</B\\>.', '\\<b\\>', '**words**'],
  ['It is &lt;i&gt;not&lt;/i&gt;.', '&lt;i&gt;', '*words*'],
  ['One\\</b\\> two', '\\</b\\>', '**words**'],
  [
    'One\\<br /\\>two',
    '\\<br /\\>',
    'an empty line for a new paragraph, or \\ at the end of a line; in a cell, a comma',
  ],
  ['\\<p class="x"\\>Words', '\\<p class="x"\\>', 'the words without the tag'],
  ['\\<h2\\>Words', '\\<h2\\>', '"## Words" or "### Words"'],
  ['\\<section\\>Words\\</section\\>', '\\<section\\>', 'the words without the tag'],
  ['> \\<hr', '\\<hr', '--- between empty lines'],
])('in %j, %j is reported, because readers would see it', (words, tag, allowed) => {
  expect(checkWords(words)).toEqual([
    `content/blog/plat.mdx, line 12: found "${tag}", an HTML tag, which readers would see; allowed: ${allowed}.`,
  ])
})

test('each line with the tags of a pair is reported', () => {
  const named = (line: number, tag: string) =>
    `content/blog/plat.mdx, line ${line}: found "${tag}", an HTML tag, which readers would see; allowed: the words without the tag.`
  expect(checkWords('\\<div\\>\n\nWords.\n\n\\</div\\>')).toEqual([
    named(12, '\\<div\\>'),
    named(16, '\\</div\\>'),
  ])
})

test.each([
  'Dear \\<name\\>, the lot in \\<section\\> \\<township\\> of \\<a\\> and \\<table\\>',
  '\\<5 acres, \\<bold and &lt;b5&gt;',
  '\\\\\\<bank\\>',
  'Where \\<i\\> is the rate and \\<p\\> the price',
])('%j is fine', (words) => {
  expect(checkWords(words)).toEqual([])
})
