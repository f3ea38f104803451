import { offsetAt, type Span } from '../text/text-span'

/** What the MDX parser reports about two tags that do not match. */
export type TagMessage = {
  /** Name in the tag that is open. */
  opened: string
  /** Position of the opening tag; `undefined` if the fault is at the closing tag. */
  opening: Span | undefined
  /** Name in the closing tag that came instead. */
  closed: string | undefined
  /** Whether the paragraph, quotation or list item around the opening tag ended first. */
  isInside: boolean
}

const tag = (group: string) => `\`</?(?<${group}>[^>\`/]*)/?>\``
const place = String.raw`\((?<place>\d+:\d+-\d+:\d+)\)`

const forms = [
  // Unexpected closing tag `</Term>`, expected corresponding closing tag for `<Callout>` (4:1-4:10)
  new RegExp(
    `^Unexpected closing tag ${tag('closed')}, expected corresponding closing tag for ${tag('opened')} ${place}`,
  ),
  // Expected a closing tag for `<Callout>` (4:1-4:10) before the end of `paragraph`
  new RegExp(`^Expected a closing tag for ${tag('opened')} ${place}(?<inside> before the end of)?`),
  // Expected the closing tag `</Callout>` either after the end of `list` (7:4) or another opening tag after …
  new RegExp(`^Expected the closing tag ${tag('opened')} (?<inside>either after the end of)`),
]

/** Parses such a message; `undefined` for any other. */
export function tagMessage(reason: string, text: string): TagMessage | undefined {
  const { groups } = forms.map((form) => form.exec(reason)).find((match) => match) ?? {}
  if (!groups) return undefined
  const { opened = '', closed, place: written, inside } = groups
  return {
    opened,
    opening: written === undefined ? undefined : spanOf(written, text),
    closed,
    isInside: inside !== undefined,
  }
}

function spanOf(written: string, text: string): Span {
  const [line = 0, column = 0, endLine = 0, endColumn = 0] = written.split(/[:-]/).map(Number)
  return { start: offsetAt(text, line, column), end: offsetAt(text, endLine, endColumn) }
}
