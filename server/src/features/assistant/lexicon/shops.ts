import { findAspects } from './lexicon.ts'

/** Words that look like the shop of a thing, but mean something else: a town, a game, a pipe, a subject that one learns. */
const NO_SHOPS = new Set([
  'monteria',
  'loteria',
  'arteria',
  'materia',
  'bateria',
  'galeria',
  'feria',
  'histeria',
])
const LETTERS_MIN = 3
const VOWEL = /[aeo]$/
const SHOP = /^(\p{L}{3,})erias?$/u

/** Returns a noun in the singular, as far as its ending tells. */
const singular = (word: string): string =>
  /[^aeiou]es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '')
/** 'taco' is sold by a 'taqueria', 'jugo' by a 'jugueria', 'cerveza' by a 'cerveceria': the sound stays. */
const beforeE = (stem: string): string => stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')
const undone = (stem: string): string[] =>
  stem.endsWith('qu')
    ? [`${stem.slice(0, -2)}c`]
    : stem.endsWith('gu')
      ? [stem.slice(0, -1)]
      : stem.endsWith('c')
        ? [`${stem.slice(0, -1)}z`]
        : [stem]

/** Returns what the shop or house of a thing is called: 'heladeria' for 'helados', by the rule that most of them follow. */
export const shopsOf = (word: string): string[] => {
  if (word.length < LETTERS_MIN || word.includes(' ') || SHOP.test(word)) return []
  const shops = [word, singular(word)].map((one) => `${beforeE(one.replace(VOWEL, ''))}eria`)
  return [...new Set(shops)].filter((shop) => !NO_SHOPS.has(shop))
}

/** Returns what a shop or house offers by its name, as far as the vocabulary has it: 'helado' for 'heladeria'. */
export const soldBy = (word: string): string[] => {
  const [, stem] = SHOP.exec(word) ?? []
  if (!stem || NO_SHOPS.has(word.replace(/s$/, ''))) return []
  return undone(stem)
    .flatMap((root) => ['o', 'a', 'e', ''].map((ending) => root + ending))
    .filter((thing) => findAspects([thing]).length > 0)
}
