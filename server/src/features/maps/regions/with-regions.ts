import { setImmediate } from 'node:timers/promises'
import { kilometresBetween } from '@andariego/contract/distance'
import type { Suggestion } from '@andariego/contract/maps'
import { fold, type Gazetteer } from '@andariego/gazetteer'
import type { Geocoder, GeocoderQuery } from '../geocoder.ts'
import { type Opening, openingAt } from './opening-hours.ts'
import type { RegionPlaces, ScoredLocal } from './region-places.ts'

/** Recognizes 'farmacia abierta ahora': a query for places that are open now. */
const OPEN_NOW = /(^|\s)(que\s+est[eé]n?\s+)?abiert[oa]s?(\s+(ahora|hoy))?(?=\s|$)/i
/** Alone, 'abierto ahora' asks for whatever is open; 'abierto' may be the beginning of a name. */
const ASKS_FOR_TIME = /\b(ahora|hoy)\b/i
/** 'supermercado cerca de mí': what is near comes first anyway. 'Calle La Cerca' is a name. */
const NEARBY = /(?<!\bla)\s(m[aá]s\s+)?cerc(a|an[oa]s?)(\s+de\s+(m[ií]|aqu[ií]|ac[aá]))?$/i
const WEIGHED = 20
/** How many things with known hours are looked at, to find those that are open. */
const MOST_WITH_HOURS = 240
/** What search says of a place in a list of what is open, when nobody has entered its hours. */
const HOURS_UNKNOWN = { isOpen: null, words: 'Horario desconocido' }

export const openNowIn = (q: string): { q: string; openNow: boolean } => {
  const rest = q.replace(OPEN_NOW, ' ').replace(/\s+/g, ' ').trim()
  if (rest === '' && ASKS_FOR_TIME.test(q)) return { q: '', openNow: true }
  return rest !== q.trim() && rest.length >= 2 ? { q: rest, openNow: true } : { q, openNow: false }
}

/** Returns what is searched without 'cerca de mí' behind it. */
export const withoutNearby = (q: string): string => {
  const rest = q.trim().replace(NEARBY, '')
  return rest.length >= 2 ? rest : q
}

interface Candidate {
  score: number
  suggestion: Suggestion
  /** Null for the world's list. */
  region: string | null
  local?: ScoredLocal['suggestion']
}

/** Whether results of two lists are the same thing, so that one is shown: a city, or what two overlapping regions have. */
const isSame = (one: Candidate, other: Candidate) => {
  if (one.suggestion.id === other.suggestion.id) return true
  if (one.region === other.region || fold(one.suggestion.name) !== fold(other.suggestion.name)) return false
  const isCity = one.suggestion.kind === 'city' || other.suggestion.kind === 'city'
  if ((one.suggestion.kind === 'address') !== (other.suggestion.kind === 'address')) return false
  return kilometresBetween(one.suggestion, other.suggestion) < (isCity ? 5 : 0.5)
}

const shown = ({ suggestion: local, score, region }: ScoredLocal): Candidate => {
  const { street: _street, category, hours: _hours, ...common } = local
  const suggestion = { ...common, id: `osm:${common.id}`, provider: 'builtin' as const }
  return { score, region, local, suggestion: { ...suggestion, ...(category !== null && { category }) } }
}

/** Keeps the best of the results, each thing once. */
const best = (candidates: Candidate[], limit: number): Candidate[] => {
  const kept: Candidate[] = []
  for (const candidate of candidates.toSorted((one, other) => other.score - one.score)) {
    if (kept.length >= limit) break
    if (!kept.some((better) => isSame(better, candidate))) kept.push(candidate)
  }
  return kept
}

/** Combines the world's list and the imported regions into one search. */
export const withRegions = (world: Gazetteer, places: RegionPlaces): Geocoder => {
  const openingOf = async (local: Candidate['local']): Promise<Opening | null> => {
    if (!local?.hours) return null
    const { hours, latitude, longitude } = local
    const countryCode = world.reverse(latitude, longitude)?.countryCode ?? null
    const timeZone = world.timeZoneNear(latitude, longitude)
    return openingAt(hours, { latitude, longitude, countryCode, timeZone })
  }
  const withOpening = async ({ suggestion, local }: Candidate): Promise<Suggestion> => {
    const opening = await openingOf(local)
    return opening ? { ...suggestion, opening } : suggestion
  }
  const candidates = (query: GeocoderQuery): Candidate[] => [
    ...world.scored(query).map(
      ({ suggestion, score }): Candidate => ({
        score,
        suggestion: { ...suggestion, provider: 'builtin' },
        region: null,
      }),
    ),
    ...places.search(query).map(shown),
  ]
  /** Returns what is open, best first; parses the hours of no more than are needed to fill the list. */
  const openOnes = async (query: GeocoderQuery): Promise<Candidate[]> => {
    const known = best(
      places.search({ ...query, limit: MOST_WITH_HOURS, hasHours: true }).map(shown),
      MOST_WITH_HOURS,
    )
    const open: Candidate[] = []
    for (const [index, candidate] of known.entries()) {
      if (open.length >= query.limit) break
      // Parsing takes about a millisecond each: other requests are answered in between.
      if (index % 10 === 9) await setImmediate()
      if ((await openingOf(candidate.local))?.isOpen) open.push(candidate)
    }
    return open
  }
  /**
   * Returns things of unknown hours for below those that are open: in most towns nobody has entered them, and an empty list would
   * say that all are closed.
   */
  const perhapsOpen = (query: GeocoderQuery): Candidate[] =>
    places
      .search(query)
      .filter(({ suggestion }) => suggestion.category !== null && suggestion.hours === null)
      .map(shown)
      .map((one) => ({ ...one, suggestion: { ...one.suggestion, opening: HOURS_UNKNOWN } }))
  const search = async (typed: GeocoderQuery): Promise<Suggestion[]> => {
    const query = { ...typed, q: withoutNearby(typed.q) }
    const wide = { ...query, limit: WEIGHED }
    const { q, openNow } = openNowIn(query.q)
    const found = candidates(wide)
    if (!openNow) return Promise.all(best(found, query.limit).map(withOpening))
    const wanted = [
      ...(await openOnes({ ...query, q })),
      // 'Museo al Aire Abierto' is a name.
      ...found.filter(({ suggestion }) => /\babiert[oa]s?\b/.test(fold(suggestion.name))),
    ]
    const open = await Promise.all(best(wanted, query.limit).map(withOpening))
    const rest = best(q === '' ? [] : perhapsOpen({ ...wide, q }), query.limit)
    const isListed = (id: string) => open.some((one) => one.id === id)
    return [...open, ...rest.map(({ suggestion }) => suggestion).filter(({ id }) => !isListed(id))].slice(
      0,
      query.limit,
    )
  }
  return {
    search,
    reverse: async (latitude, longitude) => {
      const area = world.reverse(latitude, longitude)
      const street = places.streetAt(latitude, longitude)
      const city = street?.city ?? area?.city ?? null
      if (!street) return { address: area?.address ?? null, city: area?.city ?? null }
      const parts = [street.name, city, area?.region ?? null, area?.country ?? null]
      const address = parts
        .filter((part, index) => part !== null && !parts.slice(0, index).includes(part))
        .join(', ')
      return { address, city }
    },
  }
}
