import { SaxesParser } from 'saxes'
import { readViewBox } from '../view-box'
import type { Finding } from './problem'

const harmful = ['script', 'foreignObject', 'iframe', 'image', 'a']

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
  let root: { name: string; viewBox: string } | undefined
  let hasTitle = false
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', ({ message }) => {
    const line = Number(/^(\d+):/.exec(message)?.[1] ?? 1)
    broken ??= { line, found: 'a drawing that is not well-formed', allowed }
  })
  parser.on('opentag', ({ name, attributes }) => {
    root ??= { name, viewBox: attributes.viewBox ?? '' }
    if (name === 'title') hasTitle = true
    const runs = Object.entries(attributes).some(
      ([key, value]) => /^on/i.test(key) || (/href$/i.test(key) && !value.startsWith('#')),
    )
    if (harmful.includes(name) || runs)
      findings.push({
        line: parser.line,
        found: `<${name}> that runs, links or loads`,
        allowed: 'shapes and text only',
      })
  })
  parser.write(svg).close()
  // Whatever else it seems to lack may be there.
  if (broken) return [broken]
  if (root?.name !== 'svg')
    findings.push({ line: 1, found: 'no <svg> at the start', allowed: 'an SVG drawing' })
  else if (!readViewBox(root.viewBox))
    findings.push({ line: 1, found: 'no viewBox', allowed: 'viewBox="0 0 width height" on <svg>' })
  if (!hasTitle)
    findings.push({ line: 1, found: 'no <title>', allowed: '<title> with what the drawing shows' })
  return findings.length > 0 ? findings : sizeFindings(svg)
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
