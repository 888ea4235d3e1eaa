/** Seeded random numbers: the same seed paints the same picture. */
export const chance = (seed: number) => {
  let state = (seed * 2_654_435_761) >>> 0
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + unit() * (high - low)
  return {
    between,
    /** A random number that is mostly near 0, positive or negative. */
    bell: () => (unit() + unit() + unit() + unit() - 2) * 1.4,
    pick: <T>(values: readonly [T, ...T[]]): T => values[Math.floor(unit() * values.length)] ?? values[0],
    likely: (share: number) => unit() < share,
  }
}
export type Chance = ReturnType<typeof chance>

/** Returns a seed for a name: always the same for the same name. */
export const seedOf = (name: string): number =>
  Array.from(name).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  ) >>> 0
