/** In characters. A smaller chunk costs more to request than to inline. */
const small = 1_500

/** How a chunk tells Turbopack's runtime which one it is; the runtime accepts its path instead (registerChunk). */
const itself = '"object"==typeof document?document.currentScript:void 0'

/**
 * The code of a small chunk, changed so that it can be inlined in another script. Pure.
 * https://github.com/vercel/next.js/tree/canary/turbopack/crates/turbopack-ecmascript-runtime/js/src/browser/runtime/base
 * @param {string} address on this site
 * @param {string} code
 * @returns {string | undefined} nothing if it has to stay a file of its own
 */
export function inlinedChunk(address, code) {
  if (code.length > small || code.split(itself).length !== 2) return
  return code.replace(itself, () => JSON.stringify(address.replace('/_next/', '')))
}
