import { brotliCompressSync, constants } from 'node:zlib'

/** A text as sent by a host that compresses files ahead of time: brotli at its best level. */
export function compress(text) {
  const body = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return brotliCompressSync(body, { params })
}

/** The transferred bytes of a text, without headers. */
export function compressedSize(text) {
  return compress(text).length
}
