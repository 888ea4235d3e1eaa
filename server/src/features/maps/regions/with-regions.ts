import { kilometresBetween } from '@andariego/contract/distance'
import type { Suggestion } from '@andariego/contract/maps'
import { fold, type Gazetteer } from '@andariego/gazetteer'
import type { Geocoder, GeocoderQuery } from '../geocoder.ts'
import { openingAt } from './opening-hours.ts'
import type { RegionPlaces, ScoredLocal } from './region-places.ts'

/** Recognizes 'farmacia abierta ahora': a query for places that are open now. */
const OPEN_NOW = /(^|\s)(que\s+est[eé]n?\s+)?abiert[oa]s?(\s+(ahora|hoy))?(?=\s|$)/i
const WEIGHED = 20

export const openNowIn = (q: string): { q: string; openNow: boolean } => {
  const rest = q.replace(OPEN_NOW, ' ').replace(/\s+/g, ' ').trim()
  return rest !== q.trim() && rest.length >= 2 ? { q: rest, openNow: true } : { q, openNow: false }
}

type Candidate = { score: number; suggestion: Suggestion }

/** Whether a result of the world's list and one of a region are the same, so that one is shown. */
const isSame = (one: Suggestion, other: Suggestion) => {
  if (fold(one.name) !== fold(other.name)) return false
  const within = one.kind === 'city' || other.kind === 'city' ? 5 : 0.5
  return kilometresBetween(one, other) < within && (one.kind === 'address') === (other.kind === 'address')
}

/** Combines the world's list and the imported regions into one search. */
export const withRegions = (world: Gazetteer, places: RegionPlaces): Geocoder => {
  const openingOf = ({ hours, latitude, longitude }: ScoredLocal['suggestion']) => {
    if (hours === null) return null
    const countryCode = world.reverse(latitude, longitude)?.countryCode ?? null
    return openingAt(hours, {
      latitude,
      longitude,
      countryCode,
      timeZone: world.timeZoneNear(latitude, longitude),
    })
  }
  const shown = async ({ suggestion, score }: ScoredLocal): Promise<Candidate> => {
    const { street: _street, category, hours: _hours, ...common } = suggestion
    const opening = await openingOf(suggestion)
    return {
      score,
      suggestion: {
        ...common,
        id: `osm:${common.id}`,
        provider: 'builtin',
        ...(category !== null && { category }),
        ...(opening && { opening }),
      },
    }
  }
  const search = async (query: GeocoderQuery): Promise<Suggestion[]> => {
    const { q, openNow } = openNowIn(query.q)
    const wide = { ...query, q, limit: WEIGHED }
    const found = await Promise.all(
      places
        .search(wide)
        .sort((one, other) => other.score - one.score)
        .slice(0, WEIGHED * 2)
        .filter(({ suggestion }) => !openNow || suggestion.hours !== null)
        .map(shown),
    )
    const inRegions = found.filter(({ suggestion }) => !openNow || suggestion.opening?.isOpen)
    const inWorld: Candidate[] = openNow
      ? []
      : world
          .scored(wide)
          .map(({ suggestion, score }) => ({ score, suggestion: { ...suggestion, provider: 'builtin' } }))
    const kept: Candidate[] = []
    for (const candidate of [...inWorld, ...inRegions].sort((one, other) => other.score - one.score)) {
      if (kept.length >= query.limit) break
      if (!kept.some(({ suggestion }) => isSame(suggestion, candidate.suggestion))) kept.push(candidate)
    }
    return kept.map(({ suggestion }) => suggestion)
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
