import { kilometresBetween } from '@andariego/contract/distance'
import type { SearchRecord } from '@andariego/map-regions'

export interface Settlement {
  name: string
  others: string[]
  latitude: number
  longitude: number
  people: number
}

const SETTLEMENTS = new Set(['city', 'town', 'village'])
/** How far, in km, a settlement with this many people extends. */
const reach = (people: number) => 0.008 * Math.sqrt(people)
const FARTHEST = 12
/** The key of a square of a tenth of a degree. */
const squareOf = (latitude: number, longitude: number) =>
  Math.floor(latitude * 10) * 10_000 + Math.floor(longitude * 10)

/**
 * Returns a function that finds the town or village of a point: the one most likely to extend to it, by population and distance.
 */
export const settlementFinder = async (records: AsyncIterable<SearchRecord>) => {
  const squares = new Map<number, Settlement[]>()
  for await (const { kind, place, name, others = [], latitude, longitude, people = 0 } of records) {
    if (kind !== 'place' || !SETTLEMENTS.has(place ?? '')) continue
    const settlement = { name, others, latitude: latitude / 1e7, longitude: longitude / 1e7, people }
    const key = squareOf(settlement.latitude, settlement.longitude)
    squares.set(key, [...(squares.get(key) ?? []), settlement])
  }
  return (latitude: number, longitude: number): Settlement | null => {
    let [best, least] = [null as Settlement | null, Infinity]
    for (let near = 0; near < 9; near++) {
      const key = squareOf(latitude + ((near % 3) - 1) / 10, longitude + (Math.floor(near / 3) - 1) / 10)
      for (const settlement of squares.get(key) ?? []) {
        const distance = kilometresBetween({ latitude, longitude }, settlement)
        const weighed = distance - reach(settlement.people)
        if (distance < FARTHEST && weighed < least) [best, least] = [settlement, weighed]
      }
    }
    return best
  }
}
