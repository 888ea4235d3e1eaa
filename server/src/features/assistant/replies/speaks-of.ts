import type { Evidence } from '../knowledge/evidence-repository.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { A_VERB } from './fits-form.ts'
import { holdsOne, literally } from './words-held.ts'

/** 'a qué profundidad dejan bajar': a sentence with the verb but without the noun says something else. */
export const hasOnlyTheVerb = ({ aspects, sentence }: Evidence, { wishes, terms }: QuestionRead): boolean => {
  const nouns = terms.filter((term) => !A_VERB.test(term))
  return (
    nouns.length > 0 &&
    nouns.length < terms.length &&
    !wishes.some(({ aspect }) => aspects.includes(aspect)) &&
    literally(sentence, nouns) === 0
  )
}

/** 'menú para niños', 'comida para perros': a thing for somebody. */
const FOR_SOMEBODY =
  /\b(?:menus?|comidas?|platos?|carta|opcion(?:es)?) (?:para|pa|de|for|per|pour) (?:ninos?|ninas?|nenes?|chicos|peques|bebes?|perros?|perritos?|mascotas|kids|children|dogs|bambini|criancas|enfants)\b/
const SOMEBODY = new Set(['niños', 'perros'])
/** Whether the question asks for a thing for somebody, and the sentence does not tell of both: 'menú para niños' is not answered by the food. */
export const missesSomebody = (
  { aspects }: Evidence,
  { text, wishes }: Pick<QuestionRead, 'text' | 'wishes'>,
): boolean =>
  FOR_SOMEBODY.test(text) && wishes.some(({ aspect }) => SOMEBODY.has(aspect) && !aspects.includes(aspect))

const VERB_OF_HOUR = /\bque horas? (?:se |lo |la |los |las )?(\p{L}{4,})/u
const HOW_OFTEN = /\bcada cuant[oa]s? (?:\p{L}+ )?(?:se |lo |la |los |las )?(\p{L}{4,})/u
/** What a sentence may be about that only names a price. */
const OF_A_PRICE_ONLY = new Set(['precio', 'duración', 'pago', 'alquiler'])
/** 'Arrendamos bicis. La hora sale 4.000 pesos': a sentence that only names a price goes on about what was rented. */
const isPriceAlone = ({ aspects, sentence }: Evidence): boolean =>
  aspects.includes('precio') &&
  sentence.split(' ').length <= SHORT_PRICE &&
  aspects.every((tag) => OF_A_PRICE_ONLY.has(tag.replace(/[-+]$/, '')))
const SHORT_PRICE = 9
/** 'La piscinita es un alivio. Abre hasta las 9': a short sentence of hours goes on about the pool. */
const isHourAlone = ({ sentence }: Evidence): boolean =>
  sentence.split(' ').length <= SHORT_PRICE &&
  /^(?:(?:solo|la|lo|se) )?(?:abre\p{L}*|cierra\p{L}*|funciona\p{L}*|est[aá] abiert[oa]|hasta|desde|de \d|atiend\p{L}+|open|closes?|abre|fecha|ferme|ouvre|chiude|apre)(?!\p{L}).*\d/iu.test(
    sentence,
  )
const THE_LAST = /\bultim[oa]\b/
const TELLS_THE_LAST = /^(?:y )?(?:el|la) [uú]ltim[oa](?!\p{L})/iu
/** 'Ver subir un barco hipnotiza. Pregunten a qué hora pasan': a sentence that goes on about the thing without naming it again. */
export const continues = (
  one: Evidence,
  told: readonly Evidence[],
  specific: readonly (readonly string[])[],
  { text, forms, literal }: QuestionRead,
): boolean => {
  const [, often] = HOW_OFTEN.exec(text) ?? []
  // 'cada cuánto sale el tour': what goes is named in the sentence before.
  const things =
    specific.length > 0 || !often ? specific : literal.filter((word) => word !== often).map((word) => [word])
  const isOfThing = told.some(
    ({ reviewId, sentence }) =>
      reviewId === one.reviewId && things.some((names) => holdsOne(sentence, names)),
  )
  if (forms.has('howMuch') && isPriceAlone(one) && isOfThing) return true
  if (forms.has('whatTime') && isHourAlone(one) && isOfThing) return true
  // 'El ferry tarda una hora. El último sale a las 5': 'the last one' goes on about the ferry.
  if (THE_LAST.test(text) && TELLS_THE_LAST.test(one.sentence) && isOfThing) return true
  const [, verb] = VERB_OF_HOUR.exec(text) ?? HOW_OFTEN.exec(text) ?? []
  return verb !== undefined && literally(one.sentence, [verb]) === 1 && isOfThing
}

const ASKS_A_DISCOUNT =
  /\b(descuent\p{L}*|rebajas?|tarifas? (?:reducida|especial)s?|discounts?|concessions?|descontos?|reduction|rabais|remise|tarif reduit|sconti?|riduzion[ei])\b/u
const TELLS_OF_A_DISCOUNT =
  /descuent|rebaj|reducid|mitad|medi[oa] (?:entrada|boleto|tarifa|pasaje)|carn[eé]|credencial|gratis|gratuit|no pagan|pagan menos|jubilad|pensionad|estudiant|residente|menores|mayores|tercera edad|niñ|discount|desconto|sconto|réduction/iu
/** The people who pay less, as questions and as reviews name them. */
const WHO_PAYS_LESS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:estudiant|student|etudiant|universitari|estudante)/,
    /estudiant|student|[eé]tudiant|universit|carn[eé]|credencial|estudante/iu,
  ],
  [
    /\b(?:jubilad|pensionad|pensionist|retirad|tercera edad|adultos? mayor|senior|aposentad|idos|retrait|anzian)/,
    /jubilad|pension|retirad|tercera edad|mayores|senior|aposentad|idos|retrait|anzian|\d\d a[nñ]os/iu,
  ],
  [
    /\b(?:profesor|docent|maestr|teacher|enseignant|insegnant)/,
    /profesor|docent|maestr|teacher|enseign|insegn/iu,
  ],
  [/\b(?:discapac|disab|deficien|handicap)/, /discapac|disab|deficien|handicap|silla|cud/iu],
  [/\b(?:residente|locales|del lugar|nacionales|resident)/, /residen|local|nacional|dni|c[eé]dula|vecin/iu],
  [/\b(?:grupos?|groups?|gruppi)\b/, /grupo|group|gruppi|personas/iu],
]
/** Whether the question asks for a discount, and the sentence tells only what something costs, or who else pays less. */
export const missesDiscount = ({ sentence }: Evidence, { text }: Pick<QuestionRead, 'text'>): boolean => {
  if (!ASKS_A_DISCOUNT.test(text)) return false
  const whose = WHO_PAYS_LESS.find(([asked]) => asked.test(text))?.[1]
  return whose ? !whose.test(sentence) : !TELLS_OF_A_DISCOUNT.test(sentence)
}
