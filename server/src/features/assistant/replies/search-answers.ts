import { MEASURES } from '../lexicon/measures.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { areaAround, type Conversation, kept, plainly, searchIn, tell } from './conversation.ts'
import { joinedAreas } from './joined-areas.ts'
import { nearReply } from './near-reply.ts'
import { wordsNamed } from './phrases.ts'
import { placeReply, topicsOf } from './place-reply.ts'
import { placesReply } from './places-reply.ts'
import type { Known, Reply } from './reply.ts'

/** Words that begin a new search instead of asking about the place just discussed. */
const ELSEWHERE =
  /^(y )?(a )?((hay )?(algo|algun (lugar|sitio)) (?!.*\b(cerca|ahi|alli|alla)\b)(?!(mas|menos) )|donde (puedo|podemos|hay|comer|ir|voy|se puede)|que (lugares|sitios|playas|museos)|lugares|sitios|algun lugar|where can|places|onde (posso|tem))/
const A_NAME =
  /\b(hotel|hostal|hostel|restaurante|museo|parque|plaza|playa|torre|catedral|castillo|palacio|mercado|teatro|estadio|puente|templo|cafe|bar|cerro|lago|isla|volcan|mirador)\b/

const INSTEAD =
  /\bentonces(?: \p{L}+){0,2} (?:a ?donde|donde|cual|que (?:otr[oa]|me recomiendas))\b|\botr[oa]s? (?:cosa|sitio|lugar|parte|opcion|lado|idea)\b|\ben (?:su lugar|vez|lugar de)\b|\b(?:algo|donde|cual) (?:q|que) si\b|\bsomewhere else\b/u
/** 'entonces adónde lo llevo', after a place that did not suit: other places there, for what was asked of that one. */
export const insteadAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, named, spots, focus, isPlan } = talk
  if (memory.asked !== 'about' || !focus || isPlan || named.length + spots.length > 0) return null
  if (!INSTEAD.test(question.text) || question.forms.has('near') || question.forms.has('where')) return null
  const search = searchIn(talk, talk.area ?? memory.area ?? areaAround(focus))
  const own = search.wishes.map(({ aspect }) => aspect)
  const carried = memory.wishes.filter(({ aspect }) => !own.includes(aspect) && !MEASURES.has(aspect))
  const wishes = [...search.wishes, ...carried]
  if (wishes.length === 0) return null
  const rest = { ...search, wishes, terms: [], specific: [], without: [focus.id] }
  return kept(talk, await placesReply(known, rest))
}

/** Aspects of food and drink that one may also take along. */
const SERVED = new Set(['comida', 'café', 'bebidas'])
const SOMETHING = /^(?:y |e |and )?(?:hay )?(?:algo|anything|something|qualcosa|alguma coisa|quelque chose)\b/
/** A place is one for eating when food or drink is among this many of its main topics. */
const MAIN_TOPICS = 2
/** 'y algo que me pueda zampar fuera?', after a tapas bar: what it has, where its reviews tell of that; null elsewhere. */
const servedThere = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, focus } = talk
  const { text, wishes, kinds, forms } = question
  const isOfFood = wishes.length > 0 && wishes.every(({ aspect }) => SERVED.has(aspect))
  if (!focus || memory.asked !== 'about' || !isOfFood || kinds.length > 0 || forms.has('near')) return null
  if (!SOMETHING.test(text)) return null
  const topics = topicsOf(await known.evidence.all([focus.id])).slice(0, MAIN_TOPICS)
  if (!topics.some((aspect) => SERVED.has(aspect))) return null
  const reply = await tell(talk, focus)
  return reply.untold ? null : kept(talk, reply)
}

const OF_TIME = new Set(['horario', 'momento'])
const SHORT = 5
/** 'y hay música algún día sin pagar?', 'a qué hora?': of the music, and not of the church; null where nobody tells. */
const timeOfThat = async (talk: Conversation): Promise<Reply | null> => {
  const { question, memory, focus } = talk
  const { forms, wishes, terms, words, literal } = question
  const isOfTime = wishes.length > 0 && wishes.every(({ aspect }) => OF_TIME.has(aspect))
  const before = memory.wishes.filter(({ aspect }) => !MEASURES.has(aspect) && !OF_TIME.has(aspect))
  if (!focus || memory.asked !== 'about' || before.length === 0) return null
  if (!forms.has('whatTime') || !isOfTime || terms.length > 0 || literal.length > 0 || words.length > SHORT)
    return null
  const reply = await tell(talk, focus, { ...question, wishes: before })
  return reply.untold ? null : kept(talk, reply)
}

const OF_A_PRICE = /^(?:cuest|cost|val|sal|cobr|precio|pag|much|cust)/
/** 'y rentan kayak?', 'a cuánto?': of the kayak, and not of the entry; null where nobody tells. */
const priceOfThat = async (talk: Conversation): Promise<Reply | null> => {
  const { question, memory, focus } = talk
  const { forms, wishes, terms, words, literal } = question
  const isOfPrice = forms.has('howMuch') && wishes.every(({ aspect }) => aspect === 'precio')
  if (!focus || memory.asked !== 'about' || memory.terms.length === 0 || !isOfPrice) return null
  if (terms.length > 0 || words.length > SHORT || !literal.every((word) => OF_A_PRICE.test(word))) return null
  const reply = await tell(talk, focus, { ...question, specific: [[...memory.terms]] })
  return reply.untold ? null : kept(talk, reply)
}

/** Answers about the place just discussed, when the question names no other. */
export const focusAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { question, memory, area, focus } = talk
  const { text, forms, kinds, softKinds, wishes, terms } = question
  // 'abren para cenar' asks about the restaurant just found.
  const isNewSearch = ELSEWHERE.test(text) || kinds.some((kind) => !softKinds.includes(kind))
  const isSpokenOf = memory.asked === 'about' || memory.asked === 'near' || memory.asked === 'places'
  if (!focus || area !== null || !isSpokenOf) return null
  if (isNewSearch) return servedThere(talk)
  const ofThat = (await timeOfThat(talk)) ?? (await priceOfThat(talk))
  if (ofThat) return ofThat
  const asks = wishes.length > 0 || terms.length > 0
  const refers = forms.has('there') || forms.has('opinion') || forms.has('where')
  return asks || refers ? kept(talk, await tell(talk, focus)) : null
}

/** 'quiero meterme en agua caliente', 'en Manizales': a message with at most this many words besides the name only says where. */
const ONLY_WHERE = 2
/** Lists places of an area. */
export const areaAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, area } = talk
  if (area === null) return null
  const { forms, kinds, wishes, terms } = question
  const isOnlyWhere = memory.area === null && question.rest.split(' ').length <= ONLY_WHERE
  const asksNothing = wishes.length + kinds.length + terms.length === 0
  const goesOn = asksNothing && (forms.has('again') || isOnlyWhere)
  if (goesOn && memory.asked === 'places') return placesReply(known, { ...memory, area })
  // 'cafés en Montevideo', 'tienen wifi', 'y en Oporto?': the cafés there.
  if (goesOn && memory.asked === 'about' && memory.kinds.length > 0)
    return placesReply(known, { ...searchIn(talk, area), kinds: memory.kinds })
  if (goesOn && memory.asked === 'near' && area.type === 'circle')
    return nearReply(known, { ...area, place: null }, memory)
  return placesReply(known, searchIn(talk, joinedAreas(talk) ?? area))
}

const OF_THOSE =
  /^(?:hay(?! (?:algo|algun|alguna|otr[oa]s?|un|una) )|tienen?|aceptan?|se (?:puede|paga|cobra|llena)|dejan|permiten|cobran)\b/
/** Lists places anywhere, or around the place just discussed. */
export const placesAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, focus } = talk
  const { forms, kinds, wishes, text } = question
  if (kinds.length === 0 && wishes.length === 0) return null
  const search = searchIn(talk, memory.area)
  // 'hay quien cuide?', after a list of beaches, is about these.
  const goesOn = (forms.has('again') || OF_THOSE.test(text)) && memory.asked === 'places'
  return placesReply(known, {
    ...search,
    kinds: goesOn && kinds.length === 0 ? memory.kinds : kinds,
    area: search.area === null && focus ? areaAround(focus) : search.area,
  })
}

/** Whether nobody wrote any of the question's words. */
export const isUnspoken = async (
  { evidence }: Known,
  { terms }: Pick<QuestionRead, 'terms'>,
): Promise<boolean> => !(await evidence.isSaid(terms))

/** A longer sentence is no name. */
const NAME_WORDS_MAX = 8
/** 'qué tal el hotel Hilton de San Salvador': a place of a kind with a name that is unknown. */
export const unknownOfKind = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question } = talk
  const { forms, isOneOfKind, terms, words, asTyped } = question
  if (forms.has('near') || !isOneOfKind || terms.length === 0) return null
  const said = words.slice(Math.max(0, words.indexOf(terms[0] ?? '') - 1))
  if (said.length > NAME_WORDS_MAX) return null
  const name = wordsNamed(said, asTyped)
  return (await isUnspoken(known, question)) ? plainly(known.frames.notKnown(name)) : null
}

/** 'cómo es el Hotel Zzyzx': a name that neither the community nor the map knows. */
export const unknownName = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question } = talk
  const { forms, terms, text, kinds, wishes, asTyped, language } = question
  if (terms.length === 0 || forms.has('best')) return null
  const asksForPlaces = kinds.length > 0 || wishes.length > 0
  const isAName = forms.has('opinion') || (!asksForPlaces && (forms.has('where') || A_NAME.test(text)))
  // 'what is the golden circle like': that reviews have these words in Spanish makes the name no better known.
  const isTranslated = language !== 'es' && terms.every((term) => asTyped.has(term))
  return isAName && (isTranslated || (await isUnspoken(known, question)))
    ? plainly(known.frames.notKnown(wordsNamed(terms, asTyped)))
    : null
}

/** Answers by words that are neither names nor aspects. */
export const wordsAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, focus } = talk
  const { forms, terms, text, asTyped } = question
  const { frames } = known
  if (forms.has('opinion') && terms.length === 0 && !forms.has('reviewed') && !forms.has('best'))
    return focus ? kept(talk, await placeReply(known, focus)) : plainly(frames.whichPlace)
  const isSearch = forms.has('places') || forms.has('best') || forms.has('reviewed') || forms.has('recent')
  // 'termas en Chile', 'cuál es mejor': of those.
  const goesOn = memory.asked === 'places' && question.kinds.length === 0
  const search = {
    ...searchIn(talk, memory.area),
    ...(goesOn && terms.length === 0 && { kinds: memory.kinds }),
  }
  if (terms.length === 0) return isSearch ? placesReply(known, search) : null
  const found = await known.evidence.speaking({ area: search.area, kinds: [] }, [], terms)
  if (found.length > 0 && (isSearch || terms.length <= 2)) return placesReply(known, search)
  const where = / (?:en|in|por|a|em) ([a-z ]+)$/.exec(text)?.[1]
  if (where && isSearch) return plainly(frames.unknownArea(where))
  // An unknown word is not the end of a talk: 'y bichos en el agua?' goes on with the beach.
  if (isSearch || forms.has('opinion') || terms.length <= 2)
    return plainly(frames.notKnown(wordsNamed(terms, asTyped)), memory)
  return plainly(frames.offTopic)
}
