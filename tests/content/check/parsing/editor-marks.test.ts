import { checkWords } from '../checked'

const nothing = 'which another program uses for itself; allowed: nothing in its place.'
const words = 'which another program uses for itself; allowed: the words without the brackets and the braces.'

test.each([
  ['## Ask first {#ask-first}\n\nWords.', `line 12: found "{#ask-first}", ${nothing}`],
  ['## Ask **first** {#h.x7 .unnumbered}\n\nWords.', `line 12: found "{#h.x7 .unnumbered}", ${nothing}`],
  ['## Ask first {-}\n\nWords.', `line 12: found "{-}", ${nothing}`],
  ['Look [there](https://irs.gov){target=_blank}.', `line 12: found "{target=_blank}", ${nothing}`],
  ['[]{#anchor .anchor}Words.', `line 12: found "[]{#anchor .anchor}", ${nothing}`],
  [
    'It is :contentReference[oaicite:0]{index=0} here.',
    `line 12: found ":contentReference[oaicite:0]{index=0}", ${nothing}`,
  ],
  ['Some [words]{.underline} here.', `line 12: found "[words]{.underline}", ${words}`],
  [
    'Some [[words](https://irs.gov)]{.underline}.',
    `line 12: found "[[words](https://irs.gov)]{.underline}", ${words}`,
  ],
  [
    'Words.\n\n> [words]{custom-style="Body Text"}',
    `line 14: found "[words]{custom-style="Body Text"}", ${words}`,
  ],
])('what another program wrote in braces is reported: %j', (written, sentence) => {
  expect(checkWords(written)).toEqual([`content/blog/plat.mdx, ${sentence}`])
})

test('a picture that another program gave a size is reported with it', () => {
  expect(checkWords('![](media/image1.png){width="6.5in" height="4in"}')).toEqual([
    `content/blog/plat.mdx, line 12: found "{width="6.5in" height="4in"}", ${nothing}`,
    'content/blog/plat.mdx, line 12: found a picture without alt text; allowed: <Figure src="…" alt="what it shows"> with a drawing from content/figures.',
  ])
})

test('thirty such marks hide nothing else', () => {
  const headings = Array.from({ length: 30 }, (_, index) => `## Part ${index} {#part-${index}}\n\nWords.`)
  expect(checkWords(`${headings.join('\n\n')}\n\n<b>Words</b>`).slice(-2)).toEqual([
    `content/blog/plat.mdx, line 128: found "{#part-29}", ${nothing}`,
    'content/blog/plat.mdx, line 132: found the HTML tag "<b>"; allowed: **words**.',
  ])
})

const sum =
  'a formula of another program; allowed: a sum in plain symbols, such as "Price × 50% = offer", or <Formula>.'

test.each([
  ['The area \\(\\frac{W}{D}\\) is.', '\\frac{W}{D}'],
  ['$$\n\\text{Acres} = \\frac{W \\times D}{43560}\n$$', '\\text{Acres} = \\frac{W \\times D}{43560}', 13],
  ['W \\times D = \\text{area}', '\\times D = \\text{area}'],
  ['\\text{A} = W\n\\text{B} = D', '\\text{A}'],
])('a formula of a chatbot is reported once: %j', (written, found, line = 12) => {
  expect(checkWords(written)).toEqual([`content/blog/plat.mdx, line ${line}: found "${found}", ${sum}`])
})

test('another program’s boxed remark is reported once, and so is each further one', () => {
  const box = (line: number, written: string) =>
    `content/blog/plat.mdx, line ${line}: found "${written}", which readers would see; allowed: <Callout kind="note"> before a boxed remark and </Callout> after it.`
  expect(checkWords('::: note\nWords.\n:::')).toEqual([box(12, '::: note')])
  expect(checkWords('::::: {.callout-note}\nWords.\n:::::')).toEqual([box(12, '::::: {.callout-note}')])
  expect(checkWords('> :::\n> Words.')).toEqual([box(12, ':::')])
  expect(checkWords(':::note[Ask]{.x}\n\nWords.\n\n:::\n\n:::tip\nWords.\n:::')).toEqual([
    box(12, ':::note[Ask]{.x}'),
    box(18, ':::tip'),
  ])
})

test.each(['\\{#x\\}', '\\{.5 to 1 acre\\}', 'At ::: it ends'])('%j is fine', (written) => {
  expect(checkWords(written)).toEqual([])
})
