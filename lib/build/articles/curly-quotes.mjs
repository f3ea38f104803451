/**
 * Curly quotation marks and apostrophes for text that remark-smartypants does not see: fields of the header, attributes
 * of tags, the glossary, the reading paths.
 * @param {string} words
 */
export function curlQuotes(words) {
  return (
    words
      // In '90s the mark is an apostrophe.
      .replace(/(?<=(?:^|[\s(“])"?)'(?!\d\ds)/g, '‘')
      .replace(/(?<=^|[\s(“‘])"/g, '“')
      .replaceAll('"', '”')
      .replaceAll("'", '’')
  )
}
