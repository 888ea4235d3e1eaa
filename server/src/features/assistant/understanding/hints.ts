import { fold } from '../../maps/public.ts'
import { findAskedKinds } from '../lexicon/lexicon.ts'
import type { Language } from './language.ts'
import { isOfAnother } from './name-or-thing.ts'
import { OF_THE_CALENDAR } from './name-words.ts'
import type { PlaceNames } from './place-names.ts'

/** 'ateneo o cementerio': both words of a choice are names, with an article or without. */
const OR = new Set(['o', 'u', 'vs', 'or', 'ou', 'oppure'])
const AND = new Set(['y', 'e'])
const BEFORE_A_NAME = new Set(['el', 'la', 'los', 'las', 'en', 'a', 'de'])
/** 'entre el rejón y las grutas' */
const isChosenAt = (words: readonly string[], spot: number): boolean => {
  let at = spot - 1
  while (BEFORE_A_NAME.has(words[at] ?? '')) at--
  const before = words[at] ?? ''
  return (
    OR.has(words[spot + 1] ?? '') ||
    OR.has(before) ||
    (AND.has(before) && words.slice(0, at).includes('entre'))
  )
}
/** Articles of all languages, also those joined to a preposition. */
export const THE = new Set('el la al del the le il lo do da no na du au della nel nella'.split(' '))

/** A word of a question that is in the name of only one place. */
export interface Hint {
  spot: number
  id: string
}

interface ReadSoFar {
  plain: readonly string[]
  language: Language
  /** The positions of words in certain names. */
  named: ReadonlySet<number>
  isTaken: (spot: number) => boolean
  areaNames: readonly string[]
}

/** Returns the words outside certain names that occur in the name of only one place: 'el ateneo'. */
export const hintsOf = (
  { plain, language, named, isTaken, areaNames }: ReadSoFar,
  names: PlaceNames,
): Hint[] =>
  plain.flatMap((word, spot) => {
    // 'algún parque' is no name; 'el parque' may be one.
    const isChoice = isChosenAt(plain, spot)
    // 'el templo Qoricancha' is named by its second word.
    const isNamedBehind = named.has(spot + 1)
    const isKind =
      findAskedKinds([word], language).length > 0 &&
      (isNamedBehind || (!THE.has(plain[spot - 1] ?? '') && !isChoice))
    // 'el volcán de Agua' is not the only volcano of the community.
    const isOwn = (whose: string) =>
      isTaken(spot + 2) ||
      names.onlyCalled(whose, areaNames) !== null ||
      areaNames.some((area) => fold(area).includes(whose))
    const isAnothers = findAskedKinds([word], language).length > 0 && isOfAnother(plain, spot + 1, isOwn)
    const id =
      isTaken(spot) || isKind || isAnothers || OF_THE_CALENDAR.test(word)
        ? null
        : names.onlyCalled(word, areaNames)
    return id ? [{ spot, id }] : []
  })
