/** What to write instead of HTML tags from site builders, word processors and chatbots. */
const meant: readonly (readonly [names: RegExp, allowed: string])[] = [
  [/^www\./, 'a link written [words](https://…)'],
  [/^w?br$/, 'an empty line for a new paragraph, or \\ at the end of a line; in a cell, a comma'],
  [/^(?:b|strong)$/, '**words**'],
  [/^(?:i|em)$/, '*words*'],
  [/^a$/, '[words](address)'],
  [/^h[1-6]$/, '"## Words" or "### Words"'],
  [/^(?:[uod]l|li|d[td])$/, '"- words" or "1. words" in each line of a list'],
  [/^hr$/, '--- between empty lines'],
  [/^blockquote$/, '"> words"'],
  [
    /^(?:table|thead|tbody|tfoot|tr|th|td|caption|colgroup|col)$/,
    '| cell | cell | in each line, and | --- | --- | as the second line',
  ],
  [
    /^(?:img|figure|figcaption|picture|source)$/,
    '<Figure src="…" alt="what it shows"> with a drawing from content/figures',
  ],
  [/^(?:details|summary)$/, '<Question ask="…"> before an answer and </Question> after it'],
  [
    /^(?:p|div|span|font|center|section|article|main|header|footer|nav|body|html|o:p)$/,
    'the words without the tag',
  ],
  [/^(?:u|s|strike|del|ins|mark|small|big|sub|sup|code|pre|cite|q|abbr)$/, 'plain or **bold** words'],
]

/** What to write instead of an HTML tag, or of anything that was to have its effect. */
export function allowedInstead(name: string): string {
  const [, allowed] = meant.find(([names]) => names.test(name)) ?? []
  return allowed ?? 'Markdown and the blocks of content/README.md'
}

/** Whether there is an HTML tag of this name. */
export function isHtmlTag(name: string): boolean {
  return meant.some(([names]) => names.test(name))
}
