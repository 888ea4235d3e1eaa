import { PLACE_KINDS, type PlaceKind } from '@andariego/contract/place-kinds-rules'
import type { MapBounds } from '../../maps/public.ts'

export const SORTS = ['recent', 'rating', 'reviews', 'nearby'] as const
export type ExploreSort = (typeof SORTS)[number]

export interface ExploreFilters {
  q: string
  city: string
  minRating: number | null
  kind: PlaceKind | null
  sort: ExploreSort
  /** Only places in this box. */
  zone: MapBounds | null
}

export const NO_FILTERS: ExploreFilters = {
  q: '',
  city: '',
  minRating: null,
  kind: null,
  sort: 'recent',
  zone: null,
}

/** Decimals of coordinates in the address: about ten metres, finer than anyone positions a map. */
const DIGITS = 4
const Q_MAX = 200
const CITY_MAX = 120

export const zoneText = ({ west, south, east, north }: MapBounds): string =>
  [west, south, east, north].map((degrees) => String(Number(degrees.toFixed(DIGITS)))).join(',')

const zoneFrom = (text: string | null): MapBounds | null => {
  const numbers = text?.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))) ?? []
  const [west = 0, south = 0, east = 0, north = 0] = numbers
  const inRange = Math.max(Math.abs(west), Math.abs(east)) <= 180 && south >= -90 && north <= 90
  return numbers.length === 4 && numbers.every(Number.isFinite) && inRange && south < north
    ? { west, south, east, north }
    : null
}

const ratingFrom = (text: string | null): number | null => {
  const rating = Number(text)
  return rating >= 1 && rating <= 5 ? rating : null
}

export const kindFrom = (text: string | null): PlaceKind | null =>
  PLACE_KINDS.find((kind) => kind === text) ?? null

/** Reads the filters from the search parameters; invalid values are ignored. */
export const filtersFrom = (parameters: URLSearchParams): ExploreFilters => ({
  q: (parameters.get('q') ?? '').trim().slice(0, Q_MAX),
  city: (parameters.get('city') ?? '').trim().slice(0, CITY_MAX),
  minRating: ratingFrom(parameters.get('minRating')),
  kind: kindFrom(parameters.get('tipo')),
  sort: SORTS.find((sort) => sort === parameters.get('sort')) ?? 'recent',
  zone: zoneFrom(parameters.get('zona')),
})

/** The shortest search parameters for the filters, for sharing the address. */
export const parametersOf = ({ q, city, minRating, kind, sort, zone }: ExploreFilters): URLSearchParams => {
  const parameters = new URLSearchParams()
  if (q) parameters.set('q', q)
  if (city) parameters.set('city', city)
  if (minRating !== null) parameters.set('minRating', String(minRating))
  if (kind) parameters.set('tipo', kind)
  if (sort !== 'recent') parameters.set('sort', sort)
  if (zone) parameters.set('zona', zoneText(zone))
  return parameters
}

/** The filters that apply to both the map and the list. */
export const conditionsOf = ({ q, city, minRating, kind }: ExploreFilters) => ({
  ...(q && { q }),
  ...(city && { city }),
  ...(minRating !== null && { minRating }),
  ...(kind && { kind }),
})
