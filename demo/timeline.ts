import type { Community } from './community/community.ts'
import type { DemoReview } from './community/demo-place.ts'
import type { DemoGroup } from './community/groups.ts'
import type { DemoItinerary } from './community/itineraries.ts'
import { favouritesOf, type Reaction, reactionsTo } from './community/opinions.ts'
import type { PlaceName } from './community/places.ts'
import type { TravellerName } from './community/travellers.ts'

/** A deed of a member, and how many days ago it happened. */
export type Deed = { by: TravellerName; daysAgo: number } & (
  | { kind: 'place'; place: PlaceName }
  | { kind: 'review'; place: PlaceName; review: DemoReview }
  | { kind: 'reaction'; place: PlaceName; author: TravellerName; type: Reaction['type'] }
  | { kind: 'favourite'; place: PlaceName }
  | { kind: 'itinerary'; itinerary: DemoItinerary }
  | { kind: 'group'; group: DemoGroup }
)
export interface Day {
  daysAgo: number
  /** In this order; deeds of one step do not depend on each other. */
  steps: Deed[][]
}

const ORDER = ['place', 'review', 'itinerary', 'group', 'reaction', 'favourite'] as const

export const deedsOf = ({ places, itineraries, groups }: Community): Deed[] => [
  ...places.flatMap(([name, place]): Deed[] => [
    { kind: 'place', by: place.addedBy, daysAgo: place.addedDaysAgo, place: name },
    ...place.reviews.flatMap((review): Deed[] => [
      { kind: 'review', by: review[0], daysAgo: review[2], place: name, review },
      ...reactionsTo(name, review).map(
        (reaction): Deed => ({ kind: 'reaction', place: name, author: review[0], ...reaction }),
      ),
    ]),
    ...favouritesOf(name, place).map((opinion): Deed => ({ kind: 'favourite', place: name, ...opinion })),
  ]),
  ...itineraries.map(
    (itinerary): Deed => ({
      kind: 'itinerary',
      by: itinerary.owner,
      daysAgo: itinerary.madeDaysAgo,
      itinerary,
    }),
  ),
  ...groups.map((group): Deed => ({ kind: 'group', by: group.admin, daysAgo: group.madeDaysAgo, group })),
]

/** Returns the community's days, oldest first. */
export const timelineOf = (deeds: readonly Deed[]): Day[] =>
  [...Map.groupBy(deeds, ({ daysAgo }) => daysAgo)]
    .sort(([a], [b]) => b - a)
    .map(([daysAgo, ofDay]) => ({
      daysAgo,
      steps: ORDER.map((kind) => ofDay.filter((deed) => deed.kind === kind)).filter(
        ({ length }) => length > 0,
      ),
    }))

/** Returns how many days ago each traveller joined: shortly before their first deed. */
export const arrivalsOf = (deeds: readonly Deed[]): Map<TravellerName, number> =>
  new Map(
    [...Map.groupBy(deeds, ({ by }) => by)].map(([by, own]) => [
      by,
      Math.max(...own.map(({ daysAgo }) => daysAgo)) + 2,
    ]),
  )
