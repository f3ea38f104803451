import { readViewBox } from '../../articles/view-box'
import { type Finding, quoted } from '../problem'
import { svgNamespace } from './drawn-elements'

/** The element that a drawing is, with its attributes and the line it begins on. */
export type DrawingRoot = { name: string; attributes: ReadonlyMap<string, string>; line: number }

const viewBox = 'viewBox="0 0 width height" on <svg>'

/** What keeps browsers from drawing the file, or pages from reserving room for it. */
export function rootFinding(root: DrawingRoot | undefined): Finding[] {
  if (root?.name !== 'svg')
    return [{ line: root?.line ?? 1, found: 'no <svg> at the start', allowed: 'an SVG drawing' }]
  const { attributes, line } = root
  // Browsers do not draw an SVG file without it.
  if (attributes.get('xmlns') !== svgNamespace)
    return [{ line, found: 'no xmlns', allowed: `xmlns="${svgNamespace}" on <svg>` }]
  const value = attributes.get('viewBox')
  if (value !== undefined)
    return readViewBox(value)
      ? []
      : [
          {
            line,
            found: `the viewBox ${quoted(value)}`,
            allowed: `${viewBox}: four numbers without units, the last two above 0`,
          },
        ]
  const other = [...attributes.keys()].find((name) => name.toLowerCase() === 'viewbox')
  return other
    ? [{ line, found: `the name ${quoted(other)}`, allowed: `${viewBox}, with a capital B` }]
    : [{ line, found: 'no viewBox', allowed: viewBox }]
}
