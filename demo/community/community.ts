import type { DemoPlace } from './demo-place.ts'
import { type DemoGroup, groups } from './groups.ts'
import { type DemoItinerary, itineraries } from './itineraries.ts'
import { conversations, type DemoConversation } from './messages.ts'
import { type PlaceName, places } from './places.ts'

export interface Community {
  places: [name: PlaceName, place: DemoPlace][]
  itineraries: DemoItinerary[]
  groups: DemoGroup[]
  conversations: DemoConversation[]
}

/** The whole sample community. */
export const community: Community = {
  places: Object.entries(places) as Community['places'],
  itineraries,
  groups,
  conversations,
}
