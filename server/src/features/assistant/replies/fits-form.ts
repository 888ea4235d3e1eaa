import type { Evidence } from '../knowledge/evidence-repository.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { isPricedApart } from './priced-apart.ts'

const A_NUMBER =
  /\d|\b(una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veint\p{L}+|[tcson]\p{L}+nta|media|medio|mil|cien|cientos?|\p{L}+cient[oa]s)\b/iu
const A_HEIGHT = /(?:\d|mil) ?(?:m|mts?|metros|msnm|pies)\b/i
/** Matches a figure that may be a price: not '45 minutos', '12 km' or 'a las 8'. */
const A_PRICE =
  /(?<![\d.,:])(?<!\b(?:las?|hasta|de|desde) )\d[\d.,]*(?![\d:])(?! ?(?:min\p{L}*|hor\p{L}*|hs?|km|kil[oó]metros|metros|m|msnm|a[nñ]os|grados|personas|cuadras|d[ií]as|meses|escalones|siglos?|am|pm|%)(?!\p{L}))|\b(?:de|desde) \d[\d.,]* (?:pesos|soles|euros|d[oó]lares)|gratis|gratuit|libre|no se paga|no cobran/iu
/** Matches what is free on some days or for some people: a question for the price wants the usual one first. */
const FREE_FOR_SOME =
  /(?<!\p{L})(lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|mes|menores|niñ\p{L}+|jubilad\p{L}+|estudiantes|residentes|locales|mayores|tercera edad|cita)(?!\p{L})/iu
const A_SUM =
  /(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veint\p{L}*|\p{L}+nta|cien|ciento|\p{L}+cient[oa]s|mil|millones)(?: y \p{L}+)? (?:de )?(?:pesos?|sol(?:es)?|euros?|d[oó]lar(?:es|itos)?|reales|quetzales|colones|lempiras?|guaran[ií]es|bolivianos?|balboas?|lucas?|varos?|mangos?|d[ií]rhams?|liras?|yenes|libras?|rupias?|francos?|coronas?|pavos?|wones|bol[ií]vares|c[oó]rdobas?|laris|zlotys?|bahts?)(?!\p{L})/iu
const AN_ENTRY = /\b(entrada|entrar|se entra|entras|entramos|ingresa|boletos?|tickets?|tiquetes?|ingreso)\b/i
const AN_HOUR = /\b(horas?|horitas?|minut\p{L}+)\b/iu
const A_TIME =
  /\d|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|invierno|oto[nñ]o|primavera|temprano|amanecer|tarde|temporada/i
export const A_TIME_OF_YEAR =
  /^(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|invierno|primavera|santa|pascuas?|carnaval(?:es)?|navidad)$/
const A_SEASON =
  /[eé]poca|semana santa|carnaval|navidad|todo el a[nñ]o|\bluna\b|lluvias|\bsec[ao]s?\b|vacaciones|nevad|monz[oó]n|huracan/i
const A_CLOCK =
  /\ba la una\b|\blas (?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|\d ?(?:am|pm|hs?)\b|\d[:.]\d\d|mediod[ií]a|medianoche/iu
const A_WAY =
  /(?<!\p{L})(lleg\p{L}*|sal[eí]\p{L}*|tom\p{L}*|agarr\p{L}*|cog\p{L}*|cruza\p{L}*|sub\p{L}*|bus(?:es)?|metro|subte|tren(?:es)?|lanchas?|barcos?|ferry|taxis?|avionetas?|vuelos?|shuttle|combis?|colectivos?|micros?|minib[uú]s|guaguas?|camionetas?|jeeps?|carretera|a pie|caminando|minutos|horas?|km|kil[oó]metros)(?!\p{L})/iu
const ASKS_OPENING =
  /^(abre|abren|abiert[oa]s?|cierra|cierran|cerrad[oa]s?|horarios?|open|opens|close|closes|fecha|fecham|ouvre|ferme|chiude|apre)$/
/** Matches sentences about opening hours, but not one that says that somebody was there at ten. */
const TELLS_OPENING =
  /(?<!\p{L})(abr(?:en?|an?|[ií]an?|ió|ieron|ir|imos)(?! (?:el (?:cielo|d[ií]a)|las nubes|paso|de a poco))|abiert[oa]s?|cierr\p{L}*|cerr(?:ad[oa]s?|ó|aron|aba|aban|ar)|hasta las?|desde las?|entre las?|(?:solo|s[oó]lo|todos) los|los (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos)|horarios?|atiend\p{L}*|24 horas|funciona\p{L}*|[uú]ltim[oa]|(?:solo|s[oó]lo) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)|(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?) (?:y|a) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)|dejan pasar|dejan entrar|libra|recog\p{L}*|descans\p{L}*|trabajan?|sacando|de \p{L}+ a \p{L}+|reciben|a cualquier hora|(?<!\d \p{L}+ )todo el d[ií]a|fecha\p{L}*|abert[oa]s?|open\p{L}*|clos\p{L}*|ferm\p{L}*|ouv\p{L}*|chius\p{L}*|chiud\p{L}*|apert[oaie]|apre)(?!\p{L})/iu
/** Whether the question asks when something opens or closes, and the sentence does not say. */
export const missesOpening = (sentence: string, literal: readonly string[]): boolean =>
  literal.some((word) => ASKS_OPENING.test(word)) && !TELLS_OPENING.test(sentence)

const AN_HOUR_OF_DAY =
  /24 horas|amanec|anochec|atardec|temprano|(?<!\d \p{L}+ )todo el d[ií]a|a cualquier hora|no cierra|siempre abiert|(?<!\p{L})(?:hasta|desde|de|a) (?:las? )?\d{1,2}(?!\d|[.,]\d| ?(?:metros|km|kil|euros|d[oó]lar|pesos|soles|mil|personas|grados|minutos|horas|d[ií]as|a[nñ]os|%))|\d ?(?:a|y) (?:las? )?\d|(?<!\p{L})(?:hasta|desde|de) (?:las? )?(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?!\p{L})/iu
const PART_OF_DAY =
  /tempran|ma[nñ]an|mediod|tarde|noche|madrug|apenas|primer|[uú]ltim|antes de|despu[eé]s de(?! (?:\p{L}{2,}[aei]r(?:se|nos)?(?!\p{L})|comer|haber|todo|tanto|tant))|cuando (?:abr|cierr|baj|sal|ca)|sol (?:se|cae|baja|sale)/iu
/** Whether the question asks at what hour something is, and the sentence names no time of day. */
export const missesHour = (
  sentence: string,
  { forms, literal = [] }: { forms: ReadonlySet<string>; literal?: readonly string[] },
): boolean =>
  forms.has('whatTime') &&
  (literal.some((word) => ASKS_OPENING.test(word)) || !PART_OF_DAY.test(sentence)) &&
  !A_CLOCK.test(sentence) &&
  !AN_HOUR_OF_DAY.test(sentence)

/** Whether the question asks for the season, and the sentence tells of none. */
export const missesSeason = (
  sentence: string,
  { wishes, forms }: Pick<QuestionRead, 'wishes' | 'forms'>,
): boolean =>
  forms.has('when') &&
  wishes.some(({ aspect }) => aspect === 'época') &&
  !A_TIME.test(sentence) &&
  !A_SEASON.test(sentence)

const A_DURATION =
  /(?<!\p{L})(hor(?:as?|itas?)|minut\p{L}*|d[ií]as?|jornada|mañanas?|tardes?|ratos?|ratitos?|semanas?|noches?|km|kil[oó]metros|cuadras|r[aá]pid\p{L}*|enseguida|suspiro|larg[oa]s?|cort[oa]s?|poco|mucho)(?!\p{L})/iu
const A_QUANTITY =
  /(?<!\p{L})(pocas?|pocos|much[oa]s|muchísim[oa]s|vari[oa]s|decenas|cientos|cientas|docenas?|miles|millones|un par|mont[oó]n|ningun[oa]?|ni un[oa]?|cada|todos|todas|doble|triple|sol[oa]|únic[oa])(?!\p{L})/iu
const A_LENGTH = /(?<!\p{L})(km|kil[oó]metros?|metros|cuadras|leguas|millas)(?!\p{L})/iu
const A_FREQUENCY =
  /(?<!\p{L})cada (?:\p{L}+ )?(?:\d+|horas?|horita|minut\p{L}*|ratos?|ratito|d[ií]as?|semanas?|media|cuarto|quince|veinte|diez|cinco|treinta)/iu
const A_LARGE_NUMBER = /\d{3}|\bmil\b|cientos/i
/** Whether the question asks for a count, a length or a height, and the sentence has none. */
const missesCount = (sentence: string, forms: ReadonlySet<string>, literal: readonly string[]): boolean => {
  if (forms.has('length')) return !A_LENGTH.test(sentence)
  if (literal.some((word) => /^(temperatura|grados)$/.test(word))) return !/\d|grados/i.test(sentence)
  if (literal.some((word) => /^(altura|altitud)$/.test(word)))
    return !A_HEIGHT.test(sentence) && !A_LARGE_NUMBER.test(sentence)
  return !A_NUMBER.test(sentence) && !A_QUANTITY.test(sentence)
}
/** For each number that the question asks for, a duration, a frequency or a count, whether the sentence lacks it. */
export const missedCounts = (
  sentence: string,
  { forms, literal }: { forms: ReadonlySet<string>; literal: readonly string[] },
): boolean[] => [
  ...(forms.has('howLong') ? [!A_DURATION.test(sentence)] : []),
  ...(forms.has('howOften') ? [!A_FREQUENCY.test(sentence)] : []),
  ...(forms.has('howMany') ? [missesCount(sentence, forms, literal)] : []),
]
/** Whether a sentence says how often something goes, for the question 'cada cuánto sale'. */
export const tellsHowOften = (sentence: string, forms: ReadonlySet<string>): boolean =>
  forms.has('howOften') && A_FREQUENCY.test(sentence)

/** Matches what is allowed or required: 'se puede', 'dejan', 'prohibido'. */
const OF_LEAVE =
  /\b(se pued\p{L}*|pued[eo]\p{L}*|podemos|dejan?|permit\p{L}*|prohib\p{L}*|obligatori\p{L}*|hay que|no admit\p{L}*|est[aá] permitido|aceptan)/iu
/** Whether a sentence says what is allowed or required. */
export const speaksOfLeave = (sentence: string): boolean => OF_LEAVE.test(sentence)
export const A_VERB = /[aei]r(se|me|nos)?$/

/** A question for the price means that of the place first. */
const PRICED_APART_COUNTS = 1

/** Returns how much better or worse a sentence answers than its aspects suggest, by the form of the question. */
export const fitsForm = (
  evidence: Evidence,
  { wishes, forms, literal = [] }: Pick<QuestionRead, 'wishes' | 'forms'> & { literal?: readonly string[] },
): number => {
  const { sentence, aspects } = evidence
  let score = isPricedApart(evidence, { wishes, forms, literal }) ? -PRICED_APART_COUNTS : 0
  const asksEntry = literal.some((word) => AN_ENTRY.test(word))
  if (forms.has('howMuch') && (A_PRICE.test(sentence) || A_SUM.test(sentence)))
    score += FREE_FOR_SOME.test(sentence) && !/\d/.test(sentence) ? 0.6 : 1.2
  if (forms.has('howMuch') && AN_ENTRY.test(sentence)) score += 0.5
  if (asksEntry && aspects.includes('llegar') && !AN_ENTRY.test(sentence)) score -= 1.5
  if (forms.has('howLong') && A_NUMBER.test(sentence)) score += 0.6
  if (forms.has('howLong') && AN_HOUR.test(sentence)) score += 0.3
  // A question for the last boat is not answered by a sentence about all boats.
  if (literal.some((word) => /^ultim/.test(word)) && !/[uú]ltim/i.test(sentence)) score -= 1.5
  // Waiting times do not answer how long a visit takes.
  if (forms.has('howLong') && aspects.includes('gente') && !wishes.some(({ aspect }) => aspect === 'gente'))
    score -= 3
  if (forms.has('when') && A_TIME.test(sentence)) score += 0.8
  if (forms.has('when') && !A_TIME.test(sentence) && !A_CLOCK.test(sentence)) score -= 1
  if (forms.has('howMany') && A_NUMBER.test(sentence)) score += 0.8
  if (tellsHowOften(sentence, forms)) score += 2
  // A question about April is answered by what was told of April, rather than of other times.
  const month = literal.find((word) => A_TIME_OF_YEAR.test(word))
  if (month && new RegExp(`\\b${month}`, 'i').test(sentence)) score += 1.5
  if (
    forms.has('howMany') &&
    literal.some((word) => /^(altura|altitud|profundidad|alt[ao]|hond[ao])$/.test(word)) &&
    A_HEIGHT.test(sentence)
  )
    score += 0.8
  if (forms.has('whatTime') && A_CLOCK.test(sentence)) score += 1.3
  if (wishes.length === 1 && wishes[0]?.aspect === 'llegar' && A_WAY.test(sentence)) score += 0.8
  return score
}
