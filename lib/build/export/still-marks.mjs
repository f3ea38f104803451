/**
 * The page with its borrowed elements marked; their order is their number. In them, the comments by which React tells one
 * text from the next are of no use; where the same markup stands elsewhere too, that may be what React takes over, and they
 * stay.
 * @param {string} html
 * @param {{ start: number, end: number, isOnly: boolean }[]} places of elements in the page, in its order
 */
export function markPlaces(html, places) {
  const edits = places.flatMap(({ start, end, isOnly }) => [
    {
      at: start + /^<[\w-]+/.exec(html.slice(start, start + 40))[0].length,
      drop: 0,
      put: ' data-still',
    },
    ...(isOnly ? commentsIn(html, start, end) : []),
  ])
  let marked = ''
  let from = 0
  for (const { at, drop, put } of edits.sort((a, b) => a.at - b.at)) {
    // Where one place is part of another, both name its comments.
    if (at < from) continue
    marked += html.slice(from, at) + put
    from = at + drop
  }
  return marked + html.slice(from)
}

function commentsIn(html, start, end) {
  const comment = '<!-- -->'
  return Array.from(html.slice(start, end).matchAll(/<!-- -->/g), ({ index }) => ({
    at: start + index,
    drop: comment.length,
    put: '',
  }))
}
