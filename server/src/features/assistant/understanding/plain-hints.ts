import { MEASURES } from '../lexicon/measures.ts'
import type { Hint } from './hints.ts'
import { isOfHistory } from './name-or-thing.ts'
import type { QuestionRead } from './read-question.ts'

// Words of only one place's name that stand where a name does, although they also say something else: 'wari' tells of history, too.

const A_RIDE =
  '(?:bus|buses|autobus|micros?|combis?|colectivos?|camion|camiones|busetas?|guaguas?|tren|trenes|metro|lanchas?|ferry|transporte|vans?)'
const THE_WAY_TO = new RegExp(
  `\\b(?:como (?:\\p{L}+ ){0,3}?(?:lleg\\p{L}*|ir|voy|vamos|va|vas)|(?:de donde|donde|a que hora|cada cuanto) (?:sale|salen|pasa|pasan|parte|parten|tomo|agarro|cojo)|(?:que|hay) ${A_RIDE}) (?:\\p{L}+ ){0,4}?(?:a|hasta|hacia|pa|para)$`,
  'u',
)
/** 'cómo voy a caballo', 'dónde puedo ir a comer' */
const NO_DESTINATION = /^(?:caballo|caballos|lomo|camello|buscar|\p{L}+[aei]r(?:me|te|se|nos|lo|la)?)$/u
const TERSE = 6

/** Returns the words that name their place without an article: 'cómo llego a Wari', 'horario wari ayacucho'. */
export const plainHints = ({ hints, words, wishes, terms }: QuestionRead): Hint[] => {
  const isTold = (term: string) => hints.some(({ spot }) => words[spot] === term)
  const isTerse =
    words.length <= TERSE && wishes.some(({ aspect }) => MEASURES.has(aspect)) && terms.every(isTold)
  return hints.filter(({ spot }) => {
    const word = words[spot] ?? ''
    const isGoneTo = THE_WAY_TO.test(words.slice(0, spot).join(' ')) && !NO_DESTINATION.test(word)
    return isGoneTo || (isTerse && isOfHistory(word))
  })
}
