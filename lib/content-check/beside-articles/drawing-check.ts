import { SaxesParser } from 'saxes'
import type { Finding } from '../problem'
import { lineAt } from '../text/text-span'
import { type DrawingRoot, rootFinding } from './drawing-root'
import { asksForFile, draws, letsMove, reaches, svgNamespace } from './drawn-elements'

/** In bytes. Compressed, a reader downloads about a quarter of it; our largest drawing has about 6,000. */
const maxBytes = 100_000

const asSaved = 'an SVG file as saved by a drawing program'

/** A drawing of an article: well-formed XML, a size to reserve room by, a title, nothing that runs or loads. */
export function checkDrawing(svg: string): Finding[] {
  const unreadable = unreadableFinding(svg)
  if (unreadable) return [unreadable]
  const { broken, root, refused, hasTitle } = parseDrawing(svg)
  // What else seems to be missing may only follow from this.
  if (broken) return [bareAmpersand(svg, broken) ?? broken]
  const title = { line: 1, found: 'no <title>', allowed: '<title> with what the drawing shows' }
  if (root?.name !== 'svg') return rootFinding(root)
  const findings = [...refused, ...rootFinding(root), ...(hasTitle ? [] : [title])]
  return findings.length > 0 ? findings : sizeFindings(svg)
}

/** The most likely mistake of somebody who writes a title by hand. The parser notices it only at the next semicolon. */
function bareAmpersand(svg: string, noticed: Finding): Finding | undefined {
  const at = svg.search(/&(?!#?\w+;)/)
  const line = lineAt(svg, at)
  if (at < 0 || line > (noticed.line ?? 0)) return undefined
  return { line, found: '"&" by itself', allowed: '&amp; for this sign, or the word "and"' }
}

function unreadableFinding(svg: string): Finding | undefined {
  if (!svg.trim()) return { line: 1, found: 'an empty file', allowed: asSaved }
  // Bytes that are not text decode to these characters.
  if (/^\uFFFD|\0/.test(svg))
    return { found: 'a picture of another kind whose name ends in .svg', allowed: asSaved }
  const at = svg.indexOf('\uFFFD')
  if (at < 0) return undefined
  return { line: lineAt(svg, at), found: 'characters that are not UTF-8', allowed: 'a file saved as UTF-8' }
}

type ParsedDrawing = {
  /** Where its XML breaks off. */
  broken: Finding | undefined
  root: DrawingRoot | undefined
  /** Whatever in it runs, loads, links or moves. */
  refused: Finding[]
  hasTitle: boolean
}

function parseDrawing(svg: string): ParsedDrawing {
  const refused: Finding[] = []
  let broken: Finding | undefined
  let root: DrawingRoot | undefined
  let rootLine = 1
  let hasTitle = false
  /** Names of the open elements, the innermost last. */
  const open: string[] = []
  let refusedLevel = Number.POSITIVE_INFINITY
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', ({ message }) => {
    const line = Number(/^(\d+):/.exec(message)?.[1] ?? 1)
    broken ??= { line, found: 'a drawing whose SVG code is broken', allowed: asSaved }
  })
  const refuse = (found: string) =>
    refused.push({ line: parser.line, found, allowed: 'shapes, text and their styles only' })
  parser.on('opentagstart', () => {
    if (!root) rootLine = parser.line
  })
  parser.on('opentag', (tag) => {
    const { name, local, uri, attributes } = tag
    const written = new Map(Object.values(attributes).map((attribute) => [attribute.name, attribute.value]))
    root ??= { name, attributes: written, line: rootLine }
    // Drawing programs add a title in a namespace of their own, which is read to nobody.
    open.push(uri === svgNamespace ? local : name)
    // What is inside of a refused element goes with it.
    if (open.length > refusedLevel) return
    if (!draws(tag)) {
      refuse(`<${name}>`)
      refusedLevel = open.length
    } else if (Object.values(attributes).some(reaches))
      refuse(`<${name}> that runs code, links or loads a file`)
    else if (letsMove(written.get('style') ?? '')) refuse(`<${name}> that moves`)
  })
  parser.on('closetag', () => {
    open.pop()
    if (open.length < refusedLevel) refusedLevel = Number.POSITIVE_INFINITY
  })
  const readText = (text: string) => {
    if (open.at(-1) === 'title' && text.trim()) hasTitle = true
    if (!open.includes('style')) return
    if (asksForFile(text)) refuse('<style> that loads a file')
    else if (letsMove(text)) refuse('<style> that moves')
  }
  parser.on('text', readText)
  parser.on('cdata', readText)
  parser.on('processinginstruction', ({ target }) => refuse(`<?${target}?>`))
  // Its internal subset, in brackets, can give attributes to any element.
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse('<!DOCTYPE> with rules of its own')
  })
  parser.write(svg).close()
  return { broken, root, refused, hasTitle }
}

function sizeFindings(svg: string): Finding[] {
  const bytes = Buffer.byteLength(svg)
  if (bytes <= maxBytes) return []
  return [
    {
      found: `${bytes.toLocaleString('en-US')} bytes`,
      allowed: `at most ${maxBytes.toLocaleString('en-US')} bytes, so that phones can show it`,
    },
  ]
}
