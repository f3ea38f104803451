import { SaxesParser } from 'saxes'
import { readViewBox } from '../view-box'
import type { Finding } from './problem'

const harmful = ['script', 'foreignObject', 'iframe', 'image', 'a']

/** A drawing of an article: well-formed XML, a size to reserve room by, a title, nothing that runs or loads. */
export function checkDrawing(svg: string): Finding[] {
  const findings: Finding[] = []
  let root: { name: string; viewBox: string } | undefined
  let hasTitle = false
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', ({ message }) => {
    const line = Number(/^(\d+):/.exec(message)?.[1] ?? 1)
    if (findings.length === 0)
      findings.push({
        line,
        found: 'a drawing that is not well-formed',
        allowed: 'an SVG file as a drawing program saves it',
      })
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
  if (root?.name !== 'svg')
    findings.push({ line: 1, found: 'no <svg> at the start', allowed: 'an SVG drawing' })
  else if (!readViewBox(root.viewBox))
    findings.push({ line: 1, found: 'no viewBox', allowed: 'viewBox="0 0 width height" on <svg>' })
  if (!hasTitle)
    findings.push({ line: 1, found: 'no <title>', allowed: '<title> with what the drawing shows' })
  return findings
}
