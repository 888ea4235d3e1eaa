import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import type { Area } from '../understanding/area.ts'
import type { PlaceMatch } from '../understanding/match-name.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { IN, withoutFar, withoutStrays } from './far-places.ts'
import { meantAreas, TO } from './meant-areas.ts'
import type { Memory } from './memory.ts'
import type { Centre } from './near-reply.ts'
import { placeAt } from './place-at.ts'
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

const NAMESAKES_MAX = 30

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
/** 'cuánto tarda el bus de Manila a Banaue' is about Banaue, whose reviews tell how to get there. */
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

const BACK_TO =
  /\b(?:volviendo|volvamos|vuelvo|vuelve|regresando|regresemos|regreso|back|de vuelta|voltando|tornando|pour revenir) (?:al?|to|aux?|ao?s?|al+[ae])\b/
/** 'volviendo a las termas', 'y el museo?': the only place of this kind that the conversation was about before. */
const spokenOf = async (
  { evidence, finder }: Known,
  { kinds, isOneOfKind, forms, text }: QuestionRead,
  { recent }: Memory,
): Promise<Place[]> => {
  const [kind] = kinds
  if (kind === undefined || forms.has('near') || forms.has('plan')) return []
  if (!isOneOfKind && !BACK_TO.test(text)) return []
  const facts = await evidence.whereabouts(recent)
  const ofKind = facts.filter(({ kinds: own, toldKinds }) => own.includes(kind) || toldKinds.includes(kind))
  return ofKind.length === 1 ? finder.these(ofKind.map(({ placeId }) => placeId)) : []
}

const NEAR_TO = new Set(['cerca', 'near', 'close', 'perto', 'pres', 'vicino'])
/** Whether the question says that what it asks about is in or near this town: 'cerca de Pasto'. */
const isBound = (area: Area, { areas, words }: QuestionRead): boolean =>
  areas.some(
    ({ areas: own, from }) =>
      own.includes(area) && (IN.has(words[from - 1] ?? '') || NEAR_TO.has(words[from - 2] ?? '')),
  )

export const resolveNames = async (known: Known, asked: QuestionRead, memory: Memory): Promise<Names> => {
  const { finder } = known
  const question = withoutOrigin(asked, memory)
  const areas = await meantAreas(known, question)
  const chosen = await Promise.all(
    question.places.map((group) => choose(known, group, areas, question, memory)),
  )
  const focus = memory.focus ? await finder.place(memory.focus) : undefined
  const bound = areas.flatMap((area) => (area.type === 'circle' && isBound(area, question) ? [area] : []))
  const inhabited = bound.length > 0 ? await known.evidence.inhabited(bound) : []
  const towns = bound.filter((_, at) => inhabited[at])
  const groups = withoutStrays(chosen, question, { towns, spokenOf: focus })
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
  if (areas.length + named.length + spots.length + groups.length === 0)
    named.push(...(await spokenOf(known, question, memory)))
  return {
    areas,
    named,
    ambiguous: named.length < groups.length ? (groups.find((places) => places.length > 1) ?? null) : null,
    spots,
    focus,
  }
}
