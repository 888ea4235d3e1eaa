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

const NUMBER =
  /^(\d.*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|mil)$/
const A_NUMBER = '#'

const DIMINUTIVE = /^(\p{L}{2,}?)(c|qu|gu)?it([oa])(s?)$/u
/** What a diminutive may be one of: 'pesitos' of 'pesos', 'solcitos' of 'sol' and 'soles', 'barquitos' of 'barcos'. */
export const grown = (word: string): string[] => {
  const [, stem = '', joint = '', ending = '', plural = ''] = DIMINUTIVE.exec(word) ?? []
  if (stem === '') return []
  const root = joint === 'qu' ? `${stem}c` : joint === 'gu' ? `${stem}g` : stem
  return [`${root}${ending}${plural}`, root, ...(plural ? [`${root}es`] : [])]
}

export const isDiminutive = (word: string): boolean => DIMINUTIVE.test(word)

const isBeginning = (word: string) => word.endsWith('*')
const isOf = (term: string, word: string): boolean =>
  word === term || (term.length > 2 && (word === `${term}s` || word === `${term}es`))
/** Whether a term is said by a word; `others` is what that is a diminutive of. */
const fits = (term: string, [word = '', ...others]: readonly string[]): boolean =>
  term === A_NUMBER
    ? NUMBER.test(word)
    : isBeginning(term)
      ? word.startsWith(term.slice(0, -1))
      : isOf(term, word) || others.some((one) => isOf(term, one))

/** The first letters by which terms are looked up; the shortest beginnings have three. */
const KEY_LETTERS = 3
const keyOf = (word: string): string => word.replace('*', '').slice(0, KEY_LETTERS)

const indexOf = <T>(terms: Iterable<readonly [term: string, value: T]>) => {
  const byKey = new Map<string, Entry<T>[]>()
  for (const [term, value] of terms) {
    const words = foldTerm(term).split(' ').filter(Boolean)
    if (words.length === 0) continue
    const key = keyOf(words[0] ?? '')
    byKey.set(key, [...(byKey.get(key) ?? []), { words, value }])
  }
  for (const entries of byKey.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return byKey
}

/**
 * Finds the terms of a vocabulary in a text of folded words. Terms of more words are found before those within them. Its index is
 * made with the first text: most processes read in one language of five, and at their start in none.
 */
export const termMatcher = <T>(terms: Iterable<readonly [term: string, value: T]>) => {
  let index: Map<string, Entry<T>[]> | undefined

  const at = (
    byKey: Map<string, Entry<T>[]>,
    said: readonly (readonly string[])[],
    from: number,
  ): Match<T>[] => {
    const [first = ''] = said[from] ?? []
    return [...(byKey.get(keyOf(first)) ?? []), ...(NUMBER.test(first) ? (byKey.get(A_NUMBER) ?? []) : [])]
      .filter((entry) => entry.words.every((term, offset) => fits(term, said[from + offset] ?? [])))
      .map((entry) => ({ from, to: from + entry.words.length, value: entry.value }))
  }

  return (words: readonly string[]): Match<T>[] => {
    index ??= indexOf(terms)
    const byKey = index
    const said = words.map((word) => [word, ...grown(word)])
    return said.flatMap((_, from) => at(byKey, said, from))
  }
}
export type TermMatcher<T> = ReturnType<typeof termMatcher<T>>

/** The same without what lies in a phrase that means something else: 'si se llega temprano' says nothing of the way there. */
export const without =
  <T>(find: TermMatcher<T>, findExceptions: TermMatcher<string>, subjectOf: (value: T) => string) =>
  (words: readonly string[]): Match<T>[] => {
    const exceptions = findExceptions(words)
    const found = find(words)
    return exceptions.length === 0
      ? found
      : found.filter(
          ({ from, to, value }) =>
            !exceptions.some(
              (phrase) => phrase.value === subjectOf(value) && phrase.from <= from && phrase.to >= to,
            ),
        )
  }
