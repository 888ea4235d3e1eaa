import { fold } from '../../maps/public.ts'
import { type Category, categoryAsked } from './categories.ts'
import type { Order } from './memory.ts'
import { daysAsked, positionAsked, withoutDays } from './numbers.ts'
import { meantWord } from './spelling.ts'
import { subjectAfter, subjectOf } from './subject.ts'
import { type Topic, topicOf } from './topics.ts'

/** What somebody wants, as far as the words tell. Subjects are folded; null where nothing was named. */
export type Wish =
  | {
      intent: 'places'
      area: string | null
      category: Category | null
      order: Order
      /** All that was said: 'Museo del Prado' may also be a name. */
      whole: string
    }
  | { intent: 'near'; subject: string | null; category: Category | null }
  | { intent: 'place'; subject: string | null }
  | { intent: 'plan'; area: string | null; days: number | null }
  | { intent: 'pick'; position: number }
  | { intent: 'more' }
  /** To what the last answer offered. */
  | { intent: 'yes' }
  /** '¿y en Lima?', '¿y museos?', '¿y el Obelisco?': the last question again, about something else. */
  | { intent: 'again'; subject: string | null; category: Category | null }
  | { intent: 'topic'; topic: Topic }
  | { intent: 'subject'; subject: string }

const MORE =
  /^(y )?(dame |muestrame |quiero |ver |hay )*(mas|otros?|otras?|siguientes?|alguno mas|algo mas|que mas( hay)?)( lugares| opciones| sitios| resultados)?$/
const YES =
  /^(si|sip|claro|dale|bueno|de una|obvio|por supuesto|me gustaria|quiero)( si| por favor| porfa| claro| dale| gracias)*$/
const AGAIN = /^(y|e|tambien|o) (?:en |por |para |de |cerca de )?(.+)$/
const PLAN =
  /\b(plan|planear|planea|planeame|planifica\w*|itinerario|ruta|recorrido|cronograma|organiza\w*|armame|arma|armar)\b/
const NEAR = /\b(?:cerca|cercan[oa]s?|alrededor(?:es)?|proxim[oa]s?)\b(?: (?:de|del|a|al))*\s*(.*)$/
const ABOUT =
  /^(?:y )?(?:como (?:es|esta)|que tal(?: (?:es|esta))?|como (?:llego|llegar|se llega)(?: a)?|donde (?:queda|esta)|que es|que hay de|(?:merece|vale) la pena(?: (?:ir a|visitar|conocer|ver))?|conoces|(?:hablame|cuentame|contame|dime|describe\w*|informacion|info|datos|detalles|opiniones|resenas|que (?:opinan|dicen|piensan|se dice)|(?:quiero )?saber)(?: (?:mas|algo|todo))*(?: (?:de|del|sobre|acerca de|en))?)\s*(.*)$/
const BEST =
  /\b(mejor(es)?|top|valorad\w+|puntuad\w+|imperdibles?|recomiend\w+|recomendad\w+|recomendaci\w+|bonit[oa]s?|lind[oa]s?|destacad\w+|joyas?|interesantes?)\b/
const REVIEWED = /\b(popular(es)?|mas (resenad|visitad|comentad|conocid|famos)\w+|famos[oa]s?)\b/
const RECENT = /\b(nuev[oa]s?|recien\w*|ultim[oa]s|novedad(es)?)\b/
const PLACES =
  /\b(que (?:ver|hacer|visitar|conocer|hay|puedo|podemos|lugares|sitios)|donde (?:ir|voy|vamos|puedo|comer|cenar)|adonde|lugar(?:es)?|sitios?|atracci\w+|turis\w+|visitar|conocer|viaj\w+|voy a|ir a|paseos?|escapada)\b/

/** What a where stands behind; the second ones stand in names, too. */
const WHERE = ['en', 'por']
const WHERE_ELSE = ['de', 'del', 'a', 'al', 'conocer', 'visitar']

const orderOf = (text: string): Order =>
  REVIEWED.test(text) ? 'reviewed' : RECENT.test(text) ? 'recent' : 'best'

/** Reads a message. Pure; accents, case, punctuation and small slips aside. */
export const understand = (message: string): Wish => {
  const typed = fold(message).split(' ').filter(Boolean)
  const words = typed.map(meantWord)
  const text = words.join(' ').replace(/^(hola|buenas|oye|che|disculpa|perdon) (?=.)/, '')
  const original = typed.slice(typed.length - text.split(' ').length).join(' ')

  const days = daysAsked(text)
  if (MORE.test(text)) return { intent: 'more' }
  if (YES.test(text)) return { intent: 'yes' }
  const position = positionAsked(text)
  if (position !== null) return { intent: 'pick', position }
  const topic = topicOf(text)
  const about = ABOUT.exec(text)
  // 'Plan de 3 días' is no question about itineraries, but 'cómo creo un itinerario' is.
  if (topic && !(topic === 'beyond' && about?.[1])) return { intent: 'topic', topic }

  const near = NEAR.exec(text)
  if (near) {
    const category = categoryAsked(text.slice(0, near.index))
    return { intent: 'near', subject: subjectOf(tail(original, near[1] ?? '')), category }
  }

  if (PLAN.test(text) || (days !== null && /\b(en|por|a)\b/.test(withoutDays(text)))) {
    const rest = withoutDays(original)
    return { intent: 'plan', area: subjectAfter(rest, ['en', 'por', 'hacia', 'a', 'al', 'para', 'de']), days }
  }
  if (days !== null && words.length <= 5) return { intent: 'plan', area: null, days }

  if (about) {
    const subject = subjectOf(tail(original, about[1] ?? ''))
    return { intent: 'place', subject }
  }

  const again = AGAIN.exec(text)
  if (again && words.length <= 6) {
    const rest = tail(original, again[2] ?? '')
    const category = categoryAsked(again[2] ?? '')
    return {
      intent: 'again',
      subject: category ? subjectAfter(rest, ['en', 'por', 'de']) : subjectOf(rest),
      category,
    }
  }

  const area = subjectAfter(original, WHERE) ?? subjectAfter(original, WHERE_ELSE)
  const isKind =
    area !== null && /^(?:todos?|todas?|interes|visitar|conocer|ver|playas?|montanas?)$/.test(area)
  const category = categoryAsked(area === null || isKind ? text : text.slice(0, -area.length))
  if (category || BEST.test(text) || REVIEWED.test(text) || RECENT.test(text) || PLACES.test(text))
    return { intent: 'places', area: isKind ? null : area, category, order: orderOf(text), whole: original }

  const alone = subjectOf(withoutIn(original))
  return { intent: 'subject', subject: alone ?? original }
}

const withoutIn = (text: string) => text.replace(/^(en|a|sobre|por) /, '')

/** The last words of the original that stand where `part` stands in the corrected text: corrections keep the number of words. */
const tail = (original: string, part: string): string => {
  const count = part.split(' ').filter(Boolean).length
  return count === 0 ? '' : original.split(' ').slice(-count).join(' ')
}
