import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import type { PlaceFinder } from '../../places/public.ts'
import { type Areas, isCountry, isRegion, kilometresTo, reachOf } from './area.ts'
import { type Category, isOfCategory } from './categories.ts'
import type { Area, Order } from './memory.ts'

const CANDIDATES = 100
const KILOMETRES_PER_DEGREE = 111.2
const STEMS_TRIED = 4

/** A few reviews say little: each place is given three average ones before it is compared. */
const merit = ({ averageRating, totalReviews }: Place): number =>
  (averageRating * totalReviews + 3 * 3.5) / (totalReviews + 3)

const ORDERS: Record<Order, (a: Place, b: Place) => number> = {
  best: (a, b) => merit(b) - merit(a),
  reviewed: (a, b) => b.totalReviews - a.totalReviews,
  recent: (a, b) => b.createdAt.localeCompare(a.createdAt),
}
const SORTS = { best: 'rating', reviewed: 'reviews', recent: 'recent' } as const

const distinct = (places: Place[]): Place[] => [...new Map(places.map((place) => [place.id, place])).values()]

/** By name; only where no name says so, by what the description says. */
const ofCategory = (places: Place[], category: Category | null): Place[] => {
  if (!category) return places
  const named = places.filter(({ name }) => isOfCategory(category, fold(name)))
  return named.length > 0
    ? named
    : places.filter(({ description }) => isOfCategory(category, fold(description ?? '')))
}

/** Knows which places the community has where. */
export const guide = (finder: PlaceFinder, areas: Areas) => {
  const around = (area: Area, kilometres: number, sort: 'rating' | 'reviews' | 'recent') => {
    const height = kilometres / KILOMETRES_PER_DEGREE
    const width = height / Math.max(0.05, Math.cos((area.latitude * Math.PI) / 180))
    return finder.list({
      sort,
      limit: CANDIDATES,
      west: Math.max(-180, area.longitude - width),
      east: Math.min(180, area.longitude + width),
      south: Math.max(-90, area.latitude - height),
      north: Math.min(90, area.latitude + height),
    })
  }
  const nearest = (position: { latitude: number; longitude: number }, limit: number) =>
    finder.list({ sort: 'nearby', latitude: position.latitude, longitude: position.longitude, limit })

  /** Whatever may lie in a country or region: what names it in its address, and what is around its middle. */
  const within = async (area: Area, category: Category | null, order: Order) => {
    const stems = category?.stems.slice(0, STEMS_TRIED) ?? []
    const lists = await Promise.all([
      finder.list({ q: area.name, sort: SORTS[order], limit: CANDIDATES }),
      nearest(area, CANDIDATES),
      ...stems.map((stem) =>
        finder.list({ q: `${stem} ${area.name}`, sort: SORTS[order], limit: CANDIDATES }),
      ),
    ])
    const held = []
    for (const place of distinct(lists.flat())) if (await areas.holds(area, place)) held.push(place)
    return held
  }

  return {
    nearest,

    /** All that the community has there, in order; everywhere without an area. */
    places: async (area: Area | null, category: Category | null, order: Order): Promise<Place[]> => {
      let found: Place[]
      if (area === null) {
        const queries = category?.stems.slice(0, STEMS_TRIED) ?? [undefined]
        const lists = queries.map((q) => finder.list({ q, sort: SORTS[order], limit: CANDIDATES }))
        found = distinct((await Promise.all(lists)).flat())
      } else if (isCountry(area) || isRegion(area)) {
        found = await within(area, category, order)
      } else {
        const reach = reachOf(area) ?? 0
        const near = await around(area, reach, SORTS[order])
        found = near.filter((place) => kilometresTo(area, place) <= reach)
      }
      return ofCategory(found, category).sort((a, b) => ORDERS[order](a, b) || (a.id < b.id ? -1 : 1))
    },
  }
}
export type Guide = ReturnType<typeof guide>
