/** The names of elements that selectors can match. Pure. */

/**
 * Every tag, class, id and attribute of some pages, but not their text.
 * https://purgecss.com/extractors.html
 * @param {Iterable<string> | AsyncIterable<string>} pages HTML
 */
export async function namesIn(pages) {
  /** @type {Set<string>} */
  const tags = new Set()
  /** @type {Set<string>} */
  const classes = new Set()
  /** @type {Set<string>} */
  const ids = new Set()
  // Attributes and values that elements get when they are opened or switched on.
  const names = new Set(['open'])
  const values = new Set(['open', 'true'])
  for await (const html of pages)
    for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)) {
      add(tags, tag.toLowerCase())
      for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
        add(names, name.toLowerCase())
        if (name === 'class') for (const word of value.split(/\s+/)) add(classes, word)
        else if (name === 'id') add(ids, value)
        else for (const word of [value, ...value.split(/\s+/)]) add(values, word)
      }
    }
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...names], values: [...values] },
  }
}

/**
 * Every word of some code that could be a tag, a class, an id, or an attribute or its value, much as Tailwind detects
 * them. A word that ends in a hyphen is the beginning of composed names, as in `icon-${name}`; names composed in
 * another way are not found. https://tailwindcss.com/docs/detecting-classes-in-source-files
 * @param {string} code
 */
export function wordsOf(code) {
  return code.replace(/\\[nrt]/g, ' ').match(/(?<![\w-])-?\w+(?:-+\w+)*(?:-(?=["'`]|\$\{))?/g) ?? []
}

/**
 * Whether a word is the beginning of composed names.
 * @param {string} word
 */
export function isBeginning(word) {
  return word.endsWith('-')
}

/**
 * Tags, classes and attributes of the elements in a page's tree, but not its text. Some of them appear only once the
 * page is live, such as an article that a search finds.
 * @param {string} flight see flight-rows.mjs
 */
export function namesInTree(flight) {
  const tags = flight.matchAll(/\["\$","([a-z][\w-]*)"/g)
  const classes = flight.matchAll(/"className":"([^"]*)"/g)
  const attributes = flight.matchAll(/"((?:data|aria)-[\w-]+":(?:"[^"]*"|true))/g)
  return [...tags, ...classes, ...attributes].flatMap(([, names = '']) => wordsOf(names))
}

/**
 * Adds a copy, because V8 keeps the whole page in memory for as long as a substring of it exists.
 * @param {Set<string>} words
 * @param {string} word
 */
function add(words, word) {
  if (!words.has(word)) words.add(Buffer.from(word).toString())
}
