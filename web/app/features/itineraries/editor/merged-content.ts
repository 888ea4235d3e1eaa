import { longestRun } from '@andariego/contract/longest-run-rules'
import { inDayOrder, type Stop } from '../stop.ts'

/** The part of an itinerary that the editor changes. */
export interface Content {
  name: string
  stops: readonly Stop[]
}

const byPlace = (stops: readonly Stop[]) => new Map(stops.map((stop) => [stop.place.id, stop]))

/** The places that were added or moved to turn `from` into `mine`: new ones, and those with another date or position. */
const addedOrMoved = (from: readonly Stop[], mine: readonly Stop[]): Set<string> => {
  const before = byPlace(from)
  const order = [...before.keys()]
  const common = mine.filter(({ place }) => before.has(place.id))
  const unmoved = longestRun(common.map(({ place }) => order.indexOf(place.id)))
  const stays = new Set(common.flatMap(({ place }, index) => (unmoved.has(index) ? [place.id] : [])))
  const isPut = ({ place, date }: Stop) => !stays.has(place.id) || before.get(place.id)?.date !== date
  return new Set(mine.filter(isPut).map(({ place }) => place.id))
}

const mergedStops = (from: readonly Stop[], mine: readonly Stop[], onto: readonly Stop[]): Stop[] => {
  const before = byPlace(from)
  const wanted = byPlace(mine)
  const put = addedOrMoved(from, mine)
  let stops = onto.filter(({ place }) => wanted.has(place.id) || !before.has(place.id))
  let behind: string | null = null
  for (const stop of mine) {
    const { id } = stop.place
    const index = stops.findIndex(({ place }) => place.id === id)
    // A stop that others removed stays removed; a place that both sides added stays where the others have put it.
    const isThere = index >= 0
    const isMine = put.has(id) && before.has(id) === isThere
    if (isMine) {
      const others = stops.filter(({ place }) => place.id !== id)
      const after = others.findIndex(({ place }) => place.id === behind) + 1
      stops = others.toSpliced(after, 0, { ...(stops[index] ?? stop), date: stop.date })
    }
    if (isMine || isThere) behind = id
  }
  return inDayOrder(stops)
}

/**
 * Three-way merge: applies the changes between `from` and `mine` to `onto`, which contains the changes of others. No place is
 * lost: when both sides moved a stop, the move in `mine` wins, and a removal wins over a move.
 */
export const mergedContent = (from: Content, mine: Content, onto: Content): Content => ({
  name: mine.name.trim() === from.name.trim() ? onto.name : mine.name,
  stops: mergedStops(from.stops, mine.stops, onto.stops),
})
