/**
 * @typedef {{ name?: string }} Construct
 * @typedef {{ text?: Record<string, Construct | Construct[]> }} Extension constructs by the character they begin with
 */

/** The constructs of remark-gfm that are tried at every letter, which takes a quarter of the parsing time. */
const sought = ['emailAutolink', 'protocolAutolink', 'wwwAutolink']

/** A text that contains none of these characters contains none of the constructs. */
const signs = /@|:\/\/|www\./i

/**
 * Parses a text without the constructs that it cannot contain. Must come after the plugins that add constructs.
 * https://github.com/micromark/micromark#extending-markdown
 * @this {ThisParameterType<import('./article-plugins.mjs').NamedPlugin[1]>}
 */
export default function remarkSparingGfm() {
  const { parser } = this
  const { micromarkExtensions = [] } = /** @type {{ micromarkExtensions?: Extension[] }} */ (this.data())
  if (!parser) throw new Error('There is no parser yet.')
  const all = [...micromarkExtensions]
  const sparing = all.map(withoutSought)
  this.parser = (text, file) => {
    micromarkExtensions.splice(0, all.length, ...(signs.test(text) ? all : sparing))
    return parser(text, file)
  }
}

/**
 * @param {Extension} extension
 * @returns {Extension}
 */
function withoutSought(extension) {
  const text = Object.entries(extension.text ?? {}).flatMap(([letter, constructs]) => {
    const left = [constructs].flat().filter(({ name = '' }) => !sought.includes(name))
    return left.length > 0 ? [[letter, left]] : []
  })
  return { ...extension, text: Object.fromEntries(text) }
}
