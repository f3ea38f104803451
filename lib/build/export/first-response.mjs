import { brotliCompressSync } from 'node:zlib'

/**
 * Bytes of a page that arrive before the browser has to answer: the first ten packets of a connection carry 14,600, of
 * which the site's headers take about 500 and the host's own the rest.
 * https://datatracker.ietf.org/doc/html/rfc6928
 */
export const firstResponseBytes = 14_000

/**
 * Whether a page, compressed as well as a host can, arrives whole with the first response.
 * @param {string} html
 */
export function fitsFirstResponse(html) {
  return brotliCompressSync(html).length <= firstResponseBytes
}
