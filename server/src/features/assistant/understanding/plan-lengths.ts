import { foldedWords } from '../lexicon/folded-words.ts'
import { NUMBERS, numberOf } from './numbers.ts'

// How a message of a talk changes the length of the plan: by some days, or to some.

const NUMBER = `\\d{1,2}|${[...NUMBERS].join('|')}`
const DAY = '(?:dias?|diitas?|jornadas?|noches?|days?|nights?|jours?|giorn[io]|giornat[ae])'
const END =
  '(?=$| (?:por|porfa\\w*|en|que|si|y|pues|alla|ahi|alli|aqui|aca|al|para|pa|please|there|in|so|gracias|la|las?|favor))'
const MORE = `(?:mas|extra|adicional(?:es)?|more|a mais|de plus|supplementaires?|in piu)(?! o menos| ou moins)`
const LESS = '(?:menos|less|fewer|a menos|de moins|in meno)'
const FURTHER =
  'otros?|another|outros?|mais|mais um|un autre|encore une?|encore|un altro|ancora une?|ancora|an? extra|extra|an? additional'
/** 'dos días más', 'another day', 'estíralo un día', 'extend it by two days'. */
const LENGTHENED: readonly RegExp[] = [
  new RegExp(`\\b(${NUMBER}) ${DAY} ${MORE}${END}`),
  new RegExp(`\\b(${NUMBER}) (?:more|extra) ${DAY}\\b`),
  new RegExp(`\\b(?:${FURTHER})(?: (${NUMBER}))? ${DAY}\\b`),
  new RegExp(
    `\\b(?:agreg|anad|sum|pon|aument|estir|alarg|exti?end|prolong|add|stretch|allung|rallong|estic)\\p{L}* (?:le |me |it |lo |by |en |por |di |de )*(${NUMBER}) ${DAY}\\b`,
    'u',
  ),
  /\b(?:agreg|anad|sum|pon|met|aument|add)\p{L}* (?:le |me |nos )*(?:otr[oa]|another)(?: (?:mas|one))?$/u,
  /\b(?:otr[oa]|un[oa]|one) (?:mas|more)(?: (?:porfa\w*|por favor|please))?$/,
]
/** 'un día menos', 'recórtale un día', 'drop a day'. */
const SHORTENED: readonly RegExp[] = [
  new RegExp(`\\b(${NUMBER}) ${DAY} ${LESS}\\b`),
  new RegExp(`\\b(${NUMBER}) (?:less|fewer) ${DAY}\\b`),
  new RegExp(
    `\\b(?:recort|acort|achic|quit|rest|sac|baj|drop|remove|cut|lose|tir|togli|enlev|retir)\\p{L}* (?:le |me |nos |off |out )*(?:(${NUMBER}|a) ${DAY}|uno)(?! de(?: |$))(?!\\p{L})`,
    'u',
  ),
  /\b(?:un[oa]|one) (?:menos|less)(?: (?:porfa\w*|por favor|please))?$/,
]
const countIn = (patterns: readonly RegExp[], text: string): number => {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (!found) continue
    const count = numberOf(found[1] ?? 'un')
    return count > 0 ? count : 1
  }
  return 0
}
/** Returns by how many days a folded message changes the plan before it: 'un día más' is 1, 'dos menos' is none. */
export const lengthChange = (text: string): number =>
  countIn(LENGTHENED, text) || 0 - countIn(SHORTENED, text)

/** Words around a new length that ask for nothing else, in all languages: 'ay no, ahora resulta que nomás alcanzan dos'. */
const AROUND = new Set(
  `mejor que sean sea son seria serian fueran fuera fuesen seran hazlo hacelo haganlo hazme ponlo ponme dejalo dejemoslo dejelo cambialo cambia cambialo
   cambiale cambiame pasalo pasala estiralo estirenlo alargalo alarguen alarguenlo acortalo recortalo reducilo reducelo hagamoslo hagamos de a en por para pa
   con solo solamente nomas nada mas menos apenas unicamente tengo tenemos tendre tendremos hay habra alcanzan alcanza quedan queda me nos le les se lo la
   el los las y o si no ay uy oye oigan perdon mira bueno ya ahora ahorita resulta final al finalmente pensandolo bien basta bastan voy vamos estar estare
   estaremos estamos estoy puedo podemos podre podremos quiero queremos prefiero preferimos digo quise decir entonces porfa porfis favor gracias como
   rehazlo rehacelo rehazmelo rehagamoslo rearmalo rearmamelo armalo redo rehaz refais refaz rifallo tambien todo total completos completo enteros entero recien tan dia dias diita diitas jornada jornadas noche noches van ser siempre creo ah ok okay
   vale dale va este plan itinerario viaje unos son eran quedarnos quedarme quedamos quedo vez pues asi nuestro aumentalo
   make it do for to actually we i have only just got now better let lets s say stretch extend shorten cut change instead of the trip can could you please
   down be is are ll there after all what about if had sorry day days night nights wait rather and how would prefer d re ve up turns out well
   melhor sejam seja sao forem fossem faz faca muda mude pra em so temos tenho na verdade agora ficar fica estica aumenta diminui reduz na nao desculpa
   serao teremos vou um
   plutot finalement mieux fait on reste mets mettez faites fais le jours jour seulement n ai j avons nous avez c est ce sera sont et non pardon pour sur
   plus passe passons
   meglio facciamo facciamone facciamolo fallo che siano sono abbiamo ho realta alla fine per giorni giorno giornate giornata e fossero restiamo resto anzi
   scusa non allungalo accorcialo`.split(/\s+/),
)
/** What follows a length as its reason: 'hazlo de dos que me dieron libre el viernes'. */
const A_REASON =
  /^(?:que|porque|pues|pero|ya|asi|since|because|as|so|cause|cos|car|parce|puisque|perche|che|pois|por|para|en|con)$/
/** An article rather than a number, unless it is the only one and counts days, or ends the sentence. */
const AN_ARTICLE = /^(?:un|una|an|une|um|uma)$/
const A_DAY = new RegExp(`^${DAY}$`)
const CLAUSES = /[,.;:!?¿¡()\n…–—]+/
const WEEKS = 14

/** Returns the only number of these words that counts, and where it is. */
const onlyNumber = (words: readonly string[]): { at: number; count: number } | null => {
  const all = words.flatMap((word, at) => {
    const count = numberOf(word)
    const isCounted = !AN_ARTICLE.test(word) || A_DAY.test(words[at + 1] ?? '') || at === words.length - 1
    return Number.isInteger(count) && count > 0 && count <= WEEKS && isCounted ? [{ at, count }] : []
  })
  return all.length === 1 ? (all[0] ?? null) : null
}

/**
 * Returns the number of days to which a message changes the plan before it: 'mejor que sean tres, nos dieron libre el lunes', 'make it three';
 * null where a clause with a number says something else: 'y para 4 personas'.
 */
export const newLength = (message: string): number | null => {
  for (const clause of message.split(CLAUSES)) {
    const words = foldedWords(clause)
    // 'nos quedamos un día más, rehazlo para 3': the first clause only says by how much.
    if (lengthChange(words.join(' ')) !== 0) continue
    const number = onlyNumber(words)
    if (!number) continue
    const before = words.slice(0, number.at)
    const after = words.slice(number.at + 1)
    const reason = after.findIndex((word) => A_REASON.test(word))
    const said = [...before, ...(reason < 0 ? after : after.slice(0, reason))]
    if (said.every((word) => AROUND.has(word))) return number.count
  }
  return null
}
