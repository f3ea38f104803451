/**
 * Chance, made repeatable: the same seed always gives the same numbers, so a drawing never changes between two builds.
 */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { skipN } from 'pure-rand/utils/skipN'

export type Random = {
  /** A number in [0, 1). */
  next(): number
  /** A number in [low, high). */
  between(low: number, high: number): number
  /** True once in a while: `chance(0.3)` is true for three draws in ten. */
  chance(probability: number): boolean
}

/** FNV-1a, 32 bits: turns a seed such as an article's slug into a number. */
export function hashSeed(seed: string): number {
  let hash = 2166136261
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

/** Numbers that look random and are the same for the same seed on every machine. */
export function createRandom(seed: string): Random {
  const generator = xoroshiro128plus(hashSeed(seed))
  // The first numbers of this generator still resemble its seed, and alike seeds would draw alike plats.
  skipN(generator, 8)
  const next = () => uniformFloat64(generator)
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
  }
}

/** Smooth value noise on a unit lattice, in [-0.5, 0.5]. */
export function createNoise(seed: number): (x: number, y: number) => number {
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const u = ease(x - column)
    const v = ease(y - row)
    const corner = (right: number, down: number) => latticeValue(seed, column + right, row + down)
    const top = corner(0, 0) * (1 - u) + corner(1, 0) * u
    const bottom = corner(0, 1) * (1 - u) + corner(1, 1) * u
    return top * (1 - v) + bottom * v - 0.5
  }
}

/** A number in [0, 1) for a corner of the lattice: one step of mulberry32, which scatters neighbouring inputs well. */
function latticeValue(seed: number, column: number, row: number): number {
  const state = (seed + column * 374761 + row * 668265 + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}
