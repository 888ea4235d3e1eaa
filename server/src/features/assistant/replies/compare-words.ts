import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { plain, quote, wordsNamed } from './phrases.ts'
import type { Known } from './reply.ts'

/** The question's words that are in no name of these places. */
const wordsAsked = ({ terms, literal }: QuestionRead, places: readonly Place[]): string[] =>
  [...terms, ...literal].filter((word) => !places.some(({ name }) => fold(name).split(' ').includes(word)))

/** Compares places by words that are no aspect: 'cuál tiene arena'; null when nobody tells of them. */
export const comparedByWords = async (
  { evidence, frames }: Known,
  places: readonly Place[],
  question: QuestionRead,
): Promise<{ text: string; quotes: Evidence[] } | null> => {
  const words = question.wishes.length > 0 ? [] : wordsAsked(question, places)
  if (words.length === 0) return null
  const ids = places.map(({ id }) => id)
  const told = (await evidence.about(ids, [], words)).toSorted((a, b) => Number(b.hits) - Number(a.hits))
  if (told.length === 0) return null
  const rows = places.map((place) => {
    const one = told.find(({ placeId }) => placeId === place.id)
    return { text: `- ${plain(place.name)}: ${one ? quote(one, frames) : frames.silent}`, one }
  })
  return {
    text: [`**«${wordsNamed(words, question.asTyped)}»**`, ...rows.map(({ text }) => text)].join('\n'),
    quotes: rows.flatMap(({ one }) => one ?? []),
  }
}
