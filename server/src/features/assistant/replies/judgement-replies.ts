import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { findBlame, findPraise } from '../lexicon/lexicon.ts'
import { linked, quote, rated } from './phrases.ts'
import { distinctSentences, voicesOf } from './place-reply.ts'
import type { Known, Reply } from './reply.ts'

const VOICES = 3
/** A review with at most this many stars counts as a complaint. */
const DISAPPOINTED = 3
const hasWordsOf = (sentence: string, find: typeof findBlame): boolean =>
  find(fold(sentence).split(' ')).length > 0
const complains = ({ sentence, aspects }: Evidence): boolean =>
  aspects.some((tag) => tag.endsWith('-')) || hasWordsOf(sentence, findBlame)
/**
 * Quotes the reviewers who were disappointed, the most disappointed first; where there are none, the complaints of satisfied ones.
 */
export const complaintsReply = async ({ evidence, frames }: Known, place: Place): Promise<Reply> => {
  const told = (await evidence.all([place.id])).filter(({ reviewId }) => reviewId !== null)
  const said = told.filter(({ rating }) => rating !== null && rating <= DISAPPOINTED)
  const disappointed = voicesOf(said).toSorted((a, b) => (a.rating ?? 0) - (b.rating ?? 0))
  const voices =
    disappointed.length > 0 ? disappointed : distinctSentences(told.filter(complains)).slice(0, VOICES)
  if (voices.length === 0) {
    const others = voicesOf(told)
    return {
      text: [frames.noComplaints(linked(place)), ...others.map((one) => `> ${quote(one, frames)}`)].join(
        '\n\n',
      ),
      places: [place],
      quotes: others,
      memory: { asked: 'about', focus: place.id },
    }
  }
  return {
    text: [
      frames.complaints(linked(place)),
      ...voices.map((one) => `> ${quote(one, frames)}`),
      rated(place, frames),
    ].join('\n\n'),
    places: [place],
    quotes: voices,
    memory: { asked: 'about', focus: place.id },
  }
}

const PLEASED = 4
/** Aspects that are facts rather than praise. */
const PLAIN_FACTS = new Set([
  'precio',
  'horario',
  'entradas',
  'llegar',
  'duración',
  'pago',
  'accesible',
  'baños',
])
/** Aspects that travellers come for. */
const OF_DELIGHT = new Set(
  'vistas animales naturaleza arte comida historia arquitectura nadar atardecer música tranquilidad romántico'.split(
    ' ',
  ),
)
/** Quotes what reviewers praise; null when none is known to. */
export const praiseReply = async ({ evidence, frames }: Known, place: Place): Promise<Reply | null> => {
  const said = distinctSentences(await evidence.all([place.id])).filter(
    ({ reviewId, rating }) => reviewId !== null && rating !== null && rating >= PLEASED,
  )
  const worth = ({ sentence, aspects, rating }: Evidence) =>
    (hasWordsOf(sentence, findPraise) ? 2 : 0) +
    (/!/.test(sentence) ? 1 : 0) +
    (aspects.some((tag) => PLAIN_FACTS.has(tag)) && !aspects.some((tag) => OF_DELIGHT.has(tag)) ? -2 : 0) +
    (aspects.some((tag) => tag.endsWith('-')) ? -1.5 : 0) +
    (aspects.some((tag) => OF_DELIGHT.has(tag)) ? 1 : 0) +
    ((rating ?? 0) - PLEASED) / 2
  // Facts are not praise: nobody likes a place because the bus takes five hours.
  const isPraise = ({ sentence, aspects }: Evidence) =>
    hasWordsOf(sentence, findPraise) || /!/.test(sentence) || aspects.some((tag) => OF_DELIGHT.has(tag))
  const praise = said.filter(isPraise)
  const best = praise.toSorted((a, b) => worth(b) - worth(a)).slice(0, VOICES)
  if (best.length === 0) return null
  return {
    text: [
      frames.praises(linked(place)),
      ...best.map((one) => `> ${quote(one, frames)}`),
      rated(place, frames),
    ].join('\n\n'),
    places: [place],
    quotes: best,
    memory: { asked: 'about', focus: place.id },
  }
}
