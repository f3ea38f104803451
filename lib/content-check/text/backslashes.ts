import { blockNames } from '../../articles/article-blocks'
import { type Finding, quoted } from '../problem'
import { lineAt, withoutCode } from './text-span'

type Text = { text: string; findings: Finding[] }

/**
 * Resolves backslashes that a program wrote when it exported a text: in all of it if there are many, otherwise those of
 * blocks, whose other tag would be a second fault. All lines stay where they are.
 * @param bodyLine where the text after the front matter begins; `undefined` when nobody can tell
 */
export function withoutBackslashes(text: string, bodyLine = Number.POSITIVE_INFINITY): Text {
  const whole = withoutEscapedMarks(text, bodyLine)
  const rest = withoutEscapedTags(whole.text, bodyLine)
  return { text: rest.text, findings: [...whole.findings, ...rest.findings] }
}

/** Marks that hardly anybody escapes for readers to see: of headings, lists, tables, bold words, links and tags. */
const unmistakable =
  /\\(?<=^[ \t>]*\\)(?:#[#\\]*|[-+*>|])(?=[ \t])|\\(?<=^[ \t>]*\d{1,2}\\)[.)](?=[ \t])|\\\*\\\*|\\\]\\?\(|\\<\\?\/?[a-z]/gi

/** As many of them are one mistake. */
const many = 6

/** What the text needs none before; an underscore, a tilde, a brace or a dollar sign may need it. */
const needless = /\\([#*+\-.!()[\]>|="']|<(?=\\?\/?[a-z]))/gi

function withoutEscapedMarks(text: string, bodyLine: number): Text {
  const marks = withoutCode(text)
    .split('\n')
    .flatMap((words, at) =>
      at + 1 < bodyLine ? [] : Array.from(words.matchAll(unmistakable), ([mark]) => ({ mark, line: at + 1 })),
    )
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last || marks.length < many) return { text, findings: [] }
  const lines = text
    .split('\n')
    .map((line, at) => (at + 1 >= first.line && at < last.line ? line.replace(needless, '$1') : line))
  const finding = {
    line: first.line,
    found: `backslashes before ${marks.length} marks from here to line ${last.line}, beginning with ${quoted(first.mark)}, which turn the marks into plain text`,
    allowed:
      'the marks alone: replace every \\ with nothing, since a program added them to the text you copied',
  }
  return { text: lines.join('\n'), findings: [finding] }
}

/** The tag of a block, from \< or &lt; to its end, if it has one. */
const escapedTag = new RegExp(
  String.raw`(?<!\\)(\\<|&lt;)(\\?\/)?(${blockNames.join('|')})(?=[\s/>\\&]|$)(?:([^<>\n]*?)(?:\\?>|&gt;))?`,
  'gm',
)

type TagParts = [mark: string, slash: string | undefined, name: string, rest: string | undefined, at: number]

function withoutEscapedTags(text: string, bodyLine: number): Text {
  const outsideCode = withoutCode(text)
  const findings: Finding[] = []
  const open = new Set<string>()
  const plain = text.replace(escapedTag, (written, ...[mark, slash, name, rest, at]: TagParts) => {
    const line = lineAt(text, at)
    if (line < bodyLine || outsideCode[at] === ' ') return written
    const tag = slash ? `</${name}` : `<${name}`
    const isPair = !slash && escapedClosing(name).test(text.slice(at))
    if (isPair) open.add(name)
    // The sentence about the first tag of a pair names the other one.
    if (!slash || !open.delete(name))
      findings.push({
        line,
        found: `${quoted(`${mark}${slash ?? ''}${name}`)}, which turns the tag of a block into plain text`,
        allowed: `${quoted(tag)}${isPair ? ` and ${quoted(`</${name}`)}` : ''} with < and > as they are`,
      })
    return rest === undefined ? written.slice(mark.length) : `${tag}${rest.replaceAll('\\', '')}>`
  })
  return { text: plain, findings }
}

function escapedClosing(name: string): RegExp {
  return new RegExp(String.raw`(?:\\<|&lt;)\\?/${name}\b`)
}
