import { quoted } from '../problem'
import { allowedInstead, isHtmlTag } from '../tree/html-tags'

/** A tag escaped by backslashes or `&lt;`; `index` is where it begins. */
type EscapedTag = { index: number; found: string; allowed: string }

const tag = /(?<!\\)(?:\\<|&lt;)(\/?)([a-z][a-z\d]*)(?=([\s/>\\&]|$))/gi

/** Names that nobody would use for a blank to fill in, as in `\<section\>`. */
const unmistakable = /^(?:br|hr|img|div|span|strong|em|sup|sub|h[1-6])$/

/** Finds escaped tags of HTML, as word processors export them; `backslashes.ts` finds those of blocks. */
export function escapedTags(source: string): EscapedTag[] {
  const reported = new Set<string>()
  return Array.from(source.matchAll(tag)).flatMap(({ 0: written, 1: slash, 2: name = '', index }) => {
    const html = name.toLowerCase()
    const rest = source.slice(index + written.length)
    const isTag = slash || unmistakable.test(html) || isClosed(html, rest) || /^\s+[\w-]+=\S/.test(rest)
    if (!isHtmlTag(html) || !isTag || reported.has(html)) return []
    reported.add(html)
    const [end = ''] = /^[^<>\n]{0,80}?(?:>|&gt;)/.exec(rest) ?? []
    return {
      index,
      found: `${quoted(written + end)}, an HTML tag, which readers would see`,
      allowed: allowedInstead(html),
    }
  })
}

function isClosed(name: string, rest: string): boolean {
  return new RegExp(String.raw`(?:\\<|&lt;)\/${name}[\s>\\&]`, 'i').test(rest)
}
