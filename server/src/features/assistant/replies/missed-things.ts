import type { Evidence } from '../knowledge/evidence-repository.ts'
import { familyOf } from '../lexicon/families.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { A_VERB } from './fits-form.ts'
import { literally } from './words-held.ts'

/** Forms that ask for a fact, which the quoted sentence has or has not. */
const OF_FACTS = [
  'howMuch',
  'howLong',
  'howMany',
  'when',
  'whatTime',
  'where',
  'who',
  'howOften',
  'leave',
] as const
const THING_LETTERS = 4
const LAST =
  /\bultim[oa] (bus|autobus|tren|barco|ferry|lancha|turno|pase|entrada|funcion|salida|metro|combi|micro|colectivo)\b/
/** Whether a word of a question is a noun with its article, and so what the question is about. */
const isThing = (word: string, text: string): boolean =>
  word.length >= THING_LETTERS &&
  !A_VERB.test(word) &&
  !/[aei]r(lo|la|los|las|le|les)$/.test(word) &&
  new RegExp(
    `\\b(el|la|los|las|un|una|unos|unas|algun|alguna|de|a|para|con|sin|hay|tiene|tienen|hacen?|ofrecen?|venden?|alquilan?|rentan?|prestan?) ${word}\\b`,
  ).test(text)
/**
 * Returns the things asked about that no quoted sentence mentions: 'caen mal a la panza' is not answered by what the juices cost.
 */
export const missedThings = (
  { terms, forms, text, places, hints, words }: QuestionRead,
  shown: readonly Evidence[],
): string[] => {
  const last = LAST.exec(text)
  if (last && !shown.some(({ sentence }) => /[uú]ltim/i.test(sentence))) return [last[0]]
  if (OF_FACTS.some((form) => forms.has(form))) return []
  const named = new Set([...places.flat().flatMap(({ at }) => at), ...hints.map(({ spot }) => spot)])
  const things = terms.filter((term) => isThing(term, text) && !named.has(words.indexOf(term)))
  const isTold = (term: string) => shown.some(({ sentence }) => literally(sentence, familyOf(term)) > 0)
  return things.length > 0 && !things.some(isTold) ? things : []
}
