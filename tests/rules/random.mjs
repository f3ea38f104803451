import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/**
 * Pseudo-random numbers from 0 to 1, the same for the same seed.
 * @param {number} seed
 * @returns {() => number}
 */
export function seededRandom(seed) {
  const generator = xoroshiro128plus(seed)
  return () => uniformFloat64(generator)
}

/**
 * A random one of the items.
 * @template T
 * @param {() => number} random
 * @param {T[]} items
 * @returns {T}
 */
export function pick(random, items) {
  return items[Math.floor(random() * items.length)]
}

/** The seed of a run: from the environment, to repeat a run, or a constant. */
export function seedFromEnvironment() {
  return Number(process.env.SEED ?? 597)
}
