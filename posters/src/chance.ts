/** A seeded source for all random choices of a poster: the same seed always gives the same numbers. */
export interface Chance {
  between: (low: number, high: number) => number
  pick: <T>(choices: readonly [T, ...T[]]) => T
  happens: (probability: number) => boolean
}

/** FNV-1a over UTF-16 units, with a final mix so that similar ids give very different seeds. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Mulberry32: 32 bits of state suffice for the few hundred numbers of a poster. */
export const chanceFrom = (seed: number): Chance => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    happens: (probability) => next() < probability,
  }
}
