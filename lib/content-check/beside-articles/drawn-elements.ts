/**
 * SVG elements that only draw, name or style. Animation elements are not among them, because they could not be stopped
 * for readers who ask for less motion.
 */
const drawn = new Set(
  [
    'svg g defs symbol use switch title desc metadata style',
    'path rect circle ellipse line polyline polygon text tspan textPath',
    'linearGradient radialGradient stop pattern marker mask clipPath view',
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology',
    'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((names) => names.split(' ')),
)

export const svgNamespace = 'http://www.w3.org/2000/svg'

/** Namespaces whose elements have behaviour in browsers: HTML and MathML. */
const living = ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML']

/** Styles that load a file. `#` refers to something within the drawing; an escape could spell anything. */
const loads = /@import|image-set\(|src\(|url\((?!["']?#)|\\/i

/** Styles that animate, unless their value is `none`. */
const moves =
  /@(?:-\w+-)?keyframes|(?:^|[\s;{])(?:-\w+-)?(?:animation|transition)(?:-[\w-]+)?\s*:(?!\s*none\s*(?:[;}!]|$))/i

/** Whether an element is allowed in a drawing. Elements in namespaces of drawing programs have no effect. */
export function draws({ local, uri }: { local: string; uri: string }): boolean {
  return uri === svgNamespace ? drawn.has(local) : !living.includes(uri)
}

/** Whether an attribute runs code, links, or loads a file. */
export function reaches({ name, value }: { name: string; value: string }): boolean {
  if (/href$/i.test(name)) return !value.startsWith('#')
  return /^on/i.test(name) || name === 'xml:base' || asksForFile(value)
}

/** Whether a style loads a file. */
export function asksForFile(style: string): boolean {
  return loads.test(style)
}

/** Whether a style animates something. */
export function letsMove(style: string): boolean {
  return moves.test(style.replace(/\/\*.*?\*\//gs, ' '))
}
