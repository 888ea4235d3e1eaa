import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { type Conversation, centreOf } from './conversation.ts'
import { distance, linked, list, quote } from './phrases.ts'
import { distinctSentences } from './place-reply.ts'
import type { Reply } from './reply.ts'
import { missingOf } from './unknown-reply.ts'

// What a ride from one place to another costs, which only who took it can tell.

const A_RIDE =
  /\b(?:mototaxis?|taxis?|tuk ?tuk|remis|uber|combi|colectivo|micro|bus|buses|guagua|camion|lancha|bote|ferry|barco|tren|carrera|pasaje|rickshaw|boat|train|fare|onibus|barca|navette|traghetto|autobus)\b/
const FROM_TO =
  /\b(?:desde|de|del|from|da|dal|dalla|depuis)\b.*\b(?:a|al|hasta|hacia|para|to|ate|ao|jusqu|fino)\b/
const A_PRICE =
  /\d.*(?:pesos|soles|bol[ií]var|lempiras|quetzales|colones|guaran|d[oó]lares|euros|reales|reais|bs|córdobas|lucas?|€|\$)|(?:€|\$|s\/) ?\d|(?:cuesta|cobra|sale|vale|costs?|por|for)\p{L}* \d|gratis|free/iu
const SHOWN = 2
const NAME_LETTERS = 5

/** 'el pasaje' asks for the fare of any ride. */
const ANY_RIDE = /^(?:carrera|pasaje|fare)$/
/** Whether a sentence tells what this ride costs from or to the other place: a price of something else there is no answer. */
const tellsOf = ({ sentence }: Evidence, ride: string, other: Place): boolean => {
  const words = fold(sentence).split(' ')
  const names = fold(other.name)
    .split(' ')
    .filter((word) => word.length >= NAME_LETTERS)
  const isRide = (word: string) =>
    ANY_RIDE.test(ride) ? A_RIDE.test(word) : word.startsWith(ride.replace(/s$/, ''))
  return A_PRICE.test(sentence) && words.some(isRide) && names.some((name) => words.includes(name))
}

/** Answers 'cuánto sale el mototaxi desde Corrales hasta la huaca': with who paid it, or that nobody told; null for other questions. */
export const fareAsked = async ({ known, question, named }: Conversation): Promise<Reply | null> => {
  const { text, forms } = question
  const [from, to] = named
  const [ride] = A_RIDE.exec(text) ?? []
  if (!from || !to || named.length !== 2 || !ride || !forms.has('howMuch') || !FROM_TO.test(text)) return null
  const { frames, evidence } = known
  const told = distinctSentences([
    ...(await evidence.all([to.id])).filter((one) => tellsOf(one, ride, from)),
    ...(await evidence.all([from.id])).filter((one) => tellsOf(one, ride, to)),
  ]).slice(0, SHOWN)
  const places = [to, from]
  const memory = { asked: 'about' as const, focus: to.id, wishes: question.wishes }
  if (told.length > 0) {
    const topics = list(['el precio', 'cómo llegar'].map(frames.topic), frames.locale)
    const said = told.map((one) => `> ${quote(one, frames)}`)
    return { text: [frames.about(topics, linked(to)), ...said].join('\n\n'), places, quotes: told, memory }
  }
  const metres = distance(metresBetween(centreOf(from), centreOf(to)), frames)
  const untold = `${frames.unknown(missingOf(known, 'precio'), linked(to))}\n\n${frames.between(linked(from), linked(to), metres)}.`
  return { text: untold, places, memory }
}
