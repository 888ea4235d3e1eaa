import type { Place } from '@andariego/contract/places'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import type { Wish } from '../understanding/wishes.ts'
import { type Conversation, kept } from './conversation.ts'
import { answerScore, mentionsThingAsked } from './judge.ts'
import { topicNames } from './named-wishes.ts'
import { linked, list, plain, quote } from './phrases.ts'
import { distinctSentences } from './place-reply.ts'
import { idsOf, type Known, type Reply } from './reply.ts'
import { withRelated } from './sides.ts'

const LISTED = 5
/** Aspects of which every place has its own fact. */
const FACTS = new Set(
  'precio horario pago entradas estacionamiento baños wifi accesible duración llegar perros época momento guías prohibiciones asientos lockers idiomas dificultad seguridad gente altura vértigo ropa'.split(
    ' ',
  ),
)
const ASKS =
  /^(?:y |e |pero |ok |bueno |ah |entonces |oye )*(?:esta|estan|se (?:puede|paga|entra|llega|reserva)|se pueden|puedo|podemos|hay|aceptan?|tienen?|cobran?|dejan|permiten|cierran?|abren?|(?:a|hasta|desde) que hora|que (?:dias?|horarios?|precio|cuesta|sale)|cuant|como (?:se |puedo |podemos |hago para )?(?:lleg|voy|vamos|va)|hay que|es (?:necesario|gratis|accesible|caro)|son (?:gratis|caros|caras|accesibles)|que (?:ropa )?(?:llevo|llevamos|llevar|hay que llevar)|(?:es|son|esta|estan) (?:muy |tan )?(?:dificil|peligros|segur|llen|cansad|duro|dura|pesad|facil)|necesit|hace falta|precios?|horarios?)/

/** Whether a question asks for a fact about each place of the last list: 'están abiertos los lunes', 'cuánto cuesta todo'. */
export const asksForFacts = ({ text, wishes, kinds, forms }: QuestionRead): boolean =>
  kinds.length === 0 &&
  !forms.has('places') &&
  wishes.length > 0 &&
  wishes.every(({ aspect }) => FACTS.has(aspect)) &&
  ASKS.test(text)

const bestOf = (said: readonly Evidence[], question: QuestionRead, wishes: Wish[]) =>
  said
    .map((one) => ({ one, score: answerScore(one, { ...question, wishes, terms: [] }) }))
    .filter(({ one, score }) => score > 0 && mentionsThingAsked(one, wishes))
    .sort((a, b) => b.score - a.score)[0]?.one

/** Tells of each place what is known of a fact, and of which ones nobody told. */
export const factsReply = async (
  known: Known,
  places: readonly Place[],
  question: QuestionRead,
): Promise<Reply> => {
  const { evidence, frames } = known
  const { wishes } = question
  const aspects = withRelated(wishes.map(({ aspect }) => aspect))
  const speaking = Map.groupBy(
    await evidence.about(
      places.map(({ id }) => id),
      aspects,
      [],
    ),
    ({ placeId }) => placeId,
  )
  const found = places.map((place) => ({
    place,
    best: bestOf(distinctSentences(speaking.get(place.id) ?? []), question, wishes),
  }))
  const rows = found.flatMap(({ place, best }) =>
    best ? [`- ${linked(place)}: ${quote(best, frames)}`] : [],
  )
  const silent = found.flatMap(({ place, best }) => (best ? [] : [plain(place.name)]))
  const topic = topicNames(known, wishes)
  const [first] = found
  const alone = found.length === 1 && first?.best ? { place: first.place, best: first.best } : null
  const told = alone
    ? [frames.about(topic, linked(alone.place)), `> ${quote(alone.best, frames)}`]
    : [frames.ofListed(topic), rows.join('\n')]
  return {
    text: [
      ...(rows.length > 0 ? told : []),
      ...(silent.length > 0 ? [frames.listedSilent(topic, list(silent, frames.locale))] : []),
    ].join('\n\n'),
    // Those of which it is told come first, as in the text.
    places: found.toSorted((a, b) => Number(!!b.best) - Number(!!a.best)).map(({ place }) => place),
    quotes: found.flatMap(({ best }) => best ?? []),
    memory: { listed: idsOf(places) },
  }
}

/** Answers a fact about each of the places listed before. */
export const listedFacts = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory } = talk
  const places = await known.finder.these(memory.listed.slice(0, LISTED))
  if (places.length < 2) return null
  const reply = await factsReply(known, places, question)
  // The list stays what the conversation is about.
  return kept(talk, { ...reply, memory: { ...memory, ...reply.memory } })
}
