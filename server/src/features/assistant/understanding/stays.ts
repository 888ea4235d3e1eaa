import { foldedWords } from '../lexicon/folded-words.ts'
import { weekdaysIn } from './weekdays.ts'

// Reads how many days a stay has from its first and its last day.

const WEEK = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
const MONTHS: readonly RegExp[] = [
  /^(?:enero|january|jan|janeiro|janvier|gennaio)$/,
  /^(?:febrero|february|feb|fevereiro|fevrier|febbraio)$/,
  /^(?:marzo|march|marco|mars)$/,
  /^(?:abril|april|avril|aprile)$/,
  /^(?:mayo|may|maio|mai|maggio)$/,
  /^(?:junio|june|junho|juin|giugno)$/,
  /^(?:julio|july|julho|juillet|luglio)$/,
  /^(?:agosto|august|aout)$/,
  /^(?:septiembre|setiembre|september|setembro|septembre|settembre)$/,
  /^(?:octubre|october|outubro|octobre|ottobre)$/,
  /^(?:noviembre|november|novembro|novembre)$/,
  /^(?:diciembre|december|dezembro|decembre|dicembre)$/,
]
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const COMES =
  /^(?:lleg\p{L}*|caig\p{L}*|caemos|cae|arrib\p{L}*|aterriz\p{L}*|entr(?:o|amos)|est(?:oy|amos|are|aremos)|voy|vamos|ire|iremos|viajo|viajamos|salgo|salimos|salimo|parto|partimos|arranco|arrancamos|quedo|quedamos|desde|de|del|arrive|arriving|arrivo|arriviamo|arrivons|land|landing|get|getting|from|chego|chegamos|do|da|du|dal|dalla|staying|here|there)$/u
const GOES =
  /^(?:hasta|al?|regres\p{L}*|devuelv\p{L}*|devolv\p{L}*|vuelv\p{L}*|volv\p{L}*|vuelo|voy|vamos|salgo|salimos|sale|raj\p{L}*|larg\p{L}*|march\p{L}*|part(?:o|imos|e)|pir\p{L}*|tom(?:o|amos)|leave|leaving|fly|flying|depart|going|go|until|till|to|through|home|back|repars|repartons|pars|partons|rentre|rentrons|au|jusqu|riparto|ripartiamo|torno|torniamo|fino|volto|voltamos|embora|ate|ao)$/u
/** Verbs that mark the day before them as the last one: 'y el domingo por la noche vuelvo'. */
const RETURNS =
  /^(?:regres[oa]|regresamos|devuelvo|devolvemos|vuelvo|volvemos|volvere|volveremos|regresare|regresaremos|vuelo|leave|rentre|rentrons|repars|torno|torniamo|volto|voltamos)$/u
/** The most words between a verb and its day: 'llego a Salta el jueves'. */
const BETWEEN = 6
const OF_HOURS =
  /\b(?:abr(?!il)\w*|abiert\w*|cierr\w*|cerrad\w*|horarios?|atienden?|open\w*|clos\w*|ouvert\w*|ferme\w*|apert\w*|chius\w*)\b/
const A_UNIT = /^(?:euros?|pesos?|soles|dolares|reales|horas?|hs|am|pm|km|minutos|de la|personas|anos)$/

interface DayNamed {
  at: number
  day: number
}
const isSaidBefore = (words: readonly string[], at: number, verbs: RegExp, from: number): boolean =>
  words.slice(Math.max(from, at - BETWEEN), at).some((word) => verbs.test(word))

/** 'llego el viernes temprano y me devuelvo el domingo': both days count. */
const byWeekdays = (words: readonly string[]): number | null => {
  const named = words.flatMap((word, at): DayNamed[] => {
    const said = /^(?:segunda|terca|quarta|quinta|sexta)$/.test(word) ? `na ${word}` : word
    const day = WEEK.indexOf(weekdaysIn(said)[0] ?? '')
    return day < 0 ? [] : [{ at, day }]
  })
  const [first, last, ...others] = named
  if (!first || !last || others.length > 0 || first.day === last.day) return null
  const comes = isSaidBefore(words, first.at, COMES, 0)
  const goes =
    isSaidBefore(words, last.at, GOES, first.at + 1) ||
    // 'y el domingo por la noche vuelvo'
    words.slice(last.at + 1, last.at + 1 + BETWEEN).some((word) => RETURNS.test(word))
  return comes && goes ? ((last.day - first.day + 7) % 7) + 1 : null
}

const dateIn = (word: string): number => {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th|er)?$/.exec(word) ?? []
  const date = Number(digits)
  return date >= 1 && date <= 31 ? date : Number.NaN
}
const monthBehind = (words: readonly string[], at: number): number =>
  words
    .slice(at + 1, at + 3)
    .map((word) => MONTHS.findIndex((month) => month.test(word)))
    .find((month) => month >= 0) ?? -1
const BOUNDS =
  /^(?:del?|desde|from|between|entre|du|dal|do|dia|el|le|il|the|on|al?|to|au|ao|hasta|until|till|y|and|e|et)$/
const LONGEST = 21
/** 'del 3 al 6 de mayo', 'llegamos el 10 y nos vamos el 12'. */
const byDates = (words: readonly string[]): number | null => {
  const named = words.flatMap((word, at) => {
    const day = dateIn(word)
    const isDate =
      BOUNDS.test(words[at - 1] ?? '') && !A_UNIT.test(words[at + 1] ?? '') && words[at - 1] !== 'las'
    return Number.isNaN(day) || !isDate ? [] : [{ at, day, month: monthBehind(words, at) }]
  })
  const [first, last, ...others] = named
  if (!first || !last || others.length > 0) return null
  const comes = isSaidBefore(words, first.at, COMES, 0) || first.month >= 0 || last.month >= 0
  // 'dos críos de 6 y 8' are ages.
  const isAnd = words[last.at - 1] === 'y' && words[first.at - 1] !== 'de'
  const goes = isSaidBefore(words, last.at, GOES, first.at + 1) || isAnd
  if (!comes || !goes) return null
  const isNextMonth = first.month >= 0 && last.month >= 0 && first.month !== last.month
  const count = (isNextMonth ? (DAYS_OF_MONTHS[first.month] ?? 30) : 0) + last.day - first.day + 1
  return count > 1 && count <= LONGEST ? count : null
}

/** Returns how many days a folded text stays from one day to another, both counted; null when it names no such days. */
export const stayIn = (text: string): number | null => {
  if (OF_HOURS.test(text)) return null
  const words = foldedWords(text)
  return byWeekdays(words) ?? byDates(words)
}
