import type { Evidence } from '../knowledge/evidence-repository.ts'
import { foldedWords } from '../lexicon/folded-words.ts'
import { findAspects } from '../lexicon/lexicon.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { weekdaysIn } from '../understanding/weekdays.ts'
import { holdsOne } from './words-held.ts'

const ONLY =
  /\b(?:solo|solamente|unicamente|nada mas|nomas|puro|only|so|apenas|seulement|uniquement|soltanto)\b/
const ofLanguages = (words: readonly string[]): boolean =>
  findAspects(words).some(({ value }) => value.aspect === 'idiomas')
const LANGUAGE =
  'ingles|english|inglese|anglais|espanol|spanish|spagnolo|espagnol|espanhol|castellano|frances|french|francese|francais|italiano|italian|italien|aleman|german|tedesco|allemand|alemao|portugues|portuguese|portoghese|quechua|chino|chinese|japones|japanese'.split(
    '|',
  )
/** 'O guia só fala português': who asks for Italian hears which languages there are, and no others. */
export const tellsTheOnlyLanguages = (
  { sentence }: Evidence,
  specific: readonly (readonly string[])[],
): boolean => {
  const words = foldedWords(sentence)
  return (
    specific.some((names) => names.some((name) => LANGUAGE.includes(name))) &&
    ONLY.test(words.join(' ')) &&
    (ofLanguages(words) || holdsOne(sentence, LANGUAGE))
  )
}

const WHICH_DAY =
  /\b(?:(?:que|cuales|en que) (?:dias?|noches?|tardes?)|(?:what|which) (?:days?|nights?)|quels? jours?|quali giorni|che giorn[io]|quais dias)\b/
/** What names a day without a weekday. */
const A_DAY =
  /todos los d[ií]as|cada d[ií]a|a diario|diari[oa]|fin(?:es)? de semana|findes?|feriad|festiv|entre semana|entresemana|every day|daily|weekend|todos os dias|tous les jours|tutti i giorni|\b\d{1,2} de \p{L}+|navidad|a[nñ]o nuevo|(?:primer|[uú]ltimo) \p{L}+ del? mes/iu
/** Whether the question asks on which day, and the sentence names none. */
export const missesDay = ({ sentence }: Evidence, { text }: Pick<QuestionRead, 'text'>): boolean =>
  WHICH_DAY.test(text) && weekdaysIn(sentence).length === 0 && !A_DAY.test(sentence)

const WITHOUT_IT =
  /\b(?:sin|without|sans|senza|sem|zero|cero) (alcohol|alcool|azucar|sugar|sucre|zucchero|acucar|cafeina|caffeine|lactosa|lactose|lattosio|sal|salt|cebolla|picante|hielo|huevo|leche|nueces|mani)\b|\b(descafeinad\w*|decaf)\b/
const OF_ALCOHOL = ['alcohol', 'alcool', 'analcolica', 'mocktail', 'mocktails']
/** Whether the question asks for something without one of its parts, as beer without alcohol, and the sentence does not speak of that part. */
export const missesPart = ({ sentence }: Evidence, { text }: Pick<QuestionRead, 'text'>): boolean => {
  const [, part, whole] = WITHOUT_IT.exec(text) ?? []
  const said = part ?? whole
  if (!said) return false
  return !holdsOne(sentence, said.startsWith('alco') ? OF_ALCOHOL : [said])
}

const HOLIDAY =
  /\b(?:ano nuevo|navidad|nochebuena|nochevieja|fin de ano|semana santa|viernes santo|(?:primero|1) de enero|25 de diciembre|new year\w*|christmas|easter|nouvel an|noel|capodanno|natale|pasqua|ano novo|natal)\b/
const OF_OPENING =
  /\b(?:abr(?!il)\w*|abiert\w*|cierr\w*|cerrad\w*|horarios?|open\w*|clos\w*|ouvert\w*|ferm\w*|apert\w*|chius\w*|fech\w*)\b/
const EVERY_DAY =
  /feriad|festiv|holiday|todos los d[ií]as|todo el a[nñ]o|365|nunca cierra|every day|all year|(?:1|primero|uno|25|24|31) de (?:enero|diciembre)|1er janvier|navid|a[nñ]o nuevo|semana santa|christmas|new year|easter|no[eë]l|natal|capodanno/iu
/** Whether the question asks what is open on a holiday, and the sentence tells of none. */
export const missesHoliday = ({ sentence }: Evidence, { text }: Pick<QuestionRead, 'text'>): boolean =>
  HOLIDAY.test(text) && OF_OPENING.test(text) && !EVERY_DAY.test(sentence)
