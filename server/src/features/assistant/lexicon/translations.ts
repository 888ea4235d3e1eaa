import { fold } from '../../maps/public.ts'
import { inflected } from './inflections.ts'
import { all, LANGUAGES, read } from './lexicon.ts'
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
