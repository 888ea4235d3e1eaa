import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import type { Area } from '../understanding/area.ts'
import { BEFORE_A_NAME, PLAINLY_BEFORE_A_NAME } from '../understanding/area-words.ts'
import type { Spot } from '../understanding/areas.ts'
import type { PlaceMatch } from '../understanding/match-name.ts'
import { QUARTER_KILOMETRES } from '../understanding/quarters.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { edits, forgiven } from '../understanding/spelling.ts'
import type { AreaMatch } from '../understanding/zones.ts'
import { IN, withoutFar } from './far-places.ts'
import type { Memory } from './memory.ts'
import type { Centre } from './near-reply.ts'
import type { Known } from './reply.ts'

/** What the names in a question refer to in this community. */
export interface Names {
  areas: Area[]
  /** The places meant, each by its own name. */
  named: Place[]
  /** Places with the same name, one of which is meant. */
  ambiguous: Place[] | null
  /** Points of the map that are not places of the community. */
  spots: Centre[]
  /** The place that the conversation is about. */
  focus: Place | undefined
}

const SHORT = 3
const NAMESAKES_MAX = 30
/** How far, in metres, a community's place may be from the map's feature of that name; a park's centre is far from its gate. */
const SAME_SPOT_METRES = 120
const SAME_NAME_METRES = 20_000
const WHOLE_NAME_METRES = 80_000

const isSameWord = (a: string, b: string): boolean => a === b || edits(a, b, forgiven(a)) <= forgiven(a)

/** Leaves out articles, 'de' and the like. */
const meaningful = (words: readonly string[]): string[] => words.filter((word) => word.length > 3)

/**
 * Finds the community's place for something that the map knows by another name: 'La Bombonera', 'Iguazú'. `asked`: the words that
 * name it in the question; the map calls 'el teleférico de Caracas' after its mountain. `isPoint`: only where it is matters.
 */
const placeAt = async (
  finder: Known['finder'],
  spot: Spot,
  asked: readonly string[],
  isPoint: boolean,
): Promise<Place | undefined> => {
  const { latitude, longitude } = spot
  const near = await finder.list({ sort: 'nearby', latitude, longitude, limit: 8 })
  const words = meaningful(fold(spot.name).split(' '))
  const askedWords = meaningful(asked)
  const shared = (place: Place, sought = words) =>
    sought.filter((word) =>
      fold(place.name)
        .split(' ')
        .some((own) => isSameWord(word, own)),
    ).length
  const isWithin = (place: Place, metres: number) => metresBetween(place, spot) <= metres
  return (
    near.find((place) => shared(place) === words.length && isWithin(place, WHOLE_NAME_METRES)) ??
    near.find((place) => shared(place) > 0 && isWithin(place, SAME_NAME_METRES)) ??
    near.find((place) => shared(place, askedWords) > 0 && isWithin(place, SAME_NAME_METRES)) ??
    // A town's name does not refer to the one place at its centre, nor a cathedral's to the restaurant beside it.
    (spot.city || isPoint ? undefined : near.find((place) => isWithin(place, SAME_SPOT_METRES)))
  )
}

/**
 * Whether an area without any places is named so plainly that it is meant: 'anda' is a verb, though a Chinese city is called so, too,
 * and 'corto de guita' is not in Guía de Isora.
 */
const isPlainlyNamed = ({ areas, from, to }: AreaMatch, { words, typed }: QuestionRead): boolean =>
  words.length <= SHORT ||
  PLAINLY_BEFORE_A_NAME.has(words[from - 1] ?? '') ||
  /^\p{Lu}/u.test(typed[from] ?? '') ||
  areas.some(({ type, name }) => type !== 'circle' || fold(name) === words.slice(from, to).join(' '))

const TO = new Set(['a', 'al', 'hasta', 'para', 'to'])
const COMES_FROM_THERE = new Set(['desde', 'from', 'depuis'])
const OF_OR_FROM = new Set(['de', 'del', 'do', 'da', 'di', ...COMES_FROM_THERE])
/** 'matrimonios de Mendoza, vamos a Lima': of a town without places, people come who ask about another one. */
const isWhereFrom = ({ from, to }: AreaMatch, { words, forms }: QuestionRead): boolean =>
  OF_OR_FROM.has(words[from - 1] ?? '') && !TO.has(words[to] ?? '') && !forms.has('far')

/** Whether a city's circle holds a quarter: 'en Barranco, Lima'. */
const isAround = (area: Area, quarter: Area): boolean =>
  area.type === 'circle' &&
  quarter.type === 'circle' &&
  area.kilometres > quarter.kilometres &&
  metresBetween(area, quarter) <= area.kilometres * 1000

/** Returns the areas meant: of several with one name, the first in which the community has places. */
const meantAreas = async ({ evidence }: Known, question: QuestionRead): Promise<Area[]> => {
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

/** Chooses among places with the same name those in the named area; an uncertain match outside of it is dropped. */
const choose = async (
  known: Known,
  group: readonly PlaceMatch[],
  areas: readonly Area[],
  question: QuestionRead,
  memory: Memory,
): Promise<Place[]> => {
  const { finder, evidence } = known
  const ids = group.slice(0, NAMESAKES_MAX).map(({ id }) => id)
  const isWeak = group.every((match) => match.isWeak)
  const places = await withoutFar(known, await finder.these(ids), group, areas, question)
  const isBound = areas.length > 0
  if (places.length < 2 && !(isWeak && isBound)) return places
  const scopes = isBound || !memory.area ? areas : [memory.area]
  const insides = await Promise.all(scopes.map((area) => evidence.inside(area, ids)))
  const held = places.filter(({ id }) => insides.some((inside) => inside.has(id)))
  if (held.length > 0) return held
  if (isWeak && isBound) return []
  return places.some(({ id }) => id === memory.focus)
    ? places.filter(({ id }) => id === memory.focus)
    : places
}

const BESIDE_METRES = 60_000
/** 'la Ciudad Encantada de Cuenca' is near Spain's Cuenca: of towns with one name, the one beside a named place is meant. */
const besideOneOf = (named: readonly Place[], area: Area, { areas }: QuestionRead): Area => {
  const isBeside = (one: Area) =>
    one.type === 'circle' && named.some((place) => metresBetween(one, place) <= BESIDE_METRES)
  const candidates = areas.find((match) => match.areas.includes(area))?.areas ?? []
  return isBeside(area) ? area : (candidates.find(isBeside) ?? area)
}

const A_CHOICE = /\b(o|u|ou|or|vs|versus|entre|between)\b/
/** 'la Alhambra o el Alcázar': of several with one name, the nearest to the other one is chosen from. */
const nearestTo = ([other]: readonly Place[], places: readonly Place[]): Place[] =>
  other ? places.toSorted((a, b) => metresBetween(a, other) - metresBetween(b, other)).slice(0, 1) : []

const FROM = new Set(['de', 'desde', 'from'])
const COMES_FROM = /\b(desde|from|saliendo de|partiendo de)\b/
/** 'cuánto tarda el bus de Manila a Banaue' asks about Banaue: who reviews it tells how to get there. */
const withoutOrigin = (question: QuestionRead, { focus }: Memory): QuestionRead => {
  const { areas, places, spots, words, forms, wishes, text } = question
  const isOfTheWay = wishes.some(({ aspect }) => aspect === 'llegar') || forms.has('howLong')
  // 'cómo llego desde Arequipa', asked about the place discussed before.
  const isNoOrigin = ({ from }: { from: number }) => !FROM.has(words[from - 1] ?? '')
  const others = [...places.flat(), ...spots].filter(isNoOrigin)
  if (focus !== null && others.length === 0 && isOfTheWay && COMES_FROM.test(text) && !forms.has('far'))
    return { ...question, areas: areas.filter(isNoOrigin), places: [], spots: [] }
  if (areas.length + places.length + spots.length < 2 || forms.has('far') || forms.has('plan'))
    return question
  const isOrigin = ({ from, to }: { from: number; to: number }) =>
    FROM.has(words[from - 1] ?? '') && TO.has(words[to] ?? '')
  return { ...question, areas: areas.filter((area) => !isOrigin(area)) }
}

export const resolveNames = async (known: Known, asked: QuestionRead, memory: Memory): Promise<Names> => {
  const { finder } = known
  const question = withoutOrigin(asked, memory)
  const areas = await meantAreas(known, question)
  const groups = await Promise.all(
    question.places.map((group) => choose(known, group, areas, question, memory)),
  )
  const sure = groups.flatMap((places) => (places.length === 1 ? places : []))
  const named = A_CHOICE.test(question.text)
    ? groups.flatMap((places) => (places.length > 1 ? nearestTo(sure, places) : places))
    : sure
  for (const [index, area] of areas.entries()) areas[index] = besideOneOf(named, area, question)
  const spots: Centre[] = []
  for (const spot of question.spots) {
    // 'dónde dormir en Copán' and 'dos días en Göreme' are about the towns.
    const isOfTowns = question.forms.has('places') || question.forms.has('plan') || question.days !== null
    const isTown = spot.city && isOfTowns && IN.has(question.words[spot.from - 1] ?? '')
    const place = isTown
      ? undefined
      : await placeAt(
          finder,
          spot,
          question.words.slice(spot.from, spot.to),
          question.forms.has('near') || question.forms.has('far'),
        )
    if (!place && spot.city) areas.push(spot.city)
    else if (!place) spots.push({ ...spot, place: null })
    else if (!named.some(({ id }) => id === place.id)) named.push(place)
  }
  return {
    areas,
    named,
    ambiguous: named.length < groups.length ? (groups.find((places) => places.length > 1) ?? null) : null,
    spots,
    focus: memory.focus ? await finder.place(memory.focus) : undefined,
  }
}
