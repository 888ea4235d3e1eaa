import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import { findAskedKinds } from '../lexicon/lexicon.ts'
import { ARTICLES } from '../understanding/area-words.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { type Conversation, kept, plainly, tell } from './conversation.ts'
import { wordsNamed } from './phrases.ts'
import type { Known, Reply } from './reply.ts'

const CONNECTS = new Set(['de', 'del', ...ARTICLES])

/**
 * Returns the words of a name right behind a kind of place: 'alfajor volador' of 'el museo del alfajor volador de Lima'. A single word in
 * lower case may as well be an adjective, and is none.
 */
const wordsBehindKind = ({ words, typed, terms, specific, areas, isOneOfKind }: QuestionRead): string[] => {
  if (!isOneOfKind) return []
  const unexplained = new Set([...terms, ...specific.map(([word = '']) => word)])
  const isInArea = (at: number) => areas.some(({ from, to }) => at >= from && at < to)
  const kind = words.findIndex(
    (word, at) => ARTICLES.has(words[at - 1] ?? '') && findAskedKinds([word]).length > 0,
  )
  if (kind < 0) return []
  const name: { word: string; isCapital: boolean }[] = []
  for (let at = kind + 1; at < words.length && !isInArea(at); at++) {
    const word = words[at] ?? ''
    if (CONNECTS.has(word)) continue
    if (!unexplained.has(word)) break
    name.push({ word, isCapital: /^\p{Lu}/u.test(typed[at] ?? '') })
  }
  return name.length > 1 || name.some(({ isCapital }) => isCapital) ? name.map(({ word }) => word) : []
}

/** Whether no sentence has all of these words. */
const isUntold = async ({ evidence }: Known, words: readonly string[]): Promise<boolean> => {
  const ids = await evidence.speaking({ area: null, kinds: [] }, [], words)
  const told = await evidence.about(ids, [], words)
  return told.every(({ hits }) => Number(hits) < words.length)
}

/** 'cuánto cuesta el museo del alfajor volador de Lima': not Lima's only museum, but one that does not exist. */
export const unknownBehindKind = async ({ known, question }: Conversation): Promise<Reply | null> => {
  const name = wordsBehindKind(question)
  if (name.length === 0 || question.forms.has('near') || !(await isUntold(known, name))) return null
  return plainly(known.frames.notKnown(wordsNamed(name, question.asTyped)))
}

/** Returns the only place whose texts have the name of something that the map knows: 'los canales de Xochimilco'. */
const onlyTellingOf = async ({ evidence, finder }: Known, name: string): Promise<Place | null> => {
  const words = fold(name).split(' ')
  const told = await evidence.about(await evidence.speaking({ area: null, kinds: [] }, [], words), [], words)
  const named = told.filter(({ sentence }) => ` ${fold(sentence)} `.includes(` ${fold(name)} `))
  const ids = [...new Set(named.map(({ placeId }) => placeId))]
  const [place = null] = ids.length === 1 ? await finder.these(ids) : []
  return place
}

/** Answers about something that is on the map and no place of the community: about the place that tells of it, if there is one. */
export const spotAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, spots, area } = talk
  const [spot] = spots
  if (!spot || area !== null) return null
  const place = await onlyTellingOf(known, spot.name)
  return kept(talk, place ? await tell(talk, place) : plainly(known.frames.notKnown(spot.name)))
}
