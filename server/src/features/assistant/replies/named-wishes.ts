import { ASPECTS, KINDS } from '../lexicon/lexicon.ts'
import { list, wordsNamed } from './phrases.ts'
import type { Known } from './reply.ts'
import type { Search } from './search.ts'

/** Names kinds of place in an answer: 'museos y playas'. */
export const kindNames = ({ frames }: Known, kinds: readonly string[]): string =>
  kinds.length === 0
    ? frames.places
    : list(
        kinds.map((kind) => frames.kind(KINDS.get(kind)?.name ?? kind)),
        frames.locale,
      )
/** Names what was wished for. */
export const wishNames = (
  { frames }: Known,
  {
    wishes,
    terms: others,
    specific = [],
    asTyped,
    isEither = false,
  }: Pick<Search, 'wishes' | 'terms' | 'specific' | 'asTyped' | 'isEither'>,
): string => {
  const terms = [...new Set([...specific.map(([word = '']) => word), ...others])]
  const named = isEither
    ? terms.map((term) => `«${wordsNamed([term], asTyped)}»`).join(` ${frames.or} `)
    : `«${wordsNamed(terms, asTyped)}»`
  return list(
    [
      ...(specific.length > 0 ? [] : wishes).map(({ aspect }) =>
        frames.topic(ASPECTS.get(aspect)?.topic ?? aspect),
      ),
      ...(terms.length > 0 ? [named] : []),
    ],
    frames.locale,
  )
}
/** Names the aspects that are asked about: 'el precio y el horario'. */
export const topicNames = ({ frames }: Known, wishes: Search['wishes']): string =>
  list(
    wishes.map(({ aspect }) => frames.topic(ASPECTS.get(aspect)?.topic ?? aspect)),
    frames.locale,
  )
