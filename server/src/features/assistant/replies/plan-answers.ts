import { fold } from '../../maps/public.ts'
import type { Area } from '../understanding/area.ts'
import { asksHowManyDays } from '../understanding/days-asked.ts'
import { numberOf } from '../understanding/numbers.ts'
import { lengthChange, newLength } from '../understanding/plan-lengths.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { stayIn } from '../understanding/stays.ts'
import type { Wish } from '../understanding/wishes.ts'
import { areaAround, type Conversation, plainly, wishesWith } from './conversation.ts'
import { findPlaces } from './find-places.ts'
import { together } from './joined-areas.ts'
import { factsReply } from './listed-facts.ts'
import type { Memory } from './memory.ts'
import { kindNames } from './named-wishes.ts'
import { planReply } from './plan-reply.ts'
import type { Reply } from './reply.ts'

/** Aspects that do not influence which places a plan should contain. */
const NOT_FOR_A_CHOICE = new Set(['duración', 'llegar', 'entradas', 'época', 'momento', 'horario', 'dormir'])
const forAChoice = (wishes: readonly Wish[]): Wish[] =>
  wishes.filter(({ aspect }) => !NOT_FOR_A_CHOICE.has(aspect))

const SHORT = 6
/** 'hay algo romántico?' looks for a place, and changes no plan. */
const A_SEARCH = /^(y |pero )?(hay|donde|adonde|algo|algun|alguna|que hay|conoces|is there|where)\b/
const NEW_LENGTH =
  /\b(?:dej\p{L}*|que (?:quede|sea|sean)|hazl[oa]|hacel[oa]|reduc\p{L}*|recort\p{L}*|achic\p{L}*|acort\p{L}*|alarg\p{L}*|baj\p{L}*|pas\p{L}*|cambi\p{L}*|make it|shorten|(?:solo|nomas|apenas) (?:tengo|tenemos|me quedan?|nos quedan?)|(?:tengo|tenemos|me quedan?|nos quedan?) (?:solo|nomas|apenas)) (?:\p{L}+ ){0,3}?(?:(?:en|a|de|por|to|in|solo|it) )?(\d{1,2}|uno?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|one|two|three)(?: dias?| days?| jornadas?)?(?=$| (?:que|porque|pues|pero|ya que|since|because)(?!\p{L}))/u
/** A new length for a plan: 'mejor 3', 'que sean cuatro', 'dejalo en uno', 'hazlo de dos que me dieron libre el viernes'. */
const lengthAsked = ({ message, text }: QuestionRead): number | null => {
  const [, length] = NEW_LENGTH.exec(text) ?? []
  return length === undefined ? newLength(message) : numberOf(length)
}

/** 'ahora lo mismo pero en París', 'perdón, me equivoqué, es Cusco' */
const THE_SAME =
  /\b(lo mismo|igual|same|o mesmo|ahora|now|agora|me (?:equivoque|confundi)|perdon|quise decir|queria decir|sorry|i meant|pardon|desculpa)\b/
const WORD_LETTERS = 5

/** A plan has at least one day. */
const changed = (days: number, change: number): number => Math.max(1, days + change)
const unwantedWith = ({ unwanted }: Memory, { unwanted: more }: QuestionRead): string[] => [
  ...new Set([...unwanted, ...more]),
]

const TAKE_AWAY =
  /\b(quit\w*|sac[ao]\w*|elimin\w*|borr\w*|dej\w* (a)?fuera|no quiero (ir|pasar|ver)|salt\w*|remove|skip|leave out|^(?:\w+ )?sin (?:el|la|los|las)\b|tir[ae]\w*|(cambi|reemplaz|sustitu)\w* .* por)\b/
const PUT_IN =
  /\b(que (?:salga|aparezca|este|incluya|entre|haya)|pon(e|me|gan|le)?|agreg\w*|anad\w*|sum(a|ale|ame|ar)|met(e|ele|eme|er)|inclu\w+|add|include)\b/
const isTakenAway = ({ text }: QuestionRead): boolean => TAKE_AWAY.test(text) && lengthChange(text) >= 0
/** Returns which stops of the last plan are unwanted: 'quita el volcán', 'sin el museo', 'saca el segundo'. */
const leftOut = async ({ known, question, memory, named }: Conversation): Promise<string[]> => {
  const { kinds, position } = question
  if (!isTakenAway(question)) return []
  const ids = named.map(({ id }) => id).filter((id) => memory.listed.includes(id))
  if (ids.length > 0) return ids
  const byWord = (await known.finder.these(memory.listed)).filter(({ name }) =>
    question.words.some((word) => word.length >= WORD_LETTERS && fold(name).split(' ').includes(word)),
  )
  if (byWord.length === 1) return byWord.map(({ id }) => id)
  const at = position === null ? undefined : memory.listed.at(position > 0 ? position - 1 : position)
  if (at) return [at]
  if (kinds.length === 0) return []
  const facts = await known.evidence.whereabouts(memory.listed)
  return facts.filter((fact) => kinds.some((kind) => fact.kinds.includes(kind))).map(({ placeId }) => placeId)
}

const SURROUNDINGS = /\b(alrededores|cercanias|inmediaciones|y cerca|surroundings|arredores)\b/
const SURROUNDINGS_KILOMETRES = 100
/** 'dos días en Tiflis y alrededores' leaves the city. */
const withSurroundings = (area: Area, { text }: QuestionRead): Area =>
  area.type === 'circle' && SURROUNDINGS.test(text)
    ? { ...area, kilometres: Math.max(area.kilometres, SURROUNDINGS_KILOMETRES) }
    : area

/** How many days a plan must lack before it leaves the city. */
const FAR_TOO_SHORT = 2
const daysIn = ({ itineraryDraft }: Reply): number =>
  Math.max(0, ...(itineraryDraft?.items.map(({ day }) => day) ?? []))
/** The region of which a city has the name: three days in Salta are spent in the province when the city fills only one. */
const regionCalled = ({ question }: Conversation, { name }: Area): Area | undefined =>
  question.areas.flatMap(({ areas }) => areas).find((area) => area.type === 'region' && area.name === name)

const OF_A_STAY = new Set(['noche', 'momento', 'horario', 'llegar'])
/** Answers a request for a plan. */
export const planAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, area, named, focus, isPlan } = talk
  if (!isPlan) return null
  const { forms, kinds, days } = question
  // 'me devuelvo el domingo en la noche' is when somebody leaves.
  const isStay = stayIn(question.text) !== null
  const wishes = forAChoice(question.wishes).filter(({ aspect }) => !(isStay && OF_A_STAY.has(aspect)))
  const [place] = named
  const where =
    together(talk) ??
    (area && withSurroundings(area, question)) ??
    (place && !forms.has('again') ? areaAround(place) : memory.area) ??
    (focus ? areaAround(focus) : null)
  if (!where) return plainly(known.frames.planWhere, { asked: 'plan', days, wishes })
  const isSameTalk = memory.asked === 'plan' && area === null
  const change = lengthChange(question.text)
  const wanted = change !== 0 && memory.days ? changed(memory.days, change) : (days ?? memory.days)
  const isOpen = days === null && asksHowManyDays(question.text)
  const how = {
    isEnough: isOpen,
    wishes: isSameTalk ? wishesWith(memory, wishes) : wishes,
    kinds,
    unwanted: isSameTalk ? unwantedWith(memory, question) : question.unwanted,
    without: isSameTalk ? memory.without : [],
    included: isSameTalk ? memory.included : [],
    before: change > 0 ? memory.days : null,
  }
  const plan = await planReply(known, where, wanted, how)
  const region = (wanted ?? 0) - daysIn(plan) >= FAR_TOO_SHORT ? regionCalled(talk, where) : undefined
  const wider = region && (await planReply(known, region, wanted, how))
  return wider && daysIn(wider) > daysIn(plan) ? wider : plan
}

/**
 * A wish that changes no stop: tells what reviewers say of it at the plan's stops where the community knows no other place to go to.
 * Returns null, for a search, where it does.
 */
const unchanged = async ({ known, question, memory }: Conversation, area: Area, plan: Reply) => {
  const all = await findPlaces(known, { area, kinds: [], wishes: [], terms: [], order: 'best' })
  if (all.some(({ place }) => !memory.listed.includes(place.id))) return null
  const stops = await known.finder.these(memory.listed)
  const told = await factsReply(known, stops, question)
  return { ...told, text: `${known.frames.planSame(area.name)}\n\n${told.text}`, memory: plan.memory }
}

/** Changes the last plan: its length, its area, its wishes. */
export const planChanged = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, area, named } = talk
  if (memory.asked !== 'plan') return null
  const left = await leftOut(talk)
  // 'cambia la playa por otra cosa', where the plan has none.
  if (left.length === 0 && isTakenAway(question) && question.kinds.length > 0)
    return plainly(known.frames.notInPlan(kindNames(known, question.kinds)), memory)
  if (left.length > 0 && memory.area)
    return planReply(known, memory.area, memory.days, {
      ...memory,
      without: [...memory.without, ...left],
    })
  if (named.length > 0)
    return memory.area && PUT_IN.test(question.text)
      ? planReply(known, memory.area, memory.days, {
          ...memory,
          included: [...new Set([...memory.included, ...named.map(({ id }) => id)])],
        })
      : null
  const { forms, kinds, unwanted } = question
  const wishes = forAChoice(question.wishes)
  const change = lengthChange(question.text)
  const number = change === 0 ? lengthAsked(question) : null
  const where = area ?? memory.area
  if (!where) return null
  const isAboutAFact = (['howMuch', 'when', 'where', 'howLong'] as const).some((form) => forms.has(form))
  const goesOn =
    change !== 0 ||
    number !== null ||
    unwanted.length > 0 ||
    memory.area === null ||
    forms.has('change') ||
    (area !== null && THE_SAME.test(question.text)) ||
    (wishes.length > 0 && question.words.length <= SHORT && !isAboutAFact && !A_SEARCH.test(question.text)) ||
    (forms.has('again') && kinds.length === 0)
  const changes = area !== null || change !== 0 || number !== null || wishes.length + unwanted.length > 0
  if (!goesOn || !changes) return null
  const days = number ?? (memory.days === null ? null : changed(memory.days, change))
  const plan = await planReply(known, where, days, {
    wishes: wishesWith(memory, wishes),
    kinds,
    included: area === null ? memory.included : [],
    unwanted: unwantedWith(memory, question),
    without: area === null ? memory.without : [],
    before: change > 0 ? memory.days : null,
    isStrict: wishes.length > 0,
  })
  const isSame = plan.memory.listed?.join() === memory.listed.join() && days === memory.days
  return isSame && wishes.length > 0 && area === null ? unchanged(talk, where, plan) : plan
}
