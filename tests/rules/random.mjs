/**
 * Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32).
 * @param {number} seed
 * @returns {() => number}
 */
export function seededRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * One of the items.
 * @template T
 * @param {() => number} random
 * @param {T[]} items
 * @returns {T}
 */
export function pick(random, items) {
  return items[Math.floor(random() * items.length)]
}

/** The seed of a run: from the environment, to repeat one, or always the same. */
export function seedFromEnvironment() {
  return Number(process.env.SEED ?? 597)
}
