/** The names of elements that selectors can match. Pure. */

/**
 * Every tag, class, id and attribute of some pages, but not their text.
 * https://purgecss.com/extractors.html
 * @param {Iterable<string>} pages HTML
 */
export function namesIn(pages) {
  /** @type {Names} */
  const found = {
    tags: new Set(),
    classes: new Set(),
    ids: new Set(),
    // With those that elements get when they are opened or switched on.
    attributes: new Set(['open']),
    values: new Set(['open', 'true']),
  }
  for (const html of pages)
    for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)) {
      add(found.tags, tag.toLowerCase())
      for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g))
        addAttribute(found, name, value)
    }
  return {
    tags: [...found.tags],
    classes: [...found.classes],
    ids: [...found.ids],
    attributes: { names: [...found.attributes], values: [...found.values] },
  }
}

/** @typedef {Record<'tags' | 'classes' | 'ids' | 'attributes' | 'values', Set<string>>} Names */

/**
 * @param {Names} found
 * @param {string} name
 * @param {string} value
 */
function addAttribute({ attributes, classes, ids, values }, name, value) {
  add(attributes, name.toLowerCase())
  if (name === 'class') for (const word of value.split(/\s+/)) add(classes, word)
  else if (name === 'id') add(ids, value)
  else for (const word of [value, ...value.split(/\s+/)]) add(values, word)
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
