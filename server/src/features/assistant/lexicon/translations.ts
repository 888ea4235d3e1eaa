import { fold } from '../../maps/public.ts'
import { inflected } from './inflections.ts'
import { all, LANGUAGES, read } from './lexicon.ts'
import { parseBlocks } from './parse-blocks.ts'

const pairsOf = (pairs: readonly string[]) =>
  pairs.map((pair) => {
    const [foreign = '', spanish = ''] = pair.split('=').map((word) => fold(word))
    return [foreign, spanish] as const
  })

/** Spanish translations of words in other languages, with which places and reviews are searched. */
export const TRANSLATIONS: Record<string, ReadonlyMap<string, string>> = Object.fromEntries(
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

/** Cities by what people call them, or by their names in other languages: 'medallo' is Medellín, 'lisbona' is Lisboa. */
export const CITY_NICKNAMES: ReadonlyMap<string, string> = new Map(
  parseBlocks(read('apodos'), ['palabras']).flatMap((block) => pairsOf(all(block, ['palabras']))),
)

/** Words of other languages in names of places, by their Spanish word: 'iglesia' is 'igreja' and 'chiesa'. */
export const FOREIGN_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      [...LANGUAGES, 'nombres'].flatMap((name) => [...(TRANSLATIONS[name] ?? [])]),
      ([, spanish]) => spanish,
    ),
  ].map(([spanish, pairs]) => [spanish, [...new Set(pairs.map(([foreign]) => foreign))]] as const),
)
