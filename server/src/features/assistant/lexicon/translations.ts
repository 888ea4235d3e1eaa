import { LRUCache } from 'lru-cache'
import { fold } from '../../maps/public.ts'
import { inflected } from './inflections.ts'
import { all, EMPTY_WORDS, findAspects, findKinds, LANGUAGES, read, setOf } from './lexicon.ts'
import { parseBlocks } from './parse-blocks.ts'

const pairsOf = (pairs: readonly string[]) =>
  pairs.map((pair) => {
    const [foreign = '', spanish = ''] = pair.split('=').map((word) => fold(word))
    return [foreign, spanish] as const
  })

/** Spanish words by those of other languages, for each language; those of names stand under names of their own. */
const TRANSLATIONS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  parseBlocks(read('traducciones'), ['adjetivos', 'palabras']).map((block) => [
    block.name,
    new Map([
      ...pairsOf(all(block, ['adjetivos'])).flatMap(([foreign, spanish]) =>
        inflected(foreign, block.name).map((form) => [form, spanish] as const),
      ),
      ...pairsOf(all(block, ['palabras'])),
    ]),
  ]),
)

const readDictionary = (): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map(
    parseBlocks(read('diccionario'), ['palabras']).map((block) => [
      block.name,
      new Map(
        all(block, ['palabras']).flatMap((entry) => {
          const [spanish = '', words = ''] = entry.split('=')
          return words.split('|').map((foreign) => [fold(foreign), fold(spanish)] as const)
        }),
      ),
    ]),
  )
let dictionary: ReturnType<typeof readDictionary> | undefined
/**
 * Returns what a folded word is in Spanish, with which places and reviews are searched. The dictionary is read with the first text in another
 * language.
 */
export const translationOf = (word: string, language: string): string | undefined => {
  if (language === 'es') return undefined
  dictionary ??= readDictionary()
  return TRANSLATIONS.get(language)?.get(word) ?? dictionary.get(language)?.get(word)
}

/** Words of other languages that mean something else in Spanish or in another one of them: 'main' is no hand in English. */
const FALSE_FRIENDS = setOf('también otra cosa', ['palabras'])
const LETTERS_ABROAD = 3
/** Foreign words that may be Spanish as well, and are not translated: in a Spanish question 'burro' is not butter. */
const isAlsoSpanish = (word: string): boolean =>
  FALSE_FRIENDS.has(word) ||
  isSpanishWord(word) ||
  EMPTY_WORDS.es?.has(word) === true ||
  findAspects([word]).length + findKinds([word]).length > 0
const readAbroad = (): ReadonlyMap<string, readonly string[]> => {
  dictionary ??= readDictionary()
  const found = new Map<string, Set<string>>()
  const meanings = new Map<string, Set<string>>()
  for (const language of LANGUAGES)
    for (const [foreign, spanish] of [
      ...(dictionary.get(language) ?? []),
      ...(TRANSLATIONS.get(language) ?? []),
    ]) {
      found.set(spanish, new Set([...(found.get(spanish) ?? []), foreign]))
      meanings.set(foreign, new Set([...(meanings.get(foreign) ?? []), spanish.replace(/e?s$/, '')]))
    }
  // 'more' are blackberries in Italian, and something else in English reviews.
  const isPlain = (word: string) =>
    word.length >= LETTERS_ABROAD &&
    meanings.get(word)?.size === 1 &&
    LANGUAGES.every((language) => !EMPTY_WORDS[language]?.has(word)) &&
    !isAlsoSpanish(word)
  return new Map([...found].map(([spanish, words]) => [spanish, [...words].filter(isPlain)] as const))
}
let abroad: ReadonlyMap<string, readonly string[]> | undefined
const WORDS_REMEMBERED = 5_000
const remembered = new LRUCache<string, readonly string[]>({
  max: WORDS_REMEMBERED,
  memoMethod: (word) => {
    abroad ??= readAbroad()
    const known = abroad
    const forms = [word, `${word}s`, `${word}es`, word.replace(/s$/, ''), word.replace(/es$/, '')]
    return [...new Set(forms.flatMap((form) => known.get(form) ?? []))]
  },
})
/**
 * Returns the words of other languages that mean a Spanish word, in the singular or plural, with which reviews in these languages tell of it:
 * 'parrot' for 'loro'. None that may be Spanish, or mean something else in another language.
 */
export const abroadOf = (word: string): readonly string[] => remembered.memo(word)

let spanishWords: ReadonlySet<string> | undefined
/** Whether the dictionary has a Spanish word, or its plural: 'bandeja' is no misspelling of 'Bandera'. */
export const isSpanishWord = (word: string): boolean => {
  dictionary ??= readDictionary()
  spanishWords ??= new Set([...dictionary.values()].flatMap((words) => [...words.values()]))
  return spanishWords.has(word) || spanishWords.has(`${word}s`)
}

let foreignWords: ReadonlySet<string> | undefined
/** Whether the dictionary has a word of another language: 'dimanche matin' is no misspelt 'Martín'. */
export const isForeignWord = (word: string): boolean => {
  dictionary ??= readDictionary()
  foreignWords ??= new Set([...dictionary.values()].flatMap((words) => [...words.keys()]))
  return foreignWords.has(word)
}

/** Whether a word of a language is one that is often asked for, and so no town: the dictionary has 'lourdes' and 'lens', too. */
export const isVocabulary = (word: string, language: string): boolean =>
  TRANSLATIONS.get(language)?.has(word) === true

/** Returns what a place's proper name, in any language, is in Spanish. */
export const properName = (word: string): string | undefined => TRANSLATIONS.get('nombres propios')?.get(word)
/** Returns what a word of another language within a place's name is in Spanish. */
export const nameWord = (word: string): string | undefined => TRANSLATIONS.get('nombres')?.get(word)

/** Cities by what people call them, or by their names in other languages: 'medallo' is Medellín, 'lisbona' is Lisboa. */
export const CITY_NICKNAMES: ReadonlyMap<string, string> = new Map(
  parseBlocks(read('apodos'), ['palabras']).flatMap((block) => pairsOf(all(block, ['palabras']))),
)

/** Words of other languages in names of places, by their Spanish word: 'iglesia' is 'igreja' and 'chiesa'. */
export const FOREIGN_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      [...LANGUAGES, 'nombres'].flatMap((name) => [...(TRANSLATIONS.get(name) ?? [])]),
      ([, spanish]) => spanish,
    ),
  ].map(([spanish, pairs]) => [spanish, [...new Set(pairs.map(([foreign]) => foreign))]] as const),
)
