import { longestRun } from '@andariego/contract/longest-run-rules'
import { inDayOrder, type Stop } from '../stop.ts'

/** What an editor changes of an itinerary. */
export interface Content {
  name: string
  stops: readonly Stop[]
}

const byPlace = (stops: readonly Stop[]) => new Map(stops.map((stop) => [stop.place.id, stop]))

/** The places that somebody who made `mine` of `from` put somewhere: new ones, and those on another day or behind another. */
const putIn = (from: readonly Stop[], mine: readonly Stop[]): Set<string> => {
  const before = byPlace(from)
  const order = [...before.keys()]
  const common = mine.filter(({ place }) => before.has(place.id))
  const standing = longestRun(common.map(({ place }) => order.indexOf(place.id)))
  const stays = new Set(common.flatMap(({ place }, index) => (standing.has(index) ? [place.id] : [])))
  const isPut = ({ place, date }: Stop) => !stays.has(place.id) || before.get(place.id)?.date !== date
  return new Set(mine.filter(isPut).map(({ place }) => place.id))
}

const mergedStops = (from: readonly Stop[], mine: readonly Stop[], onto: readonly Stop[]): Stop[] => {
  const before = byPlace(from)
  const wanted = byPlace(mine)
  const put = putIn(from, mine)
  let stops = onto.filter(({ place }) => wanted.has(place.id) || !before.has(place.id))
  let behind: string | null = null
  for (const stop of mine) {
    const { id } = stop.place
    const index = stops.findIndex(({ place }) => place.id === id)
    // What others took out stays out, and what both brought in stands where the others have put it.
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
 * What somebody made `mine` of `from`, done to what others made of it meanwhile. Nobody's place is lost: of what both moved, the
 * own move counts, and a removal counts more than a move.
 */
export const mergedContent = (from: Content, mine: Content, onto: Content): Content => ({
  name: mine.name.trim() === from.name.trim() ? onto.name : mine.name,
  stops: mergedStops(from.stops, mine.stops, onto.stops),
})
