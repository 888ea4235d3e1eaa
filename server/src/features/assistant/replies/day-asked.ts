import type { QuestionRead } from '../understanding/read-question.ts'
import { weekdaysIn } from '../understanding/weekdays.ts'
import type { Memory } from './memory.ts'

/** Questions that only want to know when: 'qué noches está', 'cuándo se puede ir'. */
const WHEN =
  /\b(?:que|cuales|which|what|quais|quels?|quelles?|quali|che) (?:dias?|noches?|tardes?|days?|nights?|noites?|jours?|soirs?|giorn[io]|ser[ae])\b|^(?:y |e |pero |and |et )*(?:cuando|when|quando|quand)(?: \p{L}+){0,4}$/u
/** Aspects of a time, and what else a weekday suggests. */
const OF_TIME = new Set(['horario', 'momento', 'época', 'noche', 'atención', 'llegar'])
const OF_OPENING = /^(?:abr|abiert|cierr|cerr)/
/** 'y el domingo cómo llego' asks for the way. */
const ANYTHING_ELSE = /\b(?:como|how|comment|come|reserv\p{L}*|cuanto|quanto|combien)\b/u
/** What somebody says who goes somewhere on a day, or asks whether it is there then. */
const ABOUT_GOING = new Set(
  `caigo caemos cae caer voy vamos vaya vayamos iria iriamos ire iremos paso pasamos pasar llego llegamos llegar toca tocaria quiero queremos puedo podemos podria
   esta estan estara estaran estaria hay habra tienen tendran abren abre abriran abrira abierto abierta abiertos trabajan trabaja atienden atiende funciona
   funcionan sirven cierran cierra cerrado encuentro encontramos pillo pillamos agarro agarramos alcanzo vuelvo volvemos regreso libre vale conviene sirve
   presto show turn up be there come goes go going pop drop arrive visit works working around will they if open closed vou formos for estara abrem estao funciona
   vado passo andare aperto chiuso trovo ouvert ferme vais passe viens sera nomas mejor entonces pasado proximo igual tambien solamente solo sigue siguen
   ponen viene vienen empieza arranca`.split(/\s+/),
)
const LONG = 12

/**
 * Returns a question that goes on about a place with a day, or with 'qué días', and nothing else ('¿y caigo el domingo, estará?', 'and on
 * Sundays?') as one about opening hours; null for others.
 */
export const dayAsked = (
  question: QuestionRead,
  { asked, focus, listed }: Memory,
  hasNames: boolean,
): QuestionRead | null => {
  const { message, text, words, wishes, kinds, terms, days, literal } = question
  if (hasNames || kinds.length > 0 || (days !== null && days > 1) || words.length > LONG) return null
  const isOfAPlace = focus !== null || (listed.length > 0 && asked === 'places')
  if (!isOfAPlace || asked === 'plan' || asked === 'compare' || ANYTHING_ELSE.test(text)) return null
  const named = weekdaysIn(message)
  if (named.length === 0 && !WHEN.test(text)) return null
  const isOnlyTime = wishes.every(({ aspect }) => OF_TIME.has(aspect))
  if (!isOnlyTime || !terms.every((term) => ABOUT_GOING.has(term) || named.includes(term))) return null
  return {
    ...question,
    wishes: [{ aspect: 'horario', side: '' }],
    terms: [],
    specific: [],
    literal: [...named, ...literal.filter((word) => OF_OPENING.test(word))],
    position: null,
    days: null,
  }
}
