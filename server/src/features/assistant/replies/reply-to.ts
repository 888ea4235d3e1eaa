import type { Place } from '@andariego/contract/places'
import { asksHowManyDays } from '../understanding/days-asked.ts'
import { intended } from '../understanding/intents.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import {
  isAlwaysOffTopic,
  isEmergency,
  isHarmful,
  isInjection,
  isOffTopic,
} from '../understanding/refusals.ts'
import { alludedAsked } from './alluded.ts'
import { asksWhoServes } from './attributes.ts'
import { compareAreasReply } from './compare-areas.ts'
import { compareReply } from './compare-reply.ts'
import { areaAround, type Conversation, centreOf, kept, plainly, tell, whichOne } from './conversation.ts'
import { dayAsked } from './day-asked.ts'
import { fareAsked } from './fares.ts'
import { afterwardsAsked, otherThingAsked, partAsked, ratherAsked } from './going-on.ts'
import { examplesIn } from './help/help.ts'
import { listAsked, moreAsked, oneOfThereAsked, positionAsked } from './list-answers.ts'
import { lifeAsked } from './lives.ts'
import type { Memory } from './memory.ts'
import { distanceAsked, nearAsked } from './near-answers.ts'
import { nearReply } from './near-reply.ts'
import { hintedAsked, onlyOneThere, onlyOneWithThat, placeOf, placesToChooseFrom } from './one-there.ts'
import { linked } from './phrases.ts'
import { planAsked, planChanged } from './plan-answers.ts'
import { planReply } from './plan-reply.ts'
import { kindsServing } from './rank-places.ts'
import type { Known, Reply } from './reply.ts'
import { resolveNames } from './resolve-names.ts'
import {
  areaAsked,
  focusAsked,
  insteadAsked,
  isUnspoken,
  placesAsked,
  unknownName,
  unknownOfKind,
  wordsAsked,
} from './search-answers.ts'
import { isOfTheAccount, topicAsked } from './topic-asked.ts'
import { type Self, topicReply } from './topic-reply.ts'
import { spotAsked, unknownBehindKind } from './unknown-names.ts'
import { missingOf } from './unknown-reply.ts'
import { isAskedFromThere } from './where-asker-is.ts'

/** A way to answer; returns null when it does not fit the question. */
type Way = (talk: Conversation) => Promise<Reply | null> | Reply | null

const yesOrNo: Way = async (talk) => {
  const { known, question, memory, focus, hasNames } = talk
  if (!question.forms.has('yes') || hasNames) return null
  if (focus && memory.asked === 'about')
    return kept(talk, await nearReply(known, centreOf(focus), { kinds: [], wishes: [], terms: [] }))
  return memory.area
    ? planReply(known, memory.area, memory.days, { wishes: memory.wishes, kinds: [] })
    : plainly(known.frames.unclear(examplesIn(known.frames.locale)))
}

/** Returns the areas right behind an 'y' that follows a place: 'a qué hora abren las termas del Ventisquero y Lares'. */
const areasBehindAnd = ({ areas, places, words }: QuestionRead) =>
  areas.filter(
    ({ from }) =>
      /^(y|e|and)$/.test(words[from - 1] ?? '') && places.some(([match]) => match && match.to === from - 1),
  )

const CHOOSES = /\b(?:conviene|elijo|prefer\w+|cual|mejor|recomiend\w+)\b.* (?:o|u|or|ou) /
/** Compares two named places, or a named one with the place discussed before. */
const comparison: Way = async (talk) => {
  const { known, question, area, areas, named, memory, focus, isPlan } = talk
  const { forms, text, hints } = question
  // 'solo tengo el sábado, ¿me conviene la Periquera o la fábrica?'
  if (isPlan && !(named.length + hints.length > 1 && CHOOSES.test(text))) return null
  if (named.length > 1 && !(forms.has('near') && !forms.has('which')))
    return compareReply(known, named, question)
  // 'qué días cierran el MARCO y el Precolombino' asks about both.
  const isBoth =
    question.wishes.length > 0 &&
    named.length === 1 &&
    (hints.length > 0 ? /\b(y|e) (el|la|los|las) /.test(text) : areasBehindAnd(question).length > 0)
  // 'estoy en la catedral, hay artesanías o mercado por aquí' asks what is near.
  if (named.length === 1 && isAskedFromThere(text, areas.length > 0) && !forms.has('which')) return null
  const isChoice = isBoth || forms.has('which') || /\b(o|u|ou|or|vs|versus)\b/.test(text)
  if (isChoice && named.length + hints.length + areas.length > 1 && named.length + hints.length > 0) {
    const [one, other] = await placesToChooseFrom(talk)
    if (one && other && one.id !== other.id) return compareReply(known, [one, other], question)
  }
  if (area && areas.length > 1 && named.length === 0 && isChoice) {
    // Towns with one place each are compared by these places.
    const alone = await Promise.all(areas.map((one) => placeOf(known, one)))
    const places = alone.flatMap(({ only, namesake }) => namesake ?? only ?? [])
    return places.length === areas.length && new Set(places.map(({ id }) => id)).size === places.length
      ? compareReply(known, places, question)
      : compareAreasReply(known, areas, question)
  }
  const [place] = named
  const isSetAgainst = /^(o|ou|or|mejor que|comparado con|y comparado con)\b/.test(text)
  return place && memory.focus && focus && focus.id !== place.id && isSetAgainst
    ? compareReply(known, [focus, place], question)
    : null
}

/** 'dónde dormir en las dunas', where nobody sleeps: hotels and restaurants nearby serve as well; null when there are none. */
const servedNearby = async ({ known, question }: Conversation, place: Place): Promise<Reply | null> => {
  const { forms, wishes, specific } = question
  const kinds = kindsServing(wishes).filter((kind) => kind === 'comer' || kind === 'alojamiento')
  if (!forms.has('places') || kinds.length === 0 || wishes.length > 1 || specific.length > 0) return null
  const area = areaAround(place)
  if ((await known.evidence.places({ area, kinds }, 'best', 1)).length === 0) return null
  return nearReply(known, centreOf(place), { kinds, wishes: [], terms: [] })
}

const untoldLead = (known: Known, { wishes }: QuestionRead, place: Place): string =>
  known.frames.unknown(missingOf(known, wishes[0]?.aspect ?? 'comida'), linked(place))

/** Answers about a named place, or asks which one of several with that name is meant. */
const namedPlace: Way = async (talk) => {
  const { known, question, memory, named, ambiguous } = talk
  const { forms, wishes, terms } = question
  const [place] = named
  if (place) {
    const goesOn = forms.has('again') && wishes.length === 0 && terms.length === 0 && memory.asked === 'about'
    const asked = goesOn ? { ...question, wishes: memory.wishes, terms: memory.terms } : question
    const reply = await tell(talk, place, asked)
    const nearby = reply.untold ? await servedNearby(talk, place) : null
    // What there is nearby is no answer to 'hay cafetería en el museo'.
    if (nearby && asksWhoServes(question))
      return kept(talk, { ...nearby, text: `${untoldLead(known, question, place)}\n\n${nearby.text}` })
    return kept(talk, nearby ?? reply)
  }
  return ambiguous ? whichOne(talk, ambiguous) : spotAsked(talk)
}

/** The ways to answer, the most certain first. */
const WAYS: readonly Way[] = [
  moreAsked,
  yesOrNo,
  positionAsked,
  oneOfThereAsked,
  alludedAsked,
  otherThingAsked,
  afterwardsAsked,
  lifeAsked,
  fareAsked,
  distanceAsked,
  comparison,
  listAsked,
  planAsked,
  planChanged,
  nearAsked,
  namedPlace,
  insteadAsked,
  ratherAsked,
  partAsked,
  focusAsked,
  unknownBehindKind,
  onlyOneThere,
  onlyOneWithThat,
  hintedAsked,
  unknownOfKind,
  areaAsked,
  unknownName,
  placesAsked,
  wordsAsked,
]

/** A courtesy, a question about the product or a refusal does not end what the talk was about: 'gracias', '¿y el segundo?'. */
const goingOn = (memory: Memory, reply: Reply): Reply =>
  Object.keys(reply.memory).length > 0 ? reply : { ...reply, memory }

/** Answers one question, with the conversation's memory. */
export const replyTo = async (
  known: Known,
  self: Self,
  asked: QuestionRead,
  memory: Memory,
): Promise<Reply> => {
  const { frames } = known
  const { question: meant, isOfNothing } = intended(asked)
  const hasNames = meant.places.length + meant.areas.length + meant.spots.length > 0
  const ofADay = dayAsked(meant, memory, hasNames)
  const question = ofADay ?? meant
  const { text, forms, days } = question
  if (isInjection(text)) return plainly(frames.injection, memory)
  if (isEmergency(text) && !isOfTheAccount(question, hasNames))
    return goingOn(memory, await topicReply('emergency', self, frames.locale))
  // What a place is called asks for no harm: 'el Museo de la Pistola'.
  const isOfHarm = isHarmful(text) && isHarmful(question.rest)
  if (isOfHarm || isAlwaysOffTopic(text) || (!hasNames && isOffTopic(text)))
    return plainly(frames.offTopic, memory)
  const topic = ofADay ? null : topicAsked(question, hasNames, memory)
  if (topic) return goingOn(memory, await topicReply(topic, self, frames.locale))
  if (isOfNothing && !ofADay && memory.asked === 'other' && (await isUnspoken(known, question)))
    return plainly(frames.offTopic, memory)
  if (forms.has('no') && !hasNames) return goingOn(memory, await topicReply('thanks', self, frames.locale))

  const names = await resolveNames(known, question, memory)
  const [area = null] = names.areas
  const isPlan =
    forms.has('plan') ||
    (area !== null && names.named.length === 0 && asksHowManyDays(text)) ||
    (days !== null && (area !== null || memory.asked === 'plan'))
  const talk: Conversation = { ...names, known, question, memory, area, hasNames, isPlan }
  for (const answer of WAYS) {
    const reply = await answer(talk)
    if (reply) return reply
  }
  return plainly(frames.unclear(examplesIn(frames.locale)), memory)
}
