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

const name = '`</?([^>`/]*)/?>`'
const place = String.raw`\((\d+):(\d+)-(\d+):(\d+)\)`

const forms = {
  // Unexpected closing tag `</Term>`, expected corresponding closing tag for `<Callout>` (4:1-4:10)
  other: new RegExp(
    `^Unexpected closing tag ${name}, expected corresponding closing tag for ${name} ${place}`,
  ),
  // Expected a closing tag for `<Callout>` (4:1-4:10) before the end of `paragraph`
  none: new RegExp(`^Expected a closing tag for ${name} ${place}( before the end of)?`),
  // Expected the closing tag `</Callout>` either after the end of `list` (7:4) or another opening tag after …
  inside: new RegExp(`^Expected the closing tag ${name} either after the end of`),
}

/** Parses such a message; `undefined` for any other. */
export function tagMessage(reason: string, text: string): TagMessage | undefined {
  const [, closed, other, ...otherPlace] = forms.other.exec(reason) ?? []
  if (other !== undefined)
    return { opened: other, opening: spanOf(otherPlace, text), closed, isInside: false }
  const [, none, ...nonePlace] = forms.none.exec(reason) ?? []
  if (none !== undefined)
    return {
      opened: none,
      opening: spanOf(nonePlace, text),
      closed: undefined,
      isInside: nonePlace[4] !== undefined,
    }
  const [, inside] = forms.inside.exec(reason) ?? []
  return inside === undefined
    ? undefined
    : { opened: inside, opening: undefined, closed: undefined, isInside: true }
}

function spanOf([line, column, endLine, endColumn]: (string | undefined)[], text: string): Span {
  return {
    start: offsetAt(text, Number(line), Number(column)),
    end: offsetAt(text, Number(endLine), Number(endColumn)),
  }
}
