import { type Finding, quoted } from '../problem'
import { asBlanks, offsetAt, type Span, withoutCode } from '../text/text-span'
import { allowedInstead, isHtmlTag } from '../tree/html-tags'
import { htmlTag } from '../tree/wrong-tags'

type Tag = Span & { name: string; isClosing: boolean; partner?: Tag }

/**
 * Finds HTML, as web pages and word processors have it: each piece is one fault, with all tags in it. In `text` they are
 * written so that the rest can be parsed, with all lines and columns where they are: MDX knows neither `<br>` nor a
 * `<p>` that is never closed.
 * @param bodyLine where the text after the front matter begins
 */
export function htmlElements(text: string, bodyLine: number): { text: string; findings: Finding[] } {
  const bodyStart = offsetAt(text, bodyLine, 1)
  const pieces: (Span & { line: number; names: string[] })[] = []
  let line = 1
  let readable = ''
  let readTo = 0
  for (const tag of tagsIn(text, bodyStart)) {
    const { name, isClosing, partner, start } = tag
    const piece = pieces.at(-1)
    line += text.slice(readTo, start).split('\n').length - 1
    const end = Math.max(tag.end, partner?.end ?? 0)
    if (piece && !text.slice(piece.end, start).trim()) {
      piece.end = Math.max(piece.end, end)
      if (!isClosing) piece.names.push(name)
    } else pieces.push({ start, end, line, names: [isClosing ? `/${name}` : name] })
    readable += text.slice(readTo, start) + readableTag(tag, text)
    line += text.slice(start, tag.end).split('\n').length - 1
    readTo = tag.end
  }
  return {
    text: readable + text.slice(readTo),
    findings: pieces.map((piece) => ({ line: piece.line, ...pieceFinding(piece.names) })),
  }
}

function tagsIn(text: string, bodyStart: number): Tag[] {
  const written = withoutCode(text).replace(notHtml, asBlanks)
  const open: Tag[] = []
  return Array.from(written.matchAll(/(?<!\\)<(\/?)([a-z][a-z\d]*(?::[a-z]+)?)(?=[\s/>])/gi)).flatMap(
    ({ 0: { length }, 1: slash, 2: word = '', index: start }) => {
      const name = word === word.toUpperCase() ? word.toLowerCase() : word
      const end = tagEnd(written, start + length)
      if (start < bodyStart || !end || !isHtmlTag(name)) return []
      const tag: Tag = { name, isClosing: slash !== '', start, end }
      const at = tag.isClosing ? open.findLastIndex((opening) => opening.name === name) : -1
      const [opening] = at < 0 ? [] : open.splice(at)
      if (opening) [tag.partner, opening.partner] = [opening, tag]
      if (!tag.isClosing && written[end - 2] !== '/') open.push(tag)
      return [tag]
    },
  )
}

/** A comment, or the tag of a block, whose attributes are checked by themselves. */
const notHtml = /<!--[\s\S]*?-->|<[A-Z][a-z]\w*\s(?:"[^"\n]*"|'[^'\n]*'|[^<>"'])*>/g

/** A value may hold a >, and a tag may go on in the next line, but not in the next paragraph. */
const attributes = /(?:=\s*(?:"[^"\n<]*"|'[^'\n<]*')|[^<>\n=]|=|\n(?![ \t]*\n))*/y

function tagEnd(text: string, from: number): number | undefined {
  attributes.lastIndex = from
  const end = from + (attributes.exec(text)?.[0].length ?? 0)
  if (text[end] === '>') return end + 1
  // After the last value only the > is missing.
  return /^(?:[^"]*"[^"]*")+[^"]*$/.test(text.slice(from, end)) ? end : undefined
}

/** A tag without attributes, which other sites write in ways of their own; without a partner, one that needs none. */
function readableTag({ name, isClosing, partner, start, end }: Tag, text: string): string {
  const [first, last] = partner ? [`<${isClosing ? '/' : ''}${name}`, '>'] : ['<a', '/>']
  const blanks = asBlanks(text.slice(start + first.length, end - last.length))
  // `<p>` is too short for one that needs no partner.
  return end - start < 4 && !partner ? '   ' : first + blanks + last
}

function pieceFinding(names: readonly string[]): Finding {
  const different = [...new Set(names)]
  const found = `the HTML tag${different.length === 1 ? '' : 's'} ${listed(different)}`
  const insteadOf = (name: string) => allowedInstead(name.replace('/', ''))
  const [first = '', ...more] = different
  if (more.every((name) => insteadOf(name) === insteadOf(first)))
    return { ...htmlTag(first.replace('/', '')), found }
  const allowed = [...new Set(different.map(insteadOf))].map(
    (instead) => `for ${listed(different.filter((name) => insteadOf(name) === instead))} ${instead}`,
  )
  return { found, allowed: allowed.join('; ') }
}

function listed(names: readonly string[]): string {
  const tags = names.map((name) => quoted(`<${name}>`))
  return [tags.slice(0, -1).join(', '), ...tags.slice(-1)].filter(Boolean).join(' and ')
}
