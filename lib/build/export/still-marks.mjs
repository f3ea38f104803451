/**
 * An element in the page's HTML; `isOnly`: no other has the same markup.
 * @typedef {{ start: number, end: number, isOnly: boolean }} Place
 */

/**
 * The page with its borrowed elements marked; their order is their number. In them, the comments by which React tells one
 * text from the next are of no use; where the same markup stands elsewhere too, that may be what React takes over, and they
 * stay.
 * @param {string} html
 * @param {Place[]} places in the order of the page
 */
export function markPlaces(html, places) {
  const edits = places.flatMap(({ start, end, isOnly }) => [
    {
      at: start + html.slice(start, start + 40).search(/[\s/>]/),
      drop: 0,
      put: ' data-still',
    },
    ...(isOnly ? commentsIn(html, start, end) : []),
  ])
  let marked = ''
  let from = 0
  for (const { at, drop, put } of edits.sort((a, b) => a.at - b.at)) {
    // Where one place is part of another, both name its comments; to drop one again drops nothing.
    marked += html.slice(from, at) + put
    from = at + drop
  }
  return marked + html.slice(from)
}

/**
 * @param {string} html
 * @param {number} start
 * @param {number} end
 */
function commentsIn(html, start, end) {
  const comment = '<!-- -->'
  return Array.from(html.slice(start, end).matchAll(/<!-- -->/g), ({ index }) => ({
    at: start + index,
    drop: comment.length,
    put: '',
  }))
}
