import type { Place } from '@andariego/contract/places'
import { findAskedKinds } from '../lexicon/lexicon.ts'
import type { Area } from '../understanding/area.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import type { Wish } from '../understanding/wishes.ts'
import { aboutReply, whereReply } from './about-reply.ts'
import { daysTold } from './days-told.ts'
import { exactlyAsked } from './exactly-asked.ts'
import { complaintsReply, praiseReply } from './judgement-replies.ts'
import type { Memory } from './memory.ts'
import type { Centre } from './near-reply.ts'
import { partsOfTopics } from './parts-of-topics.ts'
import { placeReply } from './place-reply.ts'
import { entry, idsOf, type Known, type Reply } from './reply.ts'
import type { Names } from './resolve-names.ts'
import type { Search } from './search.ts'
import { isCalledAfter } from './words-held.ts'

/** A question with its conversation: the input of every way to answer. */
export interface Conversation extends Names {
  known: Known
  question: QuestionRead
  memory: Memory
  area: Area | null
  /** Whether the question names anything. */
  hasNames: boolean
  isPlan: boolean
}

/** What is counted may be in the place's own name: 'cuántas isletas hay en Isletas de Granada'. */
const COUNTED = /\bcuant[ao]s (\p{L}{4,})/u
/** Words that ask for complaints, and that no review needs to have. */
const OF_COMPLAINTS =
  /^(menos|gust\w+|mal[oa]s?|peor(es)?|negativ\w+|quejas?|quejan?|critic\w*|desventajas?|contras?)$/
const DOUBTS = /\b(aburr|decepcion|arrep[ei]nt)/
const NAMESAKES = 5
const AROUND_KILOMETRES = 30

export const plainly = (text: string, memory: Partial<Memory> = {}): Reply => ({ text, places: [], memory })
export const centreOf = (place: Place): Centre => ({ ...place, place })
export const areaAround = ({ latitude, longitude, city, name }: Place): Area => ({
  type: 'circle',
  name: city ?? name,
  country: null,
  latitude,
  longitude,
  kilometres: AROUND_KILOMETRES,
})

/** An answer that keeps the remembered area, kinds and list, so that the user can return to them. */
export const kept = ({ memory }: Conversation, reply: Reply): Reply => ({
  ...reply,
  memory: {
    ...reply.memory,
    area: reply.memory.area ?? memory.area,
    kinds: reply.memory.kinds ?? memory.kinds,
    listed: reply.memory.listed ?? memory.listed,
  },
})

/** Combines earlier wishes with the new ones. */
export const wishesWith = (memory: Memory, more: readonly Wish[]): Wish[] => [
  ...new Map([...memory.wishes, ...more].map((wish) => [wish.aspect, wish])).values(),
]

/** 'un sitio con sombra en enero': the month is a condition of the search, and no wish of its own. */
const withoutSeason = ({ wishes, kinds }: QuestionRead): Wish[] => {
  const others = wishes.filter(({ aspect }) => aspect !== 'época')
  return others.length + kinds.length > 0 ? others : [...wishes]
}
/** Nobody looks for rude people or the like: on these aspects, a negative word is no wish when there are other wishes. */
const NO_WISH_AGAINST = new Set(['atención', 'estado', 'trampa'])
const sensible = (wishes: readonly Wish[], hasMore: boolean): Wish[] =>
  wishes.filter(({ aspect, side }) => !(hasMore && side === '-' && NO_WISH_AGAINST.has(aspect)))
/** Nobody looks for bad food: on these aspects, a negative word only describes what is wanted: 'algo grasoso y contundente'. */
const NEVER_SOUGHT_BAD = new Set(['comida', 'café', 'bebidas', 'limpieza'])
const sought = (wishes: readonly Wish[]): Wish[] =>
  wishes.map((wish) =>
    NEVER_SOUGHT_BAD.has(wish.aspect) && wish.side === '-' ? { ...wish, side: '' } : wish,
  )

export const searchIn = ({ question }: Conversation, area: Area | null): Search => ({
  area,
  kinds: question.kinds,
  softKinds: question.softKinds,
  wishes: sought(
    sensible(
      withoutSeason(question),
      question.terms.length + question.kinds.length + question.wishes.length > 1,
    ),
  ),
  terms: question.terms.filter((term) => !question.avoided.includes(term)),
  avoided: question.avoided,
  unwanted: question.unwanted,
  literal: question.literal,
  specific: [...question.specific, ...partsOfTopics(question)],
  rest: question.rest,
  asTyped: question.asTyped,
  isEither: question.isEither,
  order: question.forms.has('reviewed') ? 'reviewed' : question.forms.has('recent') ? 'recent' : 'best',
})

const COMES_FROM = /\b(desde|from|saliendo de|partiendo de)\b/
/** 'desde Asunción cuánto tarda' is a question about the way, and not how long a visit takes. */
const ofTheWay = (question: QuestionRead): QuestionRead =>
  question.forms.has('howLong') &&
  COMES_FROM.test(question.text) &&
  question.wishes.every(({ aspect }) => aspect === 'duración' || aspect === 'llegar')
    ? { ...question, wishes: [{ aspect: 'llegar', side: '' }] }
    : question

const HOW_THERE =
  /\b(?:como (?:se |me |nos )?(?:lleg\w+|voy|vamos|va|ir|sube|subo|subimos|subir|entra|entro)|how (?:do|can) (?:i|we|you) get|como (?:se )?(?:chega|chego)|comment (?:y )?(?:aller|arriver|va)|come si (?:arriva|va|sale))\b/
const WITHOUT_WHAT = /\b(?:sin|without|sem|sans|senza) (.+)$/
/** 'cómo llego sin pagar tour', 'cómo se sube sin morir en las gradas': the way is asked for, and what to avoid on it is no topic. */
const withoutManner = (question: QuestionRead): QuestionRead => {
  const { text, wishes, terms, specific } = question
  const [, avoided] = HOW_THERE.test(text) ? (WITHOUT_WHAT.exec(text) ?? []) : []
  if (!avoided || !wishes.some(({ aspect }) => aspect === 'llegar')) return question
  const words = avoided.split(' ')
  return {
    ...question,
    wishes: [{ aspect: 'llegar', side: '' }],
    terms: terms.filter((term) => !words.includes(term)),
    specific: specific.filter((names) => !names.some((name) => words.includes(name))),
  }
}

const THERE_IS =
  /\b(?:hay|habra|tiene|tienen|existe|cuenta con|is there|are there|has|have|tem|c e|il y a|ha) (?:(?:un|una|unos|unas|algun|alguna|algunos|a|an|any|um|uma|un|une|qualche|el|la) )?(\p{L}{4,})/u
/** Returns the word for a kind of place that is asked for within another: 'hay museo en el Puente de Boyacá'. */
const kindWithin = ({ name }: Place, { text, rest }: QuestionRead): string[] => {
  const [, said = ''] = THERE_IS.exec(rest) ?? THERE_IS.exec(text) ?? []
  return findAskedKinds([said]).length > 0 && !isCalledAfter(name, [said]) ? [said] : []
}

const isOfKind = async ({ evidence }: Known, { id }: Place, kinds: readonly string[]): Promise<boolean> =>
  (await evidence.whereabouts([id])).some(({ kinds: own }) => kinds.some((kind) => own.includes(kind)))

/** Answers a question about one place: where it is, something specific, or everything. */
export const tell = async (
  { known, question, memory }: Conversation,
  place: Place,
  given: QuestionRead = question,
): Promise<Reply> => {
  const asked = withoutManner(ofTheWay(given))
  const { wishes, terms, forms, text } = asked
  if (forms.has('where') && wishes.length === 0) return whereReply(known, place, asked)
  const exact = (await exactlyAsked(known, place, asked)) ?? (await daysTold(known, place, asked))
  if (exact) return exact
  const [, counted] = COUNTED.exec(text) ?? []
  if (counted && wishes.length === 0 && terms.length === 0)
    return aboutReply(known, place, { ...asked, terms: [counted] }, { orElse: 'place' })
  if (
    forms.has('complaints') &&
    !/\blo bueno\b/.test(text) &&
    terms.every((term) => OF_COMPLAINTS.test(term))
  ) {
    // 'de qué se quejan de la comida' is about the food, where anybody complains of it.
    const against = wishes.map(({ aspect }): Wish => ({ aspect, side: '-' }))
    const tags = against.map(({ aspect }) => `${aspect}-`)
    const isOfWishes = tags.length > 0 && (await known.evidence.about([place.id], tags, [])).length > 0
    return isOfWishes
      ? aboutReply(known, place, { ...asked, wishes: against, terms: [] })
      : complaintsReply(known, place)
  }
  if (forms.has('praise') && wishes.length === 0 && terms.length === 0) {
    const praise = await praiseReply(known, place)
    if (praise) return praise
  }
  const within = wishes.length + terms.length === 0 ? kindWithin(place, asked) : []
  if (within.length > 0 && !(await isOfKind(known, place, asked.kinds)))
    return aboutReply(known, place, { ...asked, terms: within }, { orElse: 'unknown' })
  if (wishes.length === 0 && terms.length === 0) return placeReply(known, place, DOUBTS.test(text))
  return aboutReply(known, place, asked, {
    orElse: wishes.length === 0 && forms.has('opinion') ? 'place' : 'unknown',
    before: memory.wishes,
    isDoubted: DOUBTS.test(text),
  })
}

export const whichOne = ({ known, question }: Conversation, all: readonly Place[]): Reply => {
  const { frames } = known
  const places = all.slice(0, NAMESAKES)
  const lines = places.map((place, index) => `${index + 1}. ${entry(place, frames)}`).join('\n')
  return {
    text: `${frames.whichOne}\n\n${lines}\n\n${frames.answerSecond}`,
    places,
    memory: { asked: 'choose', listed: idsOf(places), wishes: question.wishes, terms: question.terms },
  }
}
