/** What articles have instead of the tags of HTML that site builders, word processors and chatbots write. */
const meant: readonly (readonly [names: RegExp, allowed: string])[] = [
  [/^www\./, 'a link as [words](https://…)'],
  [/^br$/, 'an empty line for a new paragraph, or \\ at the end of a line; in a cell, a comma'],
  [/^(?:b|strong)$/, '**words**'],
  [/^(?:i|em)$/, '*words*'],
  [/^a$/, '[words](address)'],
  [/^h[1-6]$/, '"## Words" or "### Words"'],
  [/^(?:ul|ol|li)$/, '"- words" or "1. words" in each line of a list'],
  [/^hr$/, '--- between empty lines'],
  [/^blockquote$/, '"> words"'],
  [/^(?:table|thead|tbody|tr|th|td)$/, '| cell | cell | in each line, and | --- | --- | as the second line'],
  [/^(?:img|figure|figcaption)$/, '<Figure src="…" alt="what it shows"> with a drawing from content/figures'],
  [/^(?:details|summary)$/, '<Question ask="…"> before an answer and </Question> after it'],
  [/^(?:p|div|span|font|center|section)$/, 'the words without the tag'],
  [/^(?:u|s|del|ins|mark|small|sub|sup|code|pre)$/, 'plain or **bold** words'],
]

/** What is allowed where a tag of HTML stands, or anything else that was to do what it does. */
export function allowedInstead(name: string): string {
  const [, allowed] = meant.find(([names]) => names.test(name)) ?? []
  return allowed ?? 'Markdown and the blocks of content/README.md'
}

/** Whether such tags have a name. */
export function isHtmlTag(name: string): boolean {
  return meant.some(([names]) => names.test(name))
}
