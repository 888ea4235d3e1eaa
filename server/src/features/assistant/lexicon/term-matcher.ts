import { foldTerm } from './parse-blocks.ts'

/** The position of a term in a text: from which word up to, but not including, which. */
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
  /^(\d.*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veinte|veinti\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|mil)$/u
const A_NUMBER = '#'
export const isNumber = (word: string): boolean => NUMBER.test(word)

/** 'bonito' is no small 'bono'. */
const NO_DIMINUTIVE = /^bonit[oa]s?$/
const DIMINUTIVE = /^(\p{L}{2,}?)(c|qu|gu)?it([oa])(s?)$/u
/**
 * Returns the words that a diminutive may come from: 'pesitos' of 'pesos', 'solcitos' of 'sol' and 'soles', 'barquitos' of
 * 'barcos'.
 */
export const grown = (word: string): string[] => {
  const [, stem = '', joint = '', ending = '', plural = ''] = DIMINUTIVE.exec(word) ?? []
  if (stem === '' || NO_DIMINUTIVE.test(word)) return []
  const root = joint === 'qu' ? `${stem}c` : joint === 'gu' ? `${stem}g` : stem
  return [`${root}${ending}${plural}`, root, ...(plural ? [`${root}es`] : [])]
}

export const isDiminutive = (word: string): boolean => DIMINUTIVE.test(word)

const isBeginning = (word: string) => word.endsWith('*')
const GENDERED = /(?:ad|id|os|iv|isim|ud)o$/
/** 'cerrado' also means 'cerrada', 'cerrados' and 'cerradas'. */
const isOtherGender = (term: string, word: string): boolean =>
  GENDERED.test(term) && word.startsWith(term.slice(0, -1)) && /^[oa]s?$/.test(word.slice(term.length - 1))
const isOf = (term: string, word: string): boolean =>
  word === term ||
  (term.length > 2 && (word === `${term}s` || word === `${term}es`)) ||
  isOtherGender(term, word)
/** Whether a word matches a term; `others` are the words that it may be a diminutive of. */
const fits = (term: string, [word = '', ...others]: readonly string[]): boolean =>
  term === A_NUMBER
    ? NUMBER.test(word)
    : isBeginning(term)
      ? word.startsWith(term.slice(0, -1))
      : isOf(term, word) || others.some((one) => isOf(term, one))

/** How many first letters of a term are its look-up key; the shortest prefixes have three. */
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
 * Returns a function that finds a vocabulary's terms in a text of folded words. Longer terms win over those inside them. Its
 * index is built on first use: most processes need one language of five, and none at their start.
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

/** The same, without matches inside a phrase that means something else: 'si se llega temprano' is not about the way there. */
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
