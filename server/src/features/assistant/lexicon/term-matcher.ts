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
  /** Its position in the vocabulary. */
  order: number
}

const NUMBER =
  /^(\d.*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veinte|veinti\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|mil)$/u
const A_NUMBER = '#'
export const isNumber = (word: string): boolean => NUMBER.test(word)

/** 'bonito' is excepted: it is no diminutive of 'bono'. */
const NO_DIMINUTIVE = /^bonit[oa]s?$/
const SHORT_ROOT = 3
const DIMINUTIVE = /^(\p{L}{2,}?)(c|qu|gu)?it([oa])(s?)$/u
/**
 * Returns the words that a diminutive may come from: 'pesitos' of 'pesos', 'solcitos' of 'sol' and 'soles', 'barquitos' of
 * 'barcos', 'trenecito' of 'tren'.
 */
export const grown = (word: string): string[] => {
  const [, stem = '', joint = '', ending = '', plural = ''] = DIMINUTIVE.exec(word) ?? []
  if (stem === '' || NO_DIMINUTIVE.test(word)) return []
  const root = joint === 'qu' ? `${stem}c` : joint === 'gu' ? `${stem}g` : stem
  // 'trenecito' of 'tren', 'piedrecita' of 'piedra'
  const short = joint === 'c' && root.length > SHORT_ROOT && root.endsWith('e') ? root.slice(0, -1) : null
  return [
    `${root}${ending}${plural}`,
    root,
    ...(plural ? [`${root}es`] : []),
    ...(short === null ? [] : [short, `${short}${ending}${plural}`, ...(plural ? [`${short}es`] : [])]),
  ]
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

/** Prefixes are looked up by this many first letters; a shorter prefix would never be found. */
const PREFIX_LETTERS = 3
/** Terms of several words are also looked up by this many letters of their second word: hundreds of terms begin with 'no'. */
const SECOND_LETTERS = 2
const secondKey = (word: string): string => word.replace('*', '').slice(0, SECOND_LETTERS)

/** Returns the words that a term's first word fits, except diminutives. */
const formsOf = (term: string): string[] => {
  const stem = term.slice(0, -1)
  return [
    term,
    ...(term.length > 2 ? [`${term}s`, `${term}es`] : []),
    ...(GENDERED.test(term) ? [`${stem}a`, `${stem}os`, `${stem}as`] : []),
  ]
}

/** Terms that begin alike: those of one word, and the others by their second word. */
interface Terms<T> {
  alone: Entry<T>[]
  more: Map<string, Entry<T>[]>
}
interface Index<T> {
  byWord: Map<string, Terms<T>>
  byPrefix: Map<string, Terms<T>>
}

const put = <T>(index: Map<string, Terms<T>>, key: string, entry: Entry<T>): void => {
  const terms = index.get(key) ?? { alone: [], more: new Map<string, Entry<T>[]>() }
  index.set(key, terms)
  const [, second] = entry.words
  if (second === undefined) {
    terms.alone.push(entry)
    return
  }
  const same = terms.more.get(secondKey(second))
  if (same) same.push(entry)
  else terms.more.set(secondKey(second), [entry])
}

const indexOf = <T>(terms: Iterable<readonly [term: string, value: T]>): Index<T> => {
  const byWord = new Map<string, Terms<T>>()
  const byPrefix = new Map<string, Terms<T>>()
  let order = 0
  for (const [term, value] of terms) {
    const words = foldTerm(term).split(' ').filter(Boolean)
    const [first] = words
    if (first === undefined) continue
    const entry = { words, value, order: order++ }
    if (isBeginning(first)) put(byPrefix, first.slice(0, PREFIX_LETTERS), entry)
    else for (const form of new Set(formsOf(first))) put(byWord, form, entry)
  }
  return { byWord, byPrefix }
}

/**
 * Returns a function that finds a vocabulary's terms in a text of folded words. Longer terms win over those inside them. Its
 * index is built on first use: most processes need one language of five, and none at their start.
 */
export const termMatcher = <T>(terms: Iterable<readonly [term: string, value: T]>) => {
  let index: Index<T> | undefined

  const at = (
    { byWord, byPrefix }: Index<T>,
    said: readonly (readonly string[])[],
    from: number,
  ): Match<T>[] => {
    const [first = '', ...others] = said[from] ?? []
    const [second] = said[from + 1] ?? []
    const secondKeys =
      second === undefined ? [] : [secondKey(second), ...(NUMBER.test(second) ? [A_NUMBER] : [])]
    const found = new Set(
      [
        byPrefix.get(first.slice(0, PREFIX_LETTERS)),
        ...[first, ...others, ...(NUMBER.test(first) ? [A_NUMBER] : [])].map((word) => byWord.get(word)),
      ].flatMap((terms) =>
        terms ? [...terms.alone, ...secondKeys.flatMap((key) => terms.more.get(key) ?? [])] : [],
      ),
    )
    return [...found]
      .filter(({ words }) => words.every((term, offset) => fits(term, said[from + offset] ?? [])))
      .sort((a, b) => b.words.length - a.words.length || a.order - b.order)
      .map(({ words, value }) => ({ from, to: from + words.length, value }))
  }

  return (words: readonly string[]): Match<T>[] => {
    index ??= indexOf(terms)
    const known = index
    const said = words.map((word) => [word, ...grown(word)])
    return said.flatMap((_, from) => at(known, said, from))
  }
}
export type TermMatcher<T> = ReturnType<typeof termMatcher<T>>

/**
 * The same, without matches inside a phrase that means something else, or that begin within it: 'si se llega temprano' is not about the
 * way there, nor 'traje de baño a' about a toilet.
 */
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
              (phrase) =>
                phrase.value === subjectOf(value) &&
                (phrase.from < from ? from < phrase.to : phrase.from === from && phrase.to >= to),
            ),
        )
  }
