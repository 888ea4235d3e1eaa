/** Merges two texts that were written from the same one, word by word. No zod here: this reaches the browser. */

/** Pairs of words that are compared at most: more would keep a server busy with one text. */
const PAIRS_MAX = 100_000

/** Where each token of `from` stands in `to`, by the longest common subsequence; -1 where it is gone. */
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

/** Two texts that were put in at the same place, one behind the other. */
const joined = (first: string, second: string, isWhole: boolean): string => {
  if (isWhole) return `${first}\n${second}`
  return /\s$/.test(first) || /^\s/.test(second) ? first + second : `${first} ${second}`
}

/** What two made of the same piece of a text; null when each changed it in another way. */
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
  // The end counts as a token that all three have.
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
 * What `one` and `other` made of `base` together: what either put in is there, `one`'s before `other`'s at the same place, and
 * what either took out is gone. Null when both changed the same words, each in another way.
 */
export const mergedText = (base: string, one: string, other: string): string | null => {
  if (one === other || base === other) return one
  if (base === one) return other
  return (
    mergedTokens(words(base), words(one), words(other)) ?? mergedTokens(lines(base), lines(one), lines(other))
  )
}
