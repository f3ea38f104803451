/**
 * @typedef {{ name?: string }} Construct
 * @typedef {{ text?: Record<string, Construct | Construct[]> }} Extension what is looked for, by the letter it begins with
 */

/** What remark-gfm looks for at every letter of a text, which takes a quarter of the time of reading it. */
const sought = ['emailAutolink', 'protocolAutolink', 'wwwAutolink']

/** Without one of these a text has none of them. */
const signs = /@|:\/\/|www\./i

/**
 * Leaves out what a text cannot have. Stands behind the plugins that add to what is looked for.
 * https://github.com/micromark/micromark#extending-markdown
 * @this {ThisParameterType<import('./article-plugins.mjs').NamedPlugin[1]>}
 */
export default function remarkSparingGfm() {
  const { parser } = this
  const { micromarkExtensions = [] } = /** @type {{ micromarkExtensions?: Extension[] }} */ (this.data())
  if (!parser) throw new Error('There is nothing yet that parses.')
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
