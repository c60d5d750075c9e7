/** Pseudo-random values, the same for the same seed. */
export type Random = {
  /** At least 0 and below 1. */
  next: () => number
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number
  /** An element of a non-empty list. */
  pick: <T>(list: readonly T[]) => T
  /** True with this probability, from 0 to 1. */
  chance: (probability: number) => boolean
  /** Lower-case hexadecimal digits. */
  hex: (length: number) => string
  /** In the form of a version 4 UUID. */
  uuid: () => string
  /** A generator that goes on with the same values. */
  copy: () => Random
}

/** A new generator for a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const hex = (length: number) => {
    let text = ''
    while (text.length < length) text += digits[Math.floor(next() * 16)]
    return text
  }
  return {
    next,
    int,
    hex,
    pick: (list) => list[int(0, list.length - 1)]!,
    chance: (probability) => next() < probability,
    uuid: () => [hex(8), hex(4), `4${hex(3)}`, `${'89ab'[int(0, 3)]}${hex(3)}`, hex(12)].join('-'),
    copy: () => createRandom(state),
  }
}

const digits = '0123456789abcdef'
