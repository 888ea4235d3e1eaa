import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import {
  type Found,
  findPlaces,
  KINDS_FOR,
  kindsServing,
  type Search,
  whereKindIsTold,
  withOneOf,
} from './find-places.ts'
import { isCalledAfter, literally } from './judge.ts'
import { kindNames, wishNames } from './named-wishes.ts'
import { away, beginning, linked, plain, quote } from './phrases.ts'
import { entry, idsOf, type Known, type Reply } from './reply.ts'

const SHOWN = 5
const ABOUT_MAX = 110
const SEVERAL = 3
/** The greatest distance, in metres, at which a place is called the nearest. */
const NEAREST_METRES = 250_000

/** The sentences that are quoted as reasons. */
export const reasonsOf = (found: readonly Found[]): Evidence[] => found.flatMap(({ reason }) => reason ?? [])

export const lines = ({ frames }: Known, found: readonly Found[], from = 0): string =>
  found
    .map(({ place, reason }, index) => {
      const said = reason
        ? `\n   ${quote(reason, frames)}`
        : place.description
          ? `\n   ${beginning(place.description, ABOUT_MAX)}`
          : ''
      return `${from + index + 1}. ${entry(place, frames)}${said}`
    })
    .join('\n')

/** Returns the nearest places to an area without any, unless they are too far. */
const nearestTo = async (
  { finder, frames }: Known,
  { area }: Search,
): Promise<{ text: string; places: Place[] }> => {
  if (area?.type !== 'circle') return { text: '', places: [] }
  const { latitude, longitude } = area
  const nearest = await finder.list({ sort: 'nearby', latitude, longitude, limit: 3 })
  const places = nearest.filter((place) => metresBetween(area, place) <= NEAREST_METRES)
  if (places.length === 0) return { text: '', places }
  const said = places.map((place) => `- ${linked(place)}, ${away(metresBetween(area, place), frames)}`)
  return { text: `\n\n${frames.nearest}\n\n${said.join('\n')}`, places }
}

/** Returns places of other kinds, those with what is wished for if there are any. */
const othersThan = async (known: Known, search: Search): Promise<Found[]> => {
  const anyKind = { ...search, kinds: [], terms: [], specific: [] }
  const fitting = search.wishes.length > 0 ? await findPlaces(known, anyKind) : []
  return fitting.length > 0 ? fitting : findPlaces(known, { ...anyKind, wishes: [] })
}

const nothingThere = async (known: Known, search: Search): Promise<Reply> => {
  const { frames } = known
  const { area, kinds } = search
  const kind = kindNames(known, kinds)
  const memory = { asked: 'places' as const, area, kinds: [...kinds] }
  if (area === null) return { text: frames.noneAnywhere(kind), places: [], memory }
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

/** Finds approximate results when nobody wrote about the wish: places with part of it, of a kind that serves it, or any there. */
const nearestToWish = async (
  known: Known,
  search: Search,
): Promise<{ found: Found[]; served: readonly string[] }> => {
  const { kinds, wishes, specific = [], terms } = search
  const isPlain = { wishes: [], terms: [], specific: [] }
  const serving = kinds.length > 0 ? [] : kindsServing(wishes)
  const ways: Search[] = [
    ...(specific.length > 0 || (terms.length > 0 && wishes.length > 0)
      ? [{ ...search, specific: [], terms: [], isEither: false }]
      : []),
    // Several wishes may be served by another kind of place that has them.
    ...(kinds.length > 0 && wishes.length >= SEVERAL
      ? [{ ...search, kinds: [], terms: [], isEither: false }]
      : []),
    ...(serving.length > 0 ? [{ ...search, ...isPlain, kinds: serving }] : []),
    { ...search, ...isPlain },
  ]
  for (const way of ways) {
    const found = await findPlaces(known, way)
    if (found.length > 0) return { found, served: way.kinds === serving ? serving : [] }
  }
  return { found: [], served: [] }
}

/** Says what nobody has written about, and what there is instead; without an area, no place is better than another. */
const nobodyToldOf = async (known: Known, search: Search): Promise<Reply> => {
  const { frames } = known
  const { area, kinds, wishes } = search
  const memory = { asked: 'places' as const, area, kinds: [...kinds], wishes: [...wishes] }
  if (area === null && kinds.length === 0)
    return { text: frames.nobodyToldAnywhere(wishNames(known, search)), places: [], memory }
  const { found, served } = await nearestToWish(known, search)
  const shown = found.slice(0, 3)
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
    memory: { ...memory, listed: idsOf(places) },
  }
}

/** Lists places for a question, each with the sentence that is the reason; `skip` continues after the last answer. */
export const placesReply = async (known: Known, search: Search, skip = 0): Promise<Reply> => {
  const { frames } = known
  const { area, kinds, wishes, terms, order, specific = [] } = search
  const asksFor = wishes.length > 0 || terms.length > 0
  const all = await findPlaces(known, search)
  const where = area?.name ?? ''
  const kind = kindNames(known, kinds)
  if (all.length === 0 && specific.length > 1 && skip === 0) {
    const [part] = await withOneOf(known, search)
    if (part) return placesReply(known, part)
  }
  const told = all.length === 0 && skip === 0 ? await whereKindIsTold(known, search) : null
  if (told) return placesReply(known, told)
  if (all.length === 0 && asksFor) {
    const isSoft = kinds.length > 0 && kinds.every((one) => search.softKinds?.includes(one))
    const isOfKind = isSoft && (await known.evidence.places({ area, kinds }, order, 1)).length > 0
    // Where there is no restaurant, other places with meals answer as well.
    return isSoft && !isOfKind
      ? placesReply(known, { ...search, kinds: [] }, skip)
      : nobodyToldOf(known, search)
  }
  if (all.length === 0) return nothingThere(known, search)
  const shown = all.slice(skip, skip + SHOWN)
  const memory = {
    asked: 'places' as const,
    area,
    kinds: [...kinds],
    wishes: [...wishes],
    terms: [...terms],
    order,
  }
  const listed = all.slice(0, skip + shown.length).map(({ place }) => place.id)
  if (shown.length === 0) return { text: frames.noMore, places: [], memory: { ...memory, listed } }
  // The heading claims only what the quoted lines support.
  const isSaid = (test: (reason: Evidence) => boolean) => shown.some(({ reason }) => reason && test(reason))
  const borne = {
    wishes: wishes.filter(({ aspect }) => isSaid(({ aspects }) => aspects.includes(aspect))),
    terms: terms.filter((term) => isSaid(({ sentence }) => literally(sentence, [term]) > 0)),
    specific: search.specific ?? [],
    asTyped: search.asTyped,
  }
  const isTold = borne.wishes.length + borne.terms.length + borne.specific.length > 0
  const heading =
    skip > 0
      ? frames.more(kind, where)
      : asksFor
        ? frames.listFor(kind, where, wishNames(known, isTold ? borne : search))
        : shown.length === 1
          ? frames.listIn(kind, where)
          : frames.list(kind, where)
  const places = shown.map(({ place }) => place)
  const left = all.length - listed.length
  const ending = [
    ...(left > 0 ? [frames.moreLeft(left)] : []),
    area && places.length > 1 ? frames.offerPlan(area.name) : frames.offerPlace(plain(places[0]?.name ?? '')),
  ]
  return {
    text: `${heading}\n\n${lines(known, shown, skip)}\n\n${ending.join(' ')}`,
    places,
    quotes: reasonsOf(shown),
    // With a single result, the next question is about that place.
    memory: { ...memory, listed, focus: places.length === 1 && skip === 0 ? (places[0]?.id ?? null) : null },
  }
}
