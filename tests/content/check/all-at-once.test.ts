import { checkFiles, checkText, neighbour, valid } from './checked'
import { allowedTopics } from './faults'

test('a line that YAML cannot read does not hide the faults of other fields', () => {
  const text = valid
    .replace('title: "How to Read a Plat"', 'title: Plats: how to read them')
    .replace('date: 2025-08-28', 'date: 2026-13-45')
    .replace('topic: start', 'topc: start')
  expect(checkText(text)).toEqual([
    'content/blog/plat.mdx, line 3: found a second colon in the value in "title: Plats: how to read them"; allowed: quotation marks around a value with a colon, a quotation mark or a bracket.',
    'content/blog/plat.mdx, line 6, topc: found an unknown field; allowed: one of id, title, subtitle, excerpt, topic, date, readTime, featured, draft, disclaimers; did you mean "topic"?',
    'content/blog/plat.mdx, line 7, date: found "2026-13-45"; allowed: a day that exists, as year-month-day, such as 2025-08-28.',
  ])
})

test('a broken tag neither hides the faults of blocks beside it nor causes further ones', () => {
  const text = valid
    .replace('<Callout kind="caution" title="Maps age">', '<Callout kind=caution>')
    .replace('mark="2"', 'mark="7"')
    .replace('- [ ] **Size:**', '- **Size:**')
    .replace('A plat is', 'A plat of <5 acres {x} is')
  expect(checkText(text)).toEqual([
    'content/blog/plat.mdx, line 12: found "<5 acres {x}", which looks like the start of a tag; allowed: &lt; or words such as "less than".',
    'content/blog/plat.mdx, line 12: found code in braces ("{x}"); allowed: plain text, or \\{ for a brace that readers should see.',
    'content/blog/plat.mdx, line 22: found the line "Size: acres as recorded" inside "<Checklist>"; allowed: lines written "- [ ] words".',
    'content/blog/plat.mdx, line 28, KeyNumbers mark: found "7"; allowed: the number of a line, from 1 to 2.',
    'content/blog/plat.mdx, line 43: found an attribute whose value lacks a quotation mark, in "<Callout kind=caution>"; allowed: attributes written name="value", and > at the end of the tag.',
  ])
})

test('an article that cannot be read does not turn the links to it into faults', () => {
  const sentences = checkFiles({ 'plat.mdx': valid, 'neighbour.mdx': neighbour.replace('---\n', '--\n') })
  expect(sentences).toEqual([
    'content/blog/neighbour.mdx, line 1: found no front matter; allowed: a line of exactly three dashes (---), then the fields.',
  ])
})

test('characters that nobody meant to write neither hide other faults nor cause further ones', () => {
  const text = valid
    .replace('How to Read', 'How to\u00C2\u00A0 Read\u200B')
    .replace('excerpt: "Lines', 'excerpt: "\uFFFDLines')
    .replace('topic: start', 'topic: stat\u0007')
    .replace('A plat is', '\uF0B7\tA plat\u00E2\u20AC\u2122s\u200B <b>map</b> is\n\uF0B7\tA plat is')
    .replace('mark="2"', 'mark="7"')
  const sentences = checkText(text)
  expect(sentences).toEqual([
    'content/blog/plat.mdx, line 3: found "Â" with a non-breaking space, a character that a program garbled; allowed: the letter that was meant.',
    'content/blog/plat.mdx, line 5: found "\uFFFD", which stands for a letter that was lost; allowed: the letter that was meant.',
    'content/blog/plat.mdx, line 6: found the invisible control character U+0007; allowed: letters, digits, marks and spaces.',
    `content/blog/plat.mdx, line 6, topic: found "stat"; ${allowedTopics}; did you mean "start"?`,
    'content/blog/plat.mdx, line 12: found "â€™", a character that a program garbled; allowed: the letter that was meant; did you mean "’"?',
    'content/blog/plat.mdx, line 12: found the HTML tag "<b>"; allowed: **words**.',
    'content/blog/plat.mdx, line 13: found U+F0B7, a symbol that only one font has; allowed: "- words" in each line of a list, or a symbol that every font has.',
    'content/blog/plat.mdx, line 29, KeyNumbers mark: found "7"; allowed: the number of a line, from 1 to 2.',
  ])
})
