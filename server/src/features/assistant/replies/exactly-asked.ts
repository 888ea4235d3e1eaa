import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { foldedWords } from '../lexicon/folded-words.ts'
import { isNumber } from '../lexicon/term-matcher.ts'
import { CLOSES_AT_NOON, TELLS_OF_NOON } from '../understanding/noon.ts'
import { NUMBERS } from '../understanding/numbers.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { alike } from './find-places.ts'
import { linked, quote } from './phrases.ts'
import { distinctSentences } from './place-reply.ts'
import type { Known, Reply } from './reply.ts'
import { holdsOne, literally } from './words-held.ts'

// Questions for one exact thing, which a sentence has or has not, whatever else it is about: which side, why the name, how many of what,
// up to which weight.

const ASKS_SIDE =
  /\b(?:(?:que|cual(?: es)?(?: el)?(?: mejor)?) (?:lado|asientos?|butacas?|costado|fila|ventanilla)|(?:donde|que parte|onde|where|ou) (?:\p{L}+ ){0,3}(?:sentar(?:me|nos|se)|me siento|nos sentamos|sit)|(?:which|what) (?:side|seats?|row)|quel (?:cote|siege)|(?:che|quale|quali) (?:lato|posti?)|(?:que|qual) (?:lado|assento|lugar) (?:sentar|e melhor))\b/u
const TELLS_SIDE =
  /(?<!\p{L})(?:lado|costado|asientos?|sient\p{L}+|sentad\p{L}+|s[eé]nt[ea]\p{L}*|sentar\p{L}*|ponete|ponte|p[oó]ngan?se|fila|ventan\p{L}+|seats?|sit|side|lato|posto|c[oô]t[eé]|assento|banco)(?!\p{L})/iu
const A_SIDE =
  /(?<!\p{L})(?:izquierd\p{L}+|derech[oa]s?|ventan(?:a|illa)s?|pasillo|delante|adelante|atr[aá]s|al fondo|primera fila|[uú]ltima fila|del medio|left|right|window|front|back|aisle|gauche|droite|sinistr[ao]|destr[ao]|esquerd[ao]|direit[ao]|janela|finestrino|fen[eê]tre)(?!\p{L})/iu

const ASKS_NAME =
  /\b(?:(?:por ?que|xq|pq) (?:razon |motivo )?(?:(?:el |la |los |las )?\p{L}+ (?:\p{L}+ ){0,6})?(?:se llaman?|le dicen|le llaman|lo llaman|la llaman|le pusieron|se llamara|ese nombre|(?:lleva|tiene) (?:ese|el|su) nombre)|de donde (?:viene|sale|salio|sacaron|proviene|le viene) (?:el|su|ese) nombre|origen del nombre|a que (?:se )?debe (?:el|su) nombre|como le pusieron asi|why (?:is|was) (?:\p{L}+ ){1,6}(?:called|named)|(?:why|how) (?:\p{L}+ ){0,6}(?:got|get|have|has) (?:\p{L}+ )?(?:its|the|that) name|where does the name|pourquoi (?:\p{L}+ ){0,6}(?:s appelle|appele)|d ou vient (?:le|son) nom|perche (?:\p{L}+ ){0,6}si chiama|por que (?:\p{L}+ ){0,6}se chama)\b/u
const TELLS_NAME =
  /(?<!\p{L})(?:de ah[ií] (?:el|su|viene|le)|por eso (?:el nombre|se llama|le dicen|lo llaman)|el nombre|su nombre|se llama as[ií]|le dicen as[ií]|bautiz\p{L}+|apod\p{L}+|debe su nombre|hence the name|the name|named after|called so|that's why (?:it's|it is) called|d'o[uù] (?:le|son) nom|da cui il nome|da[ií] o nome|por isso (?:o nome|se chama))(?!\p{L})/iu

const HOW_MANY = /\b(?:cuant[ao]s|quant[aoei]s?|how many|combien de|combien d)\b/
const COUNTED_BEHIND = new Set([
  'cuantos',
  'cuantas',
  'quantos',
  'quantas',
  'quanti',
  'quante',
  'many',
  'combien',
])
const SMALL = new Set(['de', 'd', 'the', 'other', 'old', 'los', 'las', 'mas'])
/** Words for what is counted that ask how long, how much or who, and not how many things there are. */
const NOT_THERE =
  /^(?:horas?|dias?|minutos?|noches?|semanas?|meses|anos?|veces|km|kilometros?|metros?|cuadras?|pesos?|euros?|dolares|soles|personas?|hours?|days?|minutes?|nights?|weeks?|times|people|miles|heures?|jours?|ore|giorni|minuti)$/
const NOUN_LETTERS = 4
/** Returns the thing that a question counts, in Spanish: 'cañones' of 'how many guns'. */
const countedIn = ({ words, text, asTyped }: QuestionRead): string | null => {
  if (!HOW_MANY.test(text)) return null
  let at = words.findIndex((word) => COUNTED_BEHIND.has(word)) + 1
  while (SMALL.has(words[at] ?? '')) at++
  const said = words[at] ?? ''
  if (said.length < NOUN_LETTERS || NOT_THERE.test(said)) return null
  return [...asTyped].find(([, typed]) => fold(typed) === said)?.[0] ?? said
}

const isAFigure = (word: string): boolean =>
  isNumber(word) || (NUMBERS.includes(word) && !/^(?:una?|uno|an|une|uma?)$/.test(word))
/** Words between a number and what it counts: '14 old cannons', 'mesas hay seis'. */
const REACH = 2
/** Whether a sentence says how many of a thing there are. */
const counts = (sentence: string, names: readonly string[]): boolean => {
  const words = foldedWords(sentence)
  return words.some(
    (word, at) =>
      holdsOne(word, names) &&
      (words.slice(Math.max(0, at - 1 - REACH), at).some(isAFigure) ||
        (/^(?:hay|son|tiene|tienen|eran)$/.test(words[at + 1] ?? '') && isAFigure(words[at + 2] ?? ''))),
  )
}

/** 'peso 118 kg, me dejan?', 'mide 1,10, puede subir?' */
const ASKS_WEIGHT =
  /\b(?:peso|pesa|pesamos|pesan|weigh|weighs|peso maximo|limite de peso|weight limit)\b.*(?:\d{2,3}|maxim|limite|limit)|\b\d{2,3} ?(?:kg|kilos)\b.*\b(?:dejan|puedo|puede|aguanta|aceptan)/
const TELLS_WEIGHT = /\d{2,3} ?(?:kg|kilos?|lbs?|libras|pounds)(?!\p{L})/iu
const ASKS_HEIGHT =
  /\b(?:mido|mide|midiendo|estatura|altura minima|estatura minima|height limit|minimum height)\b.*(?:\d|minim)/
const TELLS_HEIGHT =
  /(?<!\d)1[.,]\d\d(?!\d)|(?<!\d)1\d\d ?(?:cm|cent[ií]metros)|un metro|estatura|(?:\d+ ?cm|\d+ cent[ií]metros) (?:de alto|de estatura)/iu

/** 'con cuánta anticipación', 'how far in advance': how long before one books or asks. */
const ASKS_AHEAD =
  /\b(?:cuant[oa]s? (?:(?:tiempo|dias?|semanas?|mes(?:es)?|horas?) )?(?:de |con )?(?:anticipacion|antelacion|adelanto|antes)|how (?:far|long|much|many \p{L}+) (?:in advance|ahead|before|beforehand)|quant[oaie]s? (?:(?:tempo|dias?|semanas?|meses|giorni|settimane) )?(?:de |di )?(?:antecedencia|antes|anticipo|prima)|combien de (?:temps|jours|semaines) (?:a l avance|avant))\b/u
const TELLS_AHEAD =
  /(?<!\p{L})(?:semanas?|d[ií]as?|mes(?:es)?|weeks?|days?|months?|semaines?|jours?|mois|settiman[ae]|giorn[oi]|mes[ei]) (?:antes|de (?:anticipaci[oó]n|antelaci[oó]n|antecedência|anticipo)|(?:in advance|ahead|before(?:hand)?)|à l['’]avance|avant|prima)|(?:el|un) d[ií]a (?:antes|anterior|previo)|in advance|beforehand/iu

const SO_LONG =
  /(?<!\p{L})(?:con|with|com|avec) (?:al menos |m[ií]nimo |por lo menos |at least )?(?:un[ao]?|dos|tres|cuatro|cinco|two|three|varios|varias|\d+) (?:semanas?|d[ií]as?|mes(?:es)?|weeks?|days?)/iu
const BOOKS = /reserv|compr|pedir|pid[ae]|avis|turno|boleto|agend|apart|book/iu
const tellsAhead = (sentence: string): boolean =>
  TELLS_AHEAD.test(sentence) || (SO_LONG.test(sentence) && BOOKS.test(sentence))

/** Returns what tells of the exact thing that a question asks for; null when it asks for none. */
const tellsOfIt = (question: QuestionRead): ((sentence: string) => boolean) | null => {
  if (ASKS_SIDE.test(question.text)) return (sentence) => A_SIDE.test(sentence) && TELLS_SIDE.test(sentence)
  if (ASKS_NAME.test(question.text)) return (sentence) => TELLS_NAME.test(sentence)
  if (ASKS_WEIGHT.test(question.text)) return (sentence) => TELLS_WEIGHT.test(sentence)
  if (ASKS_HEIGHT.test(question.text)) return (sentence) => TELLS_HEIGHT.test(sentence)
  if (ASKS_AHEAD.test(question.text)) return tellsAhead
  if (CLOSES_AT_NOON.test(question.text)) return (sentence) => TELLS_OF_NOON.test(sentence)
  const counted = countedIn(question)
  if (counted === null) return null
  const names = alike([counted])
  return (sentence) => counts(sentence, names)
}

const SHOWN = 2
/** Answers a question for a side, a name's reason or a number of things with the sentences that have it; null when none has. */
export const exactlyAsked = async (
  { evidence, frames }: Known,
  place: Place,
  question: QuestionRead,
): Promise<Reply | null> => {
  const tells = tellsOfIt(question)
  if (!tells) return null
  const { terms, literal, wishes } = question
  const words = [...terms, ...literal]
  const isNearer = (one: Evidence) => literally(one.sentence, words)
  const told = distinctSentences(await evidence.all([place.id]))
    .filter(({ sentence }) => tells(sentence))
    .sort((a, b) => isNearer(b) - isNearer(a))
    .slice(0, SHOWN)
  if (told.length === 0) return null
  return {
    text: [frames.aboutWords(linked(place)), ...told.map((one) => `> ${quote(one, frames)}`)].join('\n\n'),
    places: [place],
    quotes: told,
    memory: { asked: 'about', focus: place.id, wishes, terms },
  }
}
