import { brotliCompressSync, constants } from 'node:zlib'

/** A text as a host that compresses ahead of time sends it: brotli at its best level. */
export function compress(text) {
  const body = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return brotliCompressSync(body, { params })
}

/** Bytes of a text on the line, without headers. */
export function compressedSize(text) {
  return compress(text).length
}
