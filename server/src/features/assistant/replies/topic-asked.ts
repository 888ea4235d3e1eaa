import { ARTICLES } from '../understanding/area-words.ts'
import { guessHelp } from '../understanding/help-by-example.ts'
import { topicOnReviews } from '../understanding/on-reviews.ts'
import { plainHints } from '../understanding/plain-hints.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { helpAskedBy, isSpecific, type Topic, topicOf } from '../understanding/topics.ts'
import { alludes } from './alluded.ts'
import { wishesInstead } from './going-on.ts'
import type { Memory } from './memory.ts'

/** Topics of the product that may also be questions about a named place: 'a qué hora sale el grupo del volcán'. */
const MAYBE_TRAVEL: ReadonlySet<Topic> = new Set(['media', 'here', 'groups', 'messages'])
const isOfClimate = (text: string): boolean =>
  /\b(clima|temperatura)\b/.test(text) && !/\b(hoy|manana|ahora|pronostico|semana que viene)\b/.test(text)
const COURTESIES: ReadonlySet<Topic> = new Set(['greeting', 'thanks', 'goodbye', 'sorry', 'who', 'help'])
/** A flight over something is part of a place, others are not. */
const isOfSightseeing = (text: string): boolean =>
  /\b(globos?|avioneta|helicoptero|parapente|balloons?|baloes|balao|montgolfieres?|mongolfier[ae])\b/.test(
    text,
  )
/** 'cómo lo quito': a thing that is taken away is named before the verb. */
const OBJECTS = new Set('lo la los las le les me se como'.split(' '))
/** Returns the topic of a question about the product, by its words; names of places make it unlikely. */
const topicByWords = (
  { text, words, places, areas, spots, days }: QuestionRead,
  hasNames: boolean,
): Topic | null => {
  const said = topicOf(text)
  // Reviews answer questions about the usual weather, but not about today's.
  // Somebody with a day between two flights asks for a plan.
  const isOfTravel = isOfClimate(text) || isOfSightseeing(text) || days !== null
  // 'de dónde salen los buses para el Ávila' asks for a stop, and not for sources.
  const isOfDeparture = places.length > 0 && /\bde donde (?:salen?|vienen?)\b/.test(text)
  const topic = said === 'beyond' && hasNames && isOfTravel ? null : said
  const isOfProduct =
    topic === 'points' || topic === 'badges'
      ? places.length === 0
      : topic !== null && !MAYBE_TRAVEL.has(topic)
  // 'se puede usar sin internet, en el cerro no hay señal' only mentions something that a place is called, too.
  const isPlaceNamed = places.some((group) => group.some(({ isWeak }) => !isWeak))
  const help = isPlaceNamed || isOfDeparture ? null : helpAskedBy(words)
  // 'google calendar' and 'marco' name something of the product here, and no town.
  const isOnlyHelp =
    help !== null &&
    [...areas, ...spots].every(({ from, to }) =>
      words
        .slice(from, to)
        // 'lo quito' is a verb of help, 'en Quito' a town.
        .every(
          (word, at) =>
            ARTICLES.has(word) ||
            (help.covered.has(from + at) && !(word === 'quito' && !OBJECTS.has(words[from - 1] ?? ''))),
        ),
    )
  const asked = isOnlyHelp ? help.topic : null
  if (asked && isSpecific(asked) && (topic === null || !COURTESIES.has(topic))) return asked
  if (topic && (!hasNames || isOfProduct)) return topic
  return places.length > 0 ? null : asked
}

/** How certain a guess must be: what names a town or a kind of place, or goes on with a talk, is rather about places. */
const CERTAIN = {
  plainly: 0.6,
  ofPlans: 0.85,
  withWish: 0.8,
  withArea: 0.85,
  inTalk: 0.8,
  factInTalk: 0.97,
  withKind: 0.95,
  inPlan: 0.95,
}
/** A topic by single words holds when examples find it among their first. */
const AGREED = 3

const THERE_IS = /\b(?:hay|habra|tienen|quedan?|existe) (?:algo|algun[oa]?s?|un[oa]?s?)\b/
/** 'no, dos' changes the plan. */
const SHORT = 4
const leastCertain = (
  { text, words, wishes, kinds, forms }: QuestionRead,
  hasNames: boolean,
  { asked }: Memory,
): number => {
  if (asked === 'plan') return words.length > SHORT ? CERTAIN.inPlan : 1
  // 'en Évora hay algo tipo Stonehenge' is about what there is in the town.
  if (hasNames && THERE_IS.test(text)) return 1
  // 'donde me mando una chorrillana en valpo' is about places there.
  if (kinds.length > 0 || (hasNames && forms.has('places'))) return CERTAIN.withKind
  if (hasNames) return CERTAIN.withArea
  if (forms.has('plan')) return CERTAIN.ofPlans
  // 'che giorno è chiuso?', after a museum was found.
  if (asked !== 'other') return wishes.length > 0 || forms.has('places') ? CERTAIN.factInTalk : CERTAIN.inTalk
  return wishes.length > 0 ? CERTAIN.withWish : CERTAIN.plainly
}

/** 'perdí el teléfono y no tengo los códigos' is about the account, and 'perdí el teléfono' alone is not. */
export const isOfTheAccount = ({ message, words, wishes }: QuestionRead, hasNames: boolean): boolean => {
  if (hasNames) return false
  if (helpAskedBy(words)?.topic === 'lockedOut') return true
  const { topics, certainty } = guessHelp(message)
  // 'nooo pero gratis, ya me gasté todo' wishes for something.
  return topics[0] === 'lockedOut' && certainty >= (wishes.length > 0 ? CERTAIN.withKind : CERTAIN.plainly)
}

/** What is asked of places: 'lo que menos gusta de Hallstatt'. */
const OF_PLACES = ['plan', 'complaints', 'praise'] as const
/** What goes on with a talk: 'sí, por favor'. */
const OF_A_TALK = ['yes', 'no', 'more'] as const

const OF_PRODUCT = /\b(andariego|app|aplicacion|cuenta|premium|suscripcion|pagina|plan(es)? de pago)\b/

/** What somebody has in the product: 'pasar las fechas de mi viaje al calendario' asks for no season. */
const OF_MINE =
  /\b(?:mis? (?:viajes?|fechas|cuenta|perfil|itinerarios?|planes|resenas?|opinion(?:es)?|fotos|videos|contrasena|clave|avisos|notificaciones|correo|grupos?|lista|favoritos|recorrido)|my (?:trips?|account|profile|itinerar(?:y|ies)|reviews?|photos?|password|plans?|dates|groups?)|minhas? (?:viage(?:m|ns)|conta|datas|avaliacoes|avaliacao|fotos|senha)|meus? (?:perfil|roteiros?|favoritos)|mon (?:voyage|compte|profil|itineraire|agenda|mot de passe)|mes (?:dates|voyages|avis|photos)|mio (?:viaggio|account|profilo|itinerario)|miei viaggi|mie (?:foto|recensioni))\b/
/** Returns the topic of a question about what is somebody's own in the product, where examples are sure of it. */
const ofMine = ({ text, places, forms, days, message }: QuestionRead): Topic | null => {
  if (!OF_MINE.test(text) || places.length > 0 || days !== null || forms.has('plan')) return null
  const { topics, certainty } = guessHelp(message)
  return certainty >= CERTAIN.factInTalk ? (topics[0] ?? null) : null
}

/** What somebody takes along or puts on: 'me echo off o no? qué repelente llevo'. */
const TAKEN_ALONG =
  /\b(?:me|nos) (?:pongo|ponemos|echo|echamos|unto|llevo|llevamos|visto|abrigo)\b|\b(?:que|cual|cuanto) (?:\p{L}+ )?(?:llevo|llevamos|me pongo|nos ponemos|traigo)\b|\b(?:llevo|llevamos|necesito|hace falta) (?:\p{L}+ ){1,3}o no\b|\bwhat (?:should|do|shall) (?:i|we) (?:wear|bring)\b|\b(?:cosa|che) (?:mi metto|porto)\b|\bo que (?:eu )?(?:levo|visto)\b|\bqu est ce que je (?:mets|prends)\b/u
const IN_THE_PRODUCT = /\b(?:lista|itinerario|viaje|app|andariego|perfil|cuenta|foto|checklist|grupo)\b/
/** Whether a talk about places goes on about what to take there, and not about lists of the product. */
const isOfTheTrip = ({ text }: QuestionRead, { focus, listed }: Memory): boolean =>
  (focus !== null || listed.length > 0) && TAKEN_ALONG.test(text) && !IN_THE_PRODUCT.test(text)

/** Whether a talk about places goes on with another wish: 'no me convence, busco aventura' does not ask how one searches. */
const isAnotherWish = ({ text, wishes, kinds, terms }: QuestionRead, { asked }: Memory): boolean =>
  (asked === 'places' || asked === 'about' || asked === 'near') &&
  wishes.length + kinds.length + terms.length > 0 &&
  wishesInstead(text) &&
  !OF_PRODUCT.test(text) &&
  !IN_THE_PRODUCT.test(text)

const READS_MESSAGES =
  /\b(?:leo|leer|leerl[oa]s?|veo|ver|verl[oa]s?|abro|abrir|encuentro|estan|quedan|llegan)\b.*\b(?:mensajes?|mensajitos?|chats?|privados?)\b(?! (?:borrad|eliminad))/
/** 'quisiera un sitio donde uno mismo haga su chocolate' */
const A_PLACE_SOUGHT =
  /^(?:(?:hola|buenas|oye|che|parce|disculpe|por favor|porfa) )*(?:quisiera|quiero|queremos|busco|buscamos|necesito|necesitamos|hay|habra|conocen|saben de|algun|alguna|un|una) (?:un |una |algun |alguna )?(?:sitio|lugar|lugarcito|rincon|parte|playa|cafe|bar|restaurante|museo) (?:donde|en que|en el que|en la que|para|pa|con|sin|que|bien|muy|tranquil\w+|bonit\w+|lind\w+|chid\w+|bacan\w*|chever\w+)\b/
const SOUGHT =
  /^(?:y )?(?:algo|algun[oa]?|something|somewhere|anywhere|quelque part|da qualche parte|algum lugar|um lugar|quelque chose|qualcosa|alguma coisa|algum|alguma)\b/
/** Returns the topic of a question about the product: by its words, or by examples where these tell otherwise. */
export const topicAsked = (question: QuestionRead, hasNames: boolean, memory: Memory): Topic | null => {
  const { places, forms, days, wishes, kinds, message } = question
  // 'y yo, cuánto pago', after an answer about a museum, asks for its price.
  if (memory.focus && wishes.some(({ aspect }) => aspect === 'precio') && !OF_PRODUCT.test(question.text))
    return null
  const onReviews = places.length > 0 ? null : topicOnReviews(question.text)
  if (onReviews) return onReviews
  const takesUp = memory.listed.length > 0 && alludes(question.text)
  if (takesUp || isOfTheTrip(question, memory) || isAnotherWish(question, memory)) return null
  const byWords = topicByWords(question, hasNames)
  const isTravel =
    places.length > 0 ||
    days !== null ||
    // 'cómo llego a Wari en transporte público' asks no way between two stops of a plan.
    plainHints(question).length > 0 ||
    (hasNames && (OF_PLACES.some((form) => forms.has(form)) || wishes.length + kinds.length > 0))
  if (OF_A_TALK.some((form) => forms.has(form))) return byWords
  const own = byWords === null ? ofMine(question) : null
  if (own) return own
  if (isTravel || (byWords !== null && COURTESIES.has(byWords))) return byWords
  // 'algo tipo Stonehenge en Évora' is sought there, however much its few words are like a question about the product.
  const isSought = (hasNames && SOUGHT.test(question.text)) || A_PLACE_SOUGHT.test(question.text)
  if (byWords === null && isSought && !OF_PRODUCT.test(question.text) && !IN_THE_PRODUCT.test(question.text))
    return null
  const { topics, certainty } = guessHelp(message)
  if (byWords !== null && topics.slice(0, AGREED).includes(byWords)) return byWords
  // 'dónde leo los mensajes privados': what somebody wrote is a message, and no notice of the bell.
  if (byWords === 'messages' && topics[0] === 'notifications' && READS_MESSAGES.test(question.text))
    return byWords
  // 'cómo subo una foto a un lugar': the place is there already.
  if (byWords === 'media' && topics[0] === 'addPlace') return byWords
  return certainty >= leastCertain(question, hasNames, memory) ? (topics[0] ?? byWords) : byWords
}
