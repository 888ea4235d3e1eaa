import type { Evidence } from '../knowledge/evidence-repository.ts'
import { foldedWords } from '../lexicon/folded-words.ts'
import { ASPECTS, findAspects } from '../lexicon/lexicon.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { weekdaysIn } from '../understanding/weekdays.ts'
import { alike } from './find-places.ts'
import { holdsOne } from './words-held.ts'

const ONLY =
  /\b(?:solo|solamente|unicamente|nada mas|nomas|puro|only|so|apenas|seulement|uniquement|soltanto)\b/
const ofLanguages = (words: readonly string[]): boolean =>
  findAspects(words).some(({ value }) => value.aspect === 'idiomas')
const LANGUAGE =
  'ingles|english|inglese|anglais|espanol|spanish|spagnolo|espagnol|espanhol|castellano|frances|french|francese|francais|italiano|italian|italien|aleman|german|tedesco|allemand|alemao|portugues|portuguese|portoghese|quechua|chino|chinese|japones|japanese'.split(
    '|',
  )
/**
 * Whether a sentence says which languages there are, and no others: 'O guia só fala português' also answers a question for Italian.
 */
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
export const asksWhichDay = (text: string): boolean => WHICH_DAY.test(text)
/** Words that name a day without a weekday. */
const A_DAY =
  /todos los d[ií]as|cada d[ií]a|a diario|diari[oa]|fin(?:es)? de semana|findes?|feriad|festiv|entre semana|entresemana|every day|daily|weekend|todos os dias|tous les jours|tutti i giorni|\b\d{1,2} de \p{L}+|navidad|a[nñ]o nuevo|(?:primer|[uú]ltimo) \p{L}+ del? mes/iu
/** Whether the question asks on which day, and the sentence names none. */
const missesDay = ({ sentence }: Evidence, { text }: Pick<QuestionRead, 'text'>): boolean =>
  WHICH_DAY.test(text) && weekdaysIn(sentence).length === 0 && !A_DAY.test(sentence)

const WITHOUT_IT =
  /\b(?:sin|without|sans|senza|sem|zero|cero) (alcohol|alcool|azucar|sugar|sucre|zucchero|acucar|cafeina|caffeine|lactosa|lactose|lattosio|sal|salt|cebolla|picante|hielo|huevo|leche|nueces|mani|gluten|glutine)\b|\b(descafeinad\w*|decaf)\b/
/** 'gluten free cake', 'apto para celíacos' */
const FREE_OF_IT = /\b(gluten|alcohol|sugar|caffeine|lactose|dairy|salt|egg|milk|nut) free\b/
const A_COELIAC = /\b(?:ciliac|celiac|coeliac|celiaqu)\w*/
const OF_GLUTEN = ['gluten', 'glutine', 'celiaco', 'celiaca', 'celiacos', 'celiac', 'coeliac', 'tacc']
const OF_ALCOHOL = ['alcohol', 'alcool', 'analcolica', 'mocktail', 'mocktails']
/** Whether the question asks for something without one of its parts, as beer without alcohol, and the sentence does not speak of that part. */
const missesPart = ({ sentence }: Evidence, { text }: Pick<QuestionRead, 'text'>): boolean => {
  const [, part, whole] = WITHOUT_IT.exec(text) ?? []
  const said = part ?? whole ?? FREE_OF_IT.exec(text)?.[1] ?? (A_COELIAC.test(text) ? 'gluten' : undefined)
  if (!said) return false
  const names = [OF_ALCOHOL, OF_GLUTEN].find((words) => words.includes(said)) ?? [said]
  return !holdsOne(sentence, names)
}

const HOLIDAY =
  /\b(?:ano nuevo|navidad|nochebuena|nochevieja|fin de ano|semana santa|viernes santo|(?:primero|1) de enero|25 de diciembre|new year\w*|christmas|easter|nouvel an|noel|capodanno|natale|pasqua|ano novo|natal)\b/
const OF_OPENING =
  /\b(?:abr(?!il)\w*|abiert\w*|cierr\w*|cerrad\w*|horarios?|open\w*|clos\w*|ouvert\w*|ferm\w*|apert\w*|chius\w*|fech\w*)\b/
const EVERY_DAY =
  /feriad|festiv|holiday|todos los d[ií]as|todo el a[nñ]o|365|nunca cierra|every day|all year|(?:1|primero|uno|25|24|31) de (?:enero|diciembre)|1er janvier|navid|a[nñ]o nuevo|semana santa|christmas|new year|easter|no[eë]l|natal|capodanno/iu
/** Whether the question asks what is open on a holiday, and the sentence tells of none. */
const missesHoliday = ({ sentence }: Evidence, { text }: Pick<QuestionRead, 'text'>): boolean =>
  HOLIDAY.test(text) && OF_OPENING.test(text) && !EVERY_DAY.test(sentence)

const WHO_MADE =
  /\bquien(?:es)? (?:lo |la |los |las )?(?:hizo|hicieron|pinto|pintaron|construyo|construyeron|diseno|disenaron|esculpio|tallo|fundo|proyecto|decoro)\b|\bwho (?:made|built|painted|designed|founded|sculpted|carved)\b|\bquem (?:fez|pintou|construiu|desenhou|fundou)\b|\bqui (?:a )?(?:fait|peint|construit|dessine|fonde)\b|\bchi (?:ha )?(?:fatto|dipinto|costruito|progettato|fondato)\b/
const A_MAKER =
  /(?:(?<!\p{L})(?:por|by|par|obra|dise[nñ]\p{L}*|pint\p{L}*|constru\p{L}*|hizo|hicieron|esculp\p{L}*|tall\p{L}+|fund\p{L}+|proyect\p{L}+|decor\p{L}+|arquitect\p{L}+|murales?|pinturas?|frescos?|cuadros?|mosaicos?|vitrales?|retablo|escultura|built|painted|designed|made|founded)\s)(?:\p{Ll}+\s){0,5}\p{Lu}\p{Ll}+/u
/** Whether the question asks who made something, and the sentence names nobody. */
const missesMaker = ({ sentence }: Evidence, { text }: Pick<QuestionRead, 'text'>): boolean =>
  WHO_MADE.test(text) && !A_MAKER.test(sentence)

const WHICH_YEAR =
  /\b(?:(?:en|de) que (?:ano|siglo)|que ano (?:es|data)|cuantos anos (?:tiene|tienen) (?:el|la|los|las)|cuando (?:lo |la |los |las |se )?(?:hizo|hicieron|pinto|pintaron|construyo|construyeron|fundo|fundaron|edifico)|de cuando (?:es|son|data)|what (?:year|century)|when was (?:it|the|this) (?:\p{L}+ ){0,4}(?:built|made|painted|founded)|how old is|em que (?:ano|seculo)|en quelle annee|in che anno)\b/u
const A_YEAR =
  /(?<!\d)1[0-9]{3}(?!\d)|(?<!\d)20[0-2]\d(?!\d)|siglo|century|si[eè]cle|s[eé]culo|secolo|a[nñ]os|years/iu
/** Whether the question asks for a year, and the sentence has none. */
const missesYear = ({ sentence }: Evidence, { text }: Pick<QuestionRead, 'text'>): boolean =>
  WHICH_YEAR.test(text) && !A_YEAR.test(sentence)

const CEREMONY =
  /\b(?:casar(?:me|nos|se)?|bodas?|bautiz\w+|quinceanera|get married|wedding|sposar\w*|matrimoni\w*|nozze|mariage|marier|casamento)\b/
const A_CEREMONY =
  /(?<!\p{L})(?:bod[ao]s?|cas(?:ar\p{L}*|ó|amos|aron|ados|amientos?|amentos?)|matrimoni\p{L}*|novi[oa]s|bauti\p{L}+|quinceañ\p{L}+|weddings?|married|spos\p{L}+|nozze|mari(?:ages?|és?|ée?s?))(?!\p{L})/iu
/** Whether the question is about a wedding or the like, and the sentence does not mention one: it tells what every visitor pays. */
const missesCeremony = ({ sentence }: Evidence, { text }: Pick<QuestionRead, 'text'>): boolean =>
  CEREMONY.test(text) && !A_CEREMONY.test(sentence)

/** Whether the question asks for one language, and the sentence speaks of none. */
const missesLanguage = ({ sentence }: Evidence, specific: readonly (readonly string[])[]): boolean =>
  specific.some((names) => names.some((name) => LANGUAGE.includes(name))) &&
  !holdsOne(sentence, LANGUAGE) &&
  !ofLanguages(foldedWords(sentence))

const WHAT_BEGINS =
  /\ba (?:que|q|k) horas? (?:es|son|empieza|empiezan|comienza|comienzan|arranca|arrancan|dan|hacen) ((?:\p{L}+ ?){1,5})/u
const NO_EVENT =
  /^(?:el|la|los|las|un|una|de|del|en|al?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|dia|dias|ahi|alla|este|esta|mejor|mas|que|ultim\p{L}*|primer\p{L}*|check|in|out|visita|visitas)$/u
/** 'a qué hora es la misa' is not answered by when the church closes. */
const missesWhatBegins = ({ sentence }: Evidence, { text }: Pick<QuestionRead, 'text'>): boolean => {
  const [, said = ''] = WHAT_BEGINS.exec(text) ?? []
  const things = said.split(' ').filter((word) => word.length > 3 && !NO_EVENT.test(word))
  return things.length > 0 && !things.some((thing) => holdsOne(sentence, alike([thing])))
}

/** Whether a question asks for a thing fit for a diet, and the sentence only tells of the thing: 'vegan cake'. */
const missesDiet = ({ sentence }: Evidence, specific: readonly (readonly string[])[]): boolean => {
  const diets = specific.filter((names) =>
    names.some((name) => ASPECTS.get('vegetariano')?.particular?.has(name)),
  )
  return diets.length > 0 && !diets.some((names) => holdsOne(sentence, names))
}

const UNTIL_WHEN =
  /\b(?:a|hasta|desde) (?:que|q|k) horas? (?:de la (?:noche|manana|tarde|madrugada) )?(?:(?:esta|estan|queda|quedan|sigue|siguen) (\p{L}+(?:[aei]d[oa]s?|ndo))|(?:lo |la |los |las |se )?(iluminan?|prenden?|encienden?|apagan?))\b/u
const OF_OPENING_HOURS = /^(?:abiert|cerrad|permitid|atend|funciona|recib|dispon|abr|cerr)/
const OF_LIGHTS = /^(?:ilumin|prend|encend|enciend|apag)/
const TELLS_LIGHTS = /(?<!\p{L})(?:luz|luces|ilumin|prend|encend|enciend|apag|lit|lights?)\p{L}*/iu
/** 'hasta qué hora está iluminada' is not answered by when there is mass. */
const missesState = ({ sentence }: Evidence, { text }: Pick<QuestionRead, 'text'>): boolean => {
  const [, state, verb] = UNTIL_WHEN.exec(text) ?? []
  const said = state ?? verb ?? ''
  if (said === '' || OF_OPENING_HOURS.test(said)) return false
  return OF_LIGHTS.test(said) ? !TELLS_LIGHTS.test(sentence) : !holdsOne(sentence, alike([said]))
}

/** Whether a question is narrower than its topic, and the sentence does not speak of what narrows it. */
export const missesNarrowing = (
  one: Evidence,
  question: Pick<QuestionRead, 'text'>,
  specific: readonly (readonly string[])[],
): boolean =>
  missesLanguage(one, specific) ||
  missesDiet(one, specific) ||
  [
    missesDay,
    missesHoliday,
    missesPart,
    missesMaker,
    missesYear,
    missesCeremony,
    missesWhatBegins,
    missesState,
  ].some((misses) => misses(one, question))
