/** Elements of SVG that draw, name or style and do nothing else. Those that move stay out: they could not be held still. */
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

/** What browsers give a behaviour to, besides SVG: elements of HTML and MathML. */
const living = ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML']

/** Styles that ask for a file; what begins with `#` is within the drawing, and an escape could spell anything. */
const loads = /@import|image-set\(|src\(|url\((?!["']?#)|\\/i

/** Styles that move what they are given to, unless they say that nothing does. */
const moves =
  /@(?:-\w+-)?keyframes|(?:^|[\s;{])(?:-\w+-)?(?:animation|transition)(?:-[\w-]+)?\s*:(?!\s*none\s*(?:[;}!]|$))/i

/** Whether an element may be in a drawing. What drawing programs note in namespaces of their own does nothing. */
export function draws({ local, uri }: { local: string; uri: string }): boolean {
  return uri === svgNamespace ? drawn.has(local) : !living.includes(uri)
}

/** Whether an attribute runs something, links, or asks for a file. */
export function reaches({ name, value }: { name: string; value: string }): boolean {
  if (/href$/i.test(name)) return !value.startsWith('#')
  return /^on/i.test(name) || name === 'xml:base' || asksForFile(value)
}

/** Whether a style asks for a file. */
export function asksForFile(style: string): boolean {
  return loads.test(style)
}

/** Whether a style lets something move. */
export function letsMove(style: string): boolean {
  return moves.test(style.replace(/\/\*.*?\*\//gs, ' '))
}
