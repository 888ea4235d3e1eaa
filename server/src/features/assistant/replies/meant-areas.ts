import { metresBetween } from '@andariego/contract/distance'
import { fold } from '../../maps/public.ts'
import type { Area } from '../understanding/area.ts'
import { BEFORE_A_NAME, PLAINLY_BEFORE_A_NAME } from '../understanding/area-words.ts'
import { isCommonWord } from '../understanding/name-words.ts'
import { isOrdinaryWord } from '../understanding/ordinary-words.ts'
import { QUARTER_KILOMETRES } from '../understanding/quarters.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import type { AreaMatch } from '../understanding/zones.ts'
import type { Known } from './reply.ts'

const SHORT = 3

const NAME_LETTERS = 5
/** 'xalapa' is how people call Xalapa de Enríquez; 'puerto' begins too many names. */
const isCalled = (name: string, said: string): boolean =>
  fold(name) === said ||
  (said.length >= NAME_LETTERS &&
    fold(name).startsWith(`${said} `) &&
    !isCommonWord(said) &&
    !isOrdinaryWord(said))

/**
 * Whether an area without any places is named so plainly that it is meant: 'anda' is a verb, though a Chinese city is called so, too,
 * and 'corto de guita' is not in Guía de Isora.
 */
const isPlainlyNamed = ({ areas, from, to }: AreaMatch, { words, typed }: QuestionRead): boolean =>
  words.length <= SHORT ||
  PLAINLY_BEFORE_A_NAME.has(words[from - 1] ?? '') ||
  /^\p{Lu}/u.test(typed[from] ?? '') ||
  areas.some(({ type, name }) => type !== 'circle' || isCalled(name, words.slice(from, to).join(' ')))

/** What stands before where somebody goes. */
export const TO = new Set(['a', 'al', 'hasta', 'para', 'to'])
const COMES_FROM_THERE = new Set(['desde', 'from', 'depuis'])
const OF_OR_FROM = new Set(['de', 'del', 'do', 'da', 'di', ...COMES_FROM_THERE])
/**
 * 'matrimonios de Mendoza, vamos a Lima': a town without places, behind 'de', is where people come from, when the question names
 * another one.
 */
const isWhereFrom = ({ from, to }: AreaMatch, { words, forms }: QuestionRead): boolean =>
  OF_OR_FROM.has(words[from - 1] ?? '') && !TO.has(words[to] ?? '') && !forms.has('far')

/** Whether a city's circle holds a quarter: 'en Barranco, Lima'. */
const isAround = (area: Area, quarter: Area): boolean =>
  area.type === 'circle' &&
  quarter.type === 'circle' &&
  area.kilometres > quarter.kilometres &&
  metresBetween(area, quarter) <= area.kilometres * 1000

/** Returns the areas meant: of several with one name, the first in which the community has places. */
export const meantAreas = async ({ evidence }: Known, question: QuestionRead): Promise<Area[]> => {
  const all = question.areas.flatMap(({ areas }) => areas)
  const inhabited = all.length > 0 ? await evidence.inhabited(all) : []
  const held = new Map(all.map((area, index) => [area, inhabited[index]]))
  // 'La Paz, México' is not Bolivia's.
  const countriesBeside = (own: readonly Area[]) =>
    all.flatMap((area) => (area.type === 'countries' && !own.includes(area) ? area.countries : []))
  const isMeant = (match: AreaMatch) =>
    match.areas.some((area) => held.get(area)) || isPlainlyNamed(match, question)
  const isHeld = ({ areas }: AreaMatch) => areas.some((area) => held.get(area))
  const isExact = ({ areas, from, to }: AreaMatch) =>
    areas.some(({ name }) => fold(name) === question.words.slice(from, to).join(' '))
  const isBehindAPreposition = ({ from }: AreaMatch) => BEFORE_A_NAME.has(question.words[from - 1] ?? '')
  // 'en valpo, valparaíso': what is only similar to a town without places, or a word that is also called so ('mi suegra jura'), yields to a
  // town with some.
  const isOutdone = (match: AreaMatch) =>
    !isHeld(match) &&
    !(isExact(match) && isBehindAPreposition(match) && !isWhereFrom(match, question)) &&
    question.areas.some((other) => other !== match && isHeld(other))
  // 'should we drag our own wheelchair from Leeds' asks about nothing in Leeds.
  const isOnlyOrigin = (match: AreaMatch) =>
    !isHeld(match) &&
    COMES_FROM_THERE.has(question.words[match.from - 1] ?? '') &&
    !question.forms.has('far') &&
    !question.forms.has('near') &&
    question.terms.length + question.kinds.length > 0
  const chosen = question.areas
    .filter((match) => isMeant(match) && !isOutdone(match) && !isOnlyOrigin(match))
    .flatMap(({ areas }) => {
      const countries = countriesBeside(areas)
      const located = areas.filter(
        (area) => 'country' in area && area.country !== null && countries.includes(area.country),
      )
      const candidates = located.length > 0 ? located : areas
      return candidates.find((area) => held.get(area)) ?? candidates[0] ?? []
    })
  const narrowed = new Set(chosen.flatMap((area) => ('country' in area ? [area.country] : [])))
  const quarters = chosen.filter((area) => area.type === 'circle' && area.kilometres <= QUARTER_KILOMETRES)
  // A country or a city that only narrows another area is no area of its own.
  return chosen.filter(
    (area) =>
      (area.type !== 'countries' || !area.countries.every((country) => narrowed.has(country))) &&
      !quarters.some((quarter) => quarter !== area && isAround(area, quarter)),
  )
}
