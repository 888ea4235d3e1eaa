import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import type { Wish } from '../understanding/wishes.ts'
import { findContrary, findPlaces } from './find-places.ts'
import { likeliestPlaces } from './likeliest.ts'
import { kindNames, wishNames } from './named-wishes.ts'
import { away, linked } from './phrases.ts'
import { lines, reasonsOf } from './place-lines.ts'
import { KINDS_FOR, kindsServing } from './rank-places.ts'
import { idsOf, type Known, type Reply } from './reply.ts'
import type { Found, Search } from './search.ts'
import { isCalledAfter } from './words-held.ts'

const SEVERAL = 3
/** The greatest distance, in metres, at which a place is called the nearest. */
const NEAREST_METRES = 200_000

/** Returns the nearest places to an area without any, unless they are too far away or have nothing of what was asked for. */
const nearestTo = async (known: Known, search: Search): Promise<{ text: string; places: Place[] }> => {
  const { finder, frames } = known
  const { area, kinds, wishes } = search
  if (area?.type !== 'circle') return { text: '', places: [] }
  const { latitude, longitude } = area
  const around = { ...search, area: { ...area, kilometres: NEAREST_METRES / 1000 } }
  const nearest =
    kinds.length + wishes.length > 0
      ? (await findPlaces(known, around)).map(({ place }) => place)
      : await finder.list({ sort: 'nearby', latitude, longitude, limit: 3 })
  const places = nearest
    .filter((place) => metresBetween(area, place) <= NEAREST_METRES)
    .toSorted((a, b) => metresBetween(area, a) - metresBetween(area, b))
    .slice(0, 3)
  if (places.length === 0) return { text: '', places }
  const said = places.map((place) => `- ${linked(place)}, ${away(metresBetween(area, place), frames)}`)
  return { text: `\n\n${frames.nearest}\n\n${said.join('\n')}`, places }
}

/** Returns places of other kinds, those with what is wished for if there are any. */
const othersThan = async (known: Known, search: Search): Promise<Found[]> => {
  const anyKind = { ...search, kinds: [], terms: [], specific: [] }
  // Where no place is called a restaurant, places whose reviews tell of meals serve as one.
  const meals: Wish[] = search.kinds.includes('comer') ? [{ aspect: 'comida', side: '' }] : []
  const told = meals.length > 0 ? await findPlaces(known, { ...anyKind, wishes: meals }) : []
  if (told.length > 0) return told
  const fitting = search.wishes.length > 0 ? await findPlaces(known, anyKind) : []
  return fitting.length > 0 ? fitting : findPlaces(known, { ...anyKind, wishes: [] })
}

/** How far outside of a town, in kilometres, the beaches and hot springs lie to which its people go. */
const OUTSKIRTS = 60

/** Lists places of the kind outside of the town that was named; null when there are none. */
const kindNearby = async (known: Known, search: Search): Promise<Reply | null> => {
  const { frames } = known
  const { area, kinds } = search
  if (area?.type !== 'circle' || kinds.length === 0) return null
  const found = await findPlaces(known, {
    ...search,
    wishes: [],
    terms: [],
    specific: [],
    area: { ...area, kilometres: OUTSKIRTS },
  })
  if (found.length === 0) return null
  const places = found
    .map(({ place }) => place)
    .toSorted((a, b) => metresBetween(area, a) - metresBetween(area, b))
    .slice(0, SEVERAL)
  const said = places.map((place) => `- ${linked(place)}, ${away(metresBetween(area, place), frames)}`)
  return {
    text: `${frames.kindNearby(kindNames(known, kinds), area.name)}\n\n${said.join('\n')}`,
    places,
    memory: { asked: 'places', area, kinds: [...kinds], listed: idsOf(places), ...aloneIn(places) },
  }
}

/** With a single place, the next question is about that one. */
const aloneIn = (places: readonly Place[]) => (places.length === 1 ? { focus: places[0]?.id ?? null } : {})

export const nothingThere = async (known: Known, search: Search): Promise<Reply> => {
  const { frames } = known
  const { area, kinds } = search
  const kind = kindNames(known, kinds)
  const memory = { asked: 'places' as const, area, kinds: [...kinds] }
  if (area === null) return { text: frames.noneAnywhere(kind), places: [], memory }
  const nearby = await kindNearby(known, search)
  if (nearby) return nearby
  const others = kinds.length > 0 ? (await othersThan(known, search)).slice(0, 3) : []
  if (others.length > 0) {
    const places = others.map(({ place }) => place)
    const text = `${frames.noneOfKind(kind, area.name)}\n\n${lines(known, others)}`
    return {
      text,
      places,
      quotes: reasonsOf(others),
      memory: { ...memory, kinds: [], listed: idsOf(places) },
    }
  }
  const { text, places } = await nearestTo(known, search)
  return {
    text: `${frames.nothingIn(area.name)}${text}`,
    places,
    memory: { ...memory, listed: idsOf(places) },
  }
}

/**
 * Finds approximate results when nobody wrote about the wish: places that meet part of it, places of a kind that serves it, or else
 * any place there. `isAny`: whether they are such places without a relation to the wish.
 */
const nearestToWish = async (
  known: Known,
  search: Search,
): Promise<{ found: Found[]; served: readonly string[]; isAny: boolean }> => {
  const { kinds, wishes, specific = [], terms } = search
  const isPlain = { wishes: [], terms: [], specific: [] }
  const serving = kinds.length > 0 ? [] : kindsServing(wishes)
  const ways: Search[] = [
    ...(specific.length > 0 || (terms.length > 0 && wishes.length > 0)
      ? [{ ...search, specific: [], terms: [], isEither: false }]
      : []),
    // Several wishes together may be met by places of another kind.
    ...(kinds.length > 0 && wishes.length >= SEVERAL
      ? [{ ...search, kinds: [], terms: [], isEither: false }]
      : []),
    ...(serving.length > 0 ? [{ ...search, ...isPlain, kinds: serving }] : []),
    // Where there is no restaurant, people eat at the market.
    ...(serving.includes('comer') ? [{ ...search, ...isPlain, kinds: ['mercado'] }] : []),
    { ...search, ...isPlain },
  ]
  for (const way of ways) {
    const found = await findPlaces(known, way)
    if (found.length > 0)
      return { found, served: way.kinds === serving ? serving : [], isAny: way === ways.at(-1) }
  }
  return { found: [], served: [], isAny: true }
}

/** Says what nobody has written about, and what there is instead; without an area, no place is better than another. */
export const nobodyToldOf = async (known: Known, search: Search): Promise<Reply> => {
  const { frames } = known
  const { area, kinds, wishes } = search
  // Reviews mention the thing, such as water slides, but at no place of the requested kind, such as a beach.
  const ofOtherKinds =
    kinds.length > 0 && (search.specific?.length ?? 0) > 0
      ? (await findPlaces(known, { ...search, kinds: [] })).slice(0, 3)
      : []
  if (ofOtherKinds.length > 0) {
    const places = ofOtherKinds.map(({ place }) => place)
    const heading = frames.toldOfOthers(
      wishNames(known, { ...search, terms: [] }),
      kindNames(known, kinds),
      area?.name ?? '',
    )
    return {
      text: `${heading}\n\n${lines(known, ofOtherKinds)}`,
      places,
      quotes: reasonsOf(ofOtherKinds),
      memory: { asked: 'places', area, kinds: [], wishes: [...wishes], listed: idsOf(places) },
    }
  }
  const memory = { asked: 'places' as const, area, kinds: [...kinds], wishes: [...wishes] }
  // Only for an area or a kind of place: nobody asks where in the world the service is bad.
  const isBound = area !== null || kinds.length > 0
  const contrary = isBound ? (await findContrary(known, search)).slice(0, 3) : []
  if (contrary.length > 0) {
    const places = contrary.map(({ place }) => place)
    const heading = frames.onlyContrary(wishNames(known, search), kindNames(known, kinds), area?.name ?? '')
    return {
      text: `${heading}\n\n${lines(known, contrary)}`,
      places,
      quotes: reasonsOf(contrary),
      memory: { ...memory, listed: idsOf(places), ...aloneIn(places) },
    }
  }
  if (area === null && kinds.length === 0)
    return { text: frames.nobodyToldAnywhere(wishNames(known, search)), places: [], memory }
  const { found, served, isAny } = await nearestToWish(known, search)
  // When a kind of place was asked for, only places of this kind.
  const isAsked = ({ place }: Found) => kinds.length === 0 || found.some((one) => one.place.id === place.id)
  const likely = isAny ? (await likeliestPlaces(known, search)).filter(isAsked) : []
  const isLikely = ({ place }: Found) => likely.some((one) => one.place.id === place.id)
  const shown = [...likely, ...found.filter((one) => !isLikely(one))].slice(0, 3)
  const isOneThing = wishes.length === 0 || (search.specific?.length ?? 0) > 0
  // A hotel serves a wish for a bed, even if no review says that one can sleep there.
  const { specific = [], terms } = search
  // 'un hotel' is served by what is called so.
  const isCalled =
    specific.length > 0 &&
    terms.length === 0 &&
    shown.every(({ place }) => specific.every((names) => isCalledAfter(place.name, names)))
  const isServed =
    served.length > 0 && (!isOneThing || isCalled) && wishes.every(({ aspect }) => KINDS_FOR[aspect])
  const untold = wishNames(known, isOneThing ? search : { ...search, terms: [] })
  if (shown.length === 0) return nothingThere(known, search)
  const places = shown.map(({ place }) => place)
  const heading = isServed
    ? frames.list(kindNames(known, served), area?.name ?? '')
    : frames.nobodyTold(untold, kindNames(known, kinds), area?.name ?? '')
  return {
    text: `${heading}\n\n${lines(known, shown)}`,
    places,
    quotes: reasonsOf(shown),
    memory: {
      ...memory,
      listed: idsOf(places),
      ...(isServed && places.length === 1 && { focus: places[0]?.id ?? null }),
    },
  }
}
