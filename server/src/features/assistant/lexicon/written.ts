import { fold } from '../../maps/public.ts'
import { WORDS_FOR_ASPECTS } from './lexicon.ts'

const ACCENTED = /[áéíóúüñ]/
/** Words that are correct with and without an accent. */
const ALSO_PLAIN = new Set([
  'papa',
  'papas',
  'mama',
  'mamas',
  'solo',
  'esta',
  'ingles',
  'publico',
  'practica',
  'regalo',
])

const accented = (): ReadonlyMap<string, string> =>
  new Map(
    WORDS_FOR_ASPECTS.flatMap((term) => term.toLowerCase().split(/[ |]/))
      .filter((word) => ACCENTED.test(word) && !ALSO_PLAIN.has(fold(word)))
      .map((word) => [fold(word), word]),
  )

let known: ReadonlyMap<string, string> | undefined
/** Returns a folded word as it is written, if the vocabulary has it: 'bano' is 'baño'. */
export const written = (word: string): string => {
  known ??= accented()
  return known.get(word) ?? word
}
