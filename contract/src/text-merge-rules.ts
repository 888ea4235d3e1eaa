/** Merges two texts that were edited from the same original, word by word. No zod here: this reaches the browser. */

/** The most pairs of words that a merge compares: more would keep a server busy with one text. */
const PAIRS_MAX = 100_000

/** Finds each token of `from` in `to`, by the longest common subsequence; -1 for a token that `to` does not have. */
const matchesOf = (from: readonly string[], to: readonly string[]): number[] => {
  const width = to.length + 1
  const lengths = new Uint16Array((from.length + 1) * width)
  for (let row = from.length - 1; row >= 0; row--)
    for (let column = to.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        from[row] === to[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0)
  const matches = from.map(() => -1)
  for (let row = 0, column = 0; row < from.length && column < to.length; ) {
    if (from[row] === to[column]) matches[row++] = column++
    else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) row++
    else column++
  }
  return matches
}

/** Joins two texts that were inserted at the same position, one after the other. */
const joined = (first: string, second: string, isWhole: boolean): string => {
  if (isWhole) return `${first}\n${second}`
  return /\s$/.test(first) || /^\s/.test(second) ? first + second : `${first} ${second}`
}

/** Merges what two people made of the same part of a text; null when both changed it differently. */
const pieceOf = (base: string, one: string, other: string, isWhole: boolean): string | null => {
  if (one === other || base === other) return one
  if (base === one) return other
  return base === '' ? joined(one, other, isWhole) : null
}

const mergedTokens = (base: string[], one: string[], other: string[]): string | null => {
  if (base.length * Math.max(one.length, other.length) > PAIRS_MAX) return null
  const inOne = matchesOf(base, one)
  const inOther = matchesOf(base, other)
  const pieces: string[] = []
  let [atBase, atOne, atOther] = [0, 0, 0]
  // The end counts as a token that all three texts share.
  for (let token = 0; token <= base.length; token++) {
    const isEnd = token === base.length
    const toOne = isEnd ? one.length : (inOne[token] ?? -1)
    const toOther = isEnd ? other.length : (inOther[token] ?? -1)
    if (toOne < 0 || toOther < 0) continue
    const piece = pieceOf(
      base.slice(atBase, token).join(''),
      one.slice(atOne, toOne).join(''),
      other.slice(atOther, toOther).join(''),
      base.length === 0,
    )
    if (piece === null) return null
    pieces.push(piece, base[token] ?? '')
    ;[atBase, atOne, atOther] = [token + 1, toOne + 1, toOther + 1]
  }
  return pieces.join('')
}

const words = (text: string): string[] => text.match(/\s+|\S+/g) ?? []
const lines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? []

/**
 * Merges `one` and `other`, both edited from `base`: keeps what either inserted (`one`'s first at the same position) and removes
 * what either deleted. Null when both changed the same words differently.
 */
export const mergedText = (base: string, one: string, other: string): string | null => {
  if (one === other || base === other) return one
  if (base === one) return other
  return (
    mergedTokens(words(base), words(one), words(other)) ?? mergedTokens(lines(base), lines(one), lines(other))
  )
}
