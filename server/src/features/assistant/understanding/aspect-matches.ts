import { ASPECTS, type Tone } from '../lexicon/lexicon.ts'
import type { Match } from '../lexicon/term-matcher.ts'

/** Keeps the longest of overlapping matches, and all matches of the same words. */
export const longest = <T>(matches: readonly Match<T>[]): Match<T>[] =>
  matches.filter(
    (match) =>
      !matches.some(
        (other) =>
          other.from <= match.from && other.to >= match.to && other.to - other.from > match.to - match.from,
      ),
  )

export type Aspected = Match<{ aspect: string; tone: Tone }>

/** 'quetzales' are birds, and a currency: the specific meaning wins. */
export const isOutdone = (match: Aspected, all: readonly Aspected[], words: readonly string[]): boolean => {
  const isParticular = ({ from, to, value }: Aspected) =>
    words.slice(from, to).some((word) => ASPECTS.get(value.aspect)?.particular.has(word))
  return (
    !isParticular(match) &&
    all.some((other) => other.from === match.from && other.to === match.to && isParticular(other))
  )
}

/**
 * What a kind of place offers anyway, or what its word means elsewhere: who asks for 'cascadas' has no further wish for nature, nor for
 * bathing with 'termales', and 'marchés' are markets and no steps.
 */
const OF_KINDS = new Set(['naturaleza', 'nadar', 'dificultad'])
/** What else a kind of place is: who asks for 'ruinas para ir con niños' has no further wish for history. */
const BESIDES = new Set([
  'comida',
  'café',
  'historia',
  'arte',
  'arquitectura',
  'vistas',
  'compras',
  'eventos',
  'música',
])
export const isKindOnly = (
  match: Aspected,
  kinds: readonly Match<string>[],
  all: readonly Aspected[],
): boolean =>
  (OF_KINDS.has(match.value.aspect) ||
    (BESIDES.has(match.value.aspect) &&
      all.some(
        (other) =>
          other.value.aspect !== match.value.aspect && !(other.from === match.from && other.to === match.to),
      ))) &&
  kinds.some(({ from, to }) => from === match.from && to === match.to)
