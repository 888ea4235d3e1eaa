/**
 * Finds misspelled words by what remains when one letter is removed: 'sagarda' and 'sagrada' both give 'sagada'. This takes a
 * handful of key look-ups, where trigram matching reads long lists for common letters.
 */

export const shortestCorrected = 4

/** 32-bit FNV-1a: a collision only costs one more comparison. */
const hash = (text: string) => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value | 0
}

const withoutOneLetter = (word: string) =>
  Array.from({ length: word.length }, (_, index) => word.slice(0, index) + word.slice(index + 1))

/** Returns the keys under which a known word is stored. */
export const spellingKeys = (word: string) => [...new Set([word, ...withoutOneLetter(word)].map(hash))]

/** Returns the keys with which a typed word is looked up; for long words, also with two letters removed. */
export const lookupKeys = (word: string) => {
  const once = withoutOneLetter(word)
  const twice = word.length >= 8 ? once.flatMap(withoutOneLetter) : []
  return [...new Set([word, ...once, ...twice].map(hash))]
}

/** Returns how many mistakes are tolerated in a word of this length. */
export const forgivenMistakes = (word: string) => (word.length < 6 ? 1 : 2)

/** Counts insertions, deletions, replacements and swaps of neighbours between two words; `limit + 1` when there are more. */
export const mistakesBetween = (typed: string, known: string, limit: number) => {
  if (Math.abs(typed.length - known.length) > limit) return limit + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: known.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= known.length; column++) {
      const same = typed[row - 1] === known[column - 1]
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1]
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > limit) return limit + 1
    beforePrevious = previous
    previous = current
  }
  return previous[known.length] ?? limit + 1
}
