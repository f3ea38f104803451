/**
 * Curly quotation marks and apostrophes for words that Smartypants does not read: fields of a header, attributes of a
 * tag, the glossary, reading paths.
 * @param {string} words
 */
export function curlQuotes(words) {
  return (
    words
      // The '90s leave figures out.
      .replace(/(?<=(?:^|[\s(“])"?)'(?!\d\ds)/g, '‘')
      .replace(/(?<=^|[\s(“‘])"/g, '“')
      .replaceAll('"', '”')
      .replaceAll("'", '’')
  )
}
