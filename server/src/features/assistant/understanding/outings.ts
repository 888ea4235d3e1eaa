import type { Form } from './form.ts'
import type { QuestionRead } from './read-question.ts'

const WEEKDAY = '(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)'
/** 'plan cultural de sábado noche': one evening is spent at one place. */
const AN_EVENING = new RegExp(
  `\\bplan(?:azo|cito|es)? (?:\\p{L}+ ){1,2}(?:de|para|pa) (?:el |la |un |una |este |esta )?(?:${WEEKDAY} )?(?:(?:por|en|a|de) (?:la )?)?noche\\b`,
  'u',
)
const WHERE_ONE_CAN =
  /\b(?:a ?donde|donde|where|onde|dove|ou) (?:\p{L}+ ){0,2}?(?:puedo|podemos|podria|podriamos|se puede|se pueden|can (?:i|we|you)|da pra|posso|peut on|je peux|si puo|possiamo)\b/u
/** 'el finde' is when somebody goes. */
const THE_WEEKEND = /\b(?:finde|fin de semana|weekend|fim de semana|fine settimana|week end)\b/
const A_LENGTH =
  /\b(?:dias?|days?|jours?|giorn[io]|noches|itinerari[oa]|itinerary|roteiro|organi[zs]\p{L}*)\b/u

/** Returns a question for one place to go to, that only seems to ask for a plan of days: 'dónde puedo ir a remar el finde'. */
export const asOuting = (question: QuestionRead): QuestionRead => {
  const { text, forms, specific, kinds, wishes, places } = question
  if (places.length > 0 || A_LENGTH.test(text)) return question
  const isEvening = AN_EVENING.test(text) && wishes.length > 0
  const isOneThing = THE_WEEKEND.test(text) && WHERE_ONE_CAN.test(text) && specific.length + kinds.length > 0
  if (!isEvening && !isOneThing) return question
  const others = [...forms].filter((form) => form !== 'plan')
  // Who wants culture in the evening goes to a theatre or a concert: museums are closed then.
  const meant = isEvening
    ? wishes.map(({ aspect, side }) => ({ aspect: aspect === 'historia' ? 'música' : aspect, side }))
    : wishes
  return { ...question, wishes: meant, days: null, forms: new Set<Form>([...others, 'places']) }
}
