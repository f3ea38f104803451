import { SaxesParser } from 'saxes'
import { readViewBox } from '../view-box'
import type { Finding } from './problem'

const harmful = ['script', 'foreignObject', 'iframe', 'image', 'a']

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Styles that ask for a file; what begins with `#` is within the drawing, and an escape could spell anything. */
const loads = /@import|url\((?!["']?#)|\\/i

/** Most bytes of a drawing, a quarter of which is what a reader waits for; the largest of ours has about 6,000. */
const mostBytes = 100_000

/** A drawing of an article: well-formed XML, a size to reserve room by, a title, nothing that runs or loads. */
export function checkDrawing(svg: string): Finding[] {
  const allowed = 'an SVG file as a drawing program saves it'
  if (!svg.trim()) return [{ line: 1, found: 'an empty file', allowed }]
  // What is no text becomes these when it is read as text.
  if (/^\uFFFD|\0/.test(svg)) return [{ found: 'a picture of another kind whose name ends in .svg', allowed }]
  const findings: Finding[] = []
  let broken: Finding | undefined
  let root: { name: string; xmlns: string | undefined; viewBox: string } | undefined
  let hasTitle = false
  let inside = ''
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', ({ message }) => {
    const line = Number(/^(\d+):/.exec(message)?.[1] ?? 1)
    broken ??= { line, found: 'a drawing that is not well-formed', allowed }
  })
  const refuse = (tag: string) =>
    findings.push({
      line: parser.line,
      found: `<${tag}> that runs, links or loads`,
      allowed: 'shapes and text only',
    })
  parser.on('opentag', ({ name, attributes }) => {
    root ??= { name, xmlns: attributes.xmlns, viewBox: attributes.viewBox ?? '' }
    if (name === 'title') hasTitle = true
    // Whatever the drawing calls the namespace.
    inside = name.replace(/.*:/, '')
    if (harmful.includes(inside) || Object.entries(attributes).some(runs)) refuse(name)
  })
  parser.on('closetag', () => {
    inside = ''
  })
  const readText = (text: string) => {
    if (inside === 'style' && loads.test(text)) refuse(inside)
  }
  parser.on('text', readText)
  parser.on('cdata', readText)
  parser.on('processinginstruction', ({ target }) => refuse(`?${target}?`))
  parser.write(svg).close()
  // Whatever else it seems to lack may be there.
  if (broken) return [broken]
  if (root?.name !== 'svg')
    findings.push({ line: 1, found: 'no <svg> at the start', allowed: 'an SVG drawing' })
  // Browsers draw no file without it.
  else if (root.xmlns !== svgNamespace)
    findings.push({ line: 1, found: 'no xmlns', allowed: `xmlns="${svgNamespace}" on <svg>` })
  else if (!readViewBox(root.viewBox))
    findings.push({ line: 1, found: 'no viewBox', allowed: 'viewBox="0 0 width height" on <svg>' })
  if (!hasTitle)
    findings.push({ line: 1, found: 'no <title>', allowed: '<title> with what the drawing shows' })
  return findings.length > 0 ? findings : sizeFindings(svg)
}

/** Whether an attribute runs something, links, or asks for a file; also one that an animation sets. */
function runs([name, value]: [string, string]): boolean {
  if (/href$/i.test(name)) return !value.startsWith('#')
  return /^on/i.test(name) || loads.test(value) || (name === 'attributeName' && /href$/i.test(value))
}

function sizeFindings(svg: string): Finding[] {
  const bytes = Buffer.byteLength(svg)
  if (bytes <= mostBytes) return []
  return [
    {
      found: `${bytes.toLocaleString('en-US')} bytes`,
      allowed: `at most ${mostBytes.toLocaleString('en-US')} bytes, so that phones can show it`,
    },
  ]
}
