/**
 * An element in the page's HTML; `isOnly`: no other has the same markup.
 * @typedef {{ start: number, end: number, isOnly: boolean }} Place
 */

/**
 * The page with its borrowed elements marked; their order is their number. Inside them, the comments with which React
 * separates text nodes are removed, except where the same markup occurs elsewhere too, because React may hydrate that
 * occurrence.
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
    // For nested elements both list the same comments; removing one twice has no effect.
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
