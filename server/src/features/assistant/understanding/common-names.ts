import { isParticle, type KnownName } from './name-words.ts'

const keyOf = (words: readonly string[]) => words.join(' ')

/**
 * Names of common words alone, as 'Museo del Oro' or 'Playa Grande'. In a large community each of their words is in thousands of
 * names, so they are looked up by the whole name, particles aside.
 */
export const commonNames = () => {
  const byWords = new Map<string, KnownName[]>()
  let longest = 0
  const wordsOf = ({ name }: KnownName) => name.split(' ').filter((word) => !isParticle(word))
  return {
    add: (name: KnownName): void => {
      const words = wordsOf(name)
      longest = Math.max(longest, words.length)
      const key = keyOf(words)
      const names = byWords.get(key)
      if (names) names.push(name)
      else byWords.set(key, [name])
    },
    remove: (name: KnownName): void => {
      const key = keyOf(wordsOf(name))
      const left = (byWords.get(key) ?? []).filter((other) => other !== name)
      if (left.length > 0) byWords.set(key, left)
      else byWords.delete(key)
    },
    /** Returns the names that these words contain whole. */
    within: (said: readonly string[]): KnownName[] => {
      const words = said.filter((word) => !isParticle(word))
      return words.flatMap((_, from) =>
        Array.from({ length: Math.min(longest, words.length - from) }, (_, index) =>
          keyOf(words.slice(from, from + index + 1)),
        ).flatMap((key) => byWords.get(key) ?? []),
      )
    },
  }
}
