/** A start tag; or all of a script or style element, whose content is left as it is. */
const tags = /<(script|style)\b.*?<\/\1>|<([a-z][\w-]*)((?: [\w:-]+(?:="[^"]*")?)*) ?\/?>/gs

const attributes = / ([\w:-]+)(="[^"]*")?/g

/** Attributes of SVG, which have their capitals in HTML, too. */
const ofSvg = ['viewBox', 'preserveAspectRatio', 'pathLength']

/** HTML's elements without content. Those of SVG keep their slash. */
const voidElements = ['br', 'hr', 'img', 'input', 'link', 'meta', 'source']

/**
 * Spells what React has written as a person would: `charset` for `charSet`, `hidden` for `hidden=""` and `<br>` for
 * `<br/>`. Browsers read the same in both, and the first response gets shorter. Pure.
 * @param {string} html
 */
export function spellAsHtml(html) {
  return html.replace(tags, (tag, code, name, list) => {
    if (code) return tag
    const end = tag.endsWith('/>') && !voidElements.includes(name) ? '/>' : '>'
    return `<${name}${list.replace(attributes, spelled)}${end}`
  })
}

/**
 * @param {string} _
 * @param {string} name of an attribute
 * @param {string} [value] with its equals sign and quotation marks
 */
function spelled(_, name, value = '') {
  // An empty text for a picture says that there is nothing to say; without a value it would look forgotten.
  const isOmitted = value === '=""' && name !== 'alt'
  return ` ${ofSvg.includes(name) ? name : name.toLowerCase()}${isOmitted ? '' : value}`
}
