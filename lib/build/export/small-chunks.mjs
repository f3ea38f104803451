/** A file below this, in characters, costs more to ask for than to carry along. */
const small = 1_500

/** How a chunk of Turbopack's tells its runtime which one it is; the runtime accepts its path as well (registerChunk). */
const itself = '"object"==typeof document?document.currentScript:void 0'

/**
 * A small chunk as it can stand in another script. Pure.
 * https://github.com/vercel/next.js/tree/canary/turbopack/crates/turbopack-ecmascript-runtime/js/src/browser/runtime/base
 * @param {string} address on this site
 * @param {string} code
 * @returns {string | undefined} nothing where it has to stay a file of its own
 */
export function inlinedChunk(address, code) {
  if (code.length > small || code.split(itself).length !== 2) return
  return code.replace(itself, () => JSON.stringify(address.replace('/_next/', '')))
}
