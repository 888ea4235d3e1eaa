import { foldTerm } from './parse-blocks.ts'

/** Where a term stands in a text: from which word to which (the last one not included). */
export interface Match<T> {
  from: number
  to: number
  value: T
}

interface Entry<T> {
  words: string[]
  value: T
}

const isBeginning = (word: string) => word.endsWith('*')
const fits = (term: string, word: string): boolean =>
  isBeginning(term)
    ? word.startsWith(term.slice(0, -1))
    : word === term || (term.length > 2 && (word === `${term}s` || word === `${term}es`))

/** The first letters by which terms are looked up; the shortest beginnings have three. */
const KEY_LETTERS = 3
const keyOf = (word: string): string => word.replace('*', '').slice(0, KEY_LETTERS)

/** Finds the terms of a vocabulary in a text of folded words. Terms of more words are found before those within them. */
export const termMatcher = <T>(terms: Iterable<readonly [term: string, value: T]>) => {
  const byKey = new Map<string, Entry<T>[]>()
  for (const [term, value] of terms) {
    const words = foldTerm(term).split(' ').filter(Boolean)
    if (words.length === 0) continue
    const key = keyOf(words[0] ?? '')
    byKey.set(key, [...(byKey.get(key) ?? []), { words, value }])
  }
  for (const entries of byKey.values()) entries.sort((a, b) => b.words.length - a.words.length)

  const at = (words: readonly string[], from: number): Match<T>[] =>
    (byKey.get(keyOf(words[from] ?? '')) ?? [])
      .filter((entry) => entry.words.every((term, index) => fits(term, words[from + index] ?? '')))
      .map((entry) => ({ from, to: from + entry.words.length, value: entry.value }))

  return (words: readonly string[]): Match<T>[] => words.flatMap((_, from) => at(words, from))
}
