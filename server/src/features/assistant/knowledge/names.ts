import type { PlaceKind } from '@andariego/contract/place-kinds-rules'
import { placeKindName } from '@andariego/contract/place-kinds-rules'
import { foldedWords } from '../lexicon/folded-words.ts'
import { nameWord } from '../lexicon/translations.ts'
import { kindsOf } from './kinds.ts'
import { aspectTags } from './tones.ts'

/** Where names stand among the sentences of a place: before all of them. They are searched, and never quoted. */
export const NAME_POSITION = -1

/**
 * Aspects that a name may promise: a 'Mirador' promises a view, a 'Cervecería' drinks. Safety is not among them: a name does not
 * make an alley safe.
 */
const PROMISED = new Set(
  'comida vegetariano bebidas café noche vistas compras nadar naturaleza animales historia arte arquitectura música deporte niños dormir eventos clases'.split(
    ' ',
  ),
)

/** What each kind of place offers, whatever its name says. */
const OF_KINDS: Record<string, string> = {
  comer: 'comida',
  mirador: 'vistas',
  mercado: 'compras',
  playa: 'nadar',
  parque: 'naturaleza',
  alojamiento: 'dormir',
  termas: 'temperatura del agua',
}

/** Returns a place's name with its kind, as a text that is searched: words of other languages also in Spanish. */
export const searchedName = (name: string, kind: PlaceKind | null): string => {
  const words = foldedWords(name).flatMap((word) => nameWord(word) ?? [])
  return [name, ...(kind ? [placeKindName(kind)] : []), ...new Set(words)].join(', ')
}

/** Returns the aspects that a name promises, as neutral ones: a name is not praise. */
export const promisedBy = (searched: string): string[] => [
  ...new Set([
    ...aspectTags(searched).filter((tag) => PROMISED.has(tag)),
    ...kindsOf(searched).flatMap((kind) => OF_KINDS[kind] ?? []),
  ]),
]
