import type { Evidence } from '../knowledge/evidence-repository.ts'
import type { QuestionRead } from '../understanding/read-question.ts'

const AN_ENTRY =
  /\b(entradas?|entrar|se entra|entras|entramos|ingresa|ingreso|boletos?|tickets?|tiquetes?|admisi[oó]n)\b/i
/** Things at a place that have a price of their own. */
const THINGS = [
  'estacionamiento',
  'alquiler',
  'baños',
  'lockers',
  'compras',
  'ropa',
  'asientos',
  'comida',
  'bebidas',
  'café',
  'perros',
  'agua potable',
  'fotos',
]
const LENT = /\b(prestan?|alquilan?|rentan?|arriendan?|(?:paga|cobran|cuesta|va) aparte)\b/i
/** What takes people to a place. Cable cars and boats are not among these, because people may have come for them. */
const FARE =
  /\b(taxis?|remise?s?|ubers?|bus(?:es)?|autob[uú]s(?:es)?|colectivos?|micros?|combis?|guaguas?|moto-?taxis?|tuk-?tuks?)\b/i
const OF_MEALS = ['comida', 'bebidas', 'café']
const MOST = 0.7

type Asked = Pick<QuestionRead, 'wishes' | 'forms'> & { literal?: readonly string[] }
/** 'cuesta lo que un tinto' tells a price by that of something else. */
const AS_MUCH_AS =
  /(?<!\p{L})(?:cuesta|costaba|cost[oó]|vale|val[ií]a|sale|sali[oó]|cobran) (?:\p{L}+ ){0,2}(?:lo (?:mismo )?que|como|menos que|m[aá]s que) (?:una?|dos|tres)(?!\p{L})/iu

/** 'La visita vale 22.000 e incluye chocolate caliente': what is part of the price has none of its own. */
const INCLUDES = /(?<!\p{L})(?<!no |sin |no se )inclu(?:ye|yen|id[oa]s?|y[oó])(?!\p{L})/iu

export const asksForPrice = ({ wishes, forms }: Asked): boolean =>
  forms.has('howMuch') && wishes.some(({ aspect }) => aspect === 'precio')

/** Whether a sentence tells what something else costs: the parking, a jacket for rent, an ice cream, the bus there. */
export const isPricedApart = ({ sentence, aspects }: Evidence, asked: Asked): boolean =>
  asksForPrice(asked) &&
  !AN_ENTRY.test(sentence) &&
  !AS_MUCH_AS.test(sentence) &&
  !INCLUDES.test(sentence) &&
  (LENT.test(sentence) ||
    (FARE.test(sentence) && !asked.literal?.some((word) => FARE.test(word))) ||
    THINGS.some((one) => aspects.includes(one) && !asked.wishes.some(({ aspect }) => aspect === one)))

/** Whether meals are what a place is for: most of its reviews tell of them. */
export const isForMeals = (said: readonly Evidence[]): boolean => {
  const reviews = Map.groupBy(
    said.filter(({ reviewId }) => reviewId !== null),
    ({ reviewId }) => reviewId,
  )
  const telling = [...reviews.values()].filter((sentences) =>
    sentences.some(({ aspects }) => OF_MEALS.some((one) => aspects.includes(one))),
  )
  return telling.length >= MOST * reviews.size
}
