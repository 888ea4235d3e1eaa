import type { Itinerary } from '@andariego/contract/itineraries'
import {
  ITINERARY_ITEMS_MAX,
  itinerariesMessages,
  itineraryNameProblem,
} from '@andariego/contract/itineraries-rules'
import { arrangedLike, sameArrangement } from '../arrangement.ts'
import { stopsOf } from '../stop.ts'
import type { Content } from './merged-content.ts'

/** The edited content as it is stored on this device. */
export interface ItineraryDraft extends Content {
  /** The server's state that the draft was based on. Absent in drafts of an earlier release. */
  from?: Content
}

export const NEW_CONTENT: Content = { name: '', stops: [] }

export const contentOf = (itinerary: Itinerary): Content => ({
  name: itinerary.name,
  stops: stopsOf(itinerary),
})

export const writtenOf = ({ name, stops }: Content) => ({
  name: name.trim(),
  items: stops.map(({ place, date }) => ({ placeId: place.id, date })),
})

export const sameContent = (one: Content, other: Content): boolean =>
  one.name.trim() === other.name.trim() && sameArrangement(one.stops, other.stops)

/** The server's stops in the order and on the dates of a draft: the part that is saved automatically. */
export const withOrderOf = (saved: Content, draft: Content): Content => ({
  name: saved.name,
  stops: arrangedLike(saved.stops, draft.stops),
})

export interface DraftErrors {
  name?: string
  stops?: string
}

export const draftErrors = ({ name, stops }: Content): DraftErrors => {
  const errors: DraftErrors = {}
  const nameProblem = itineraryNameProblem(name)
  if (nameProblem) errors.name = nameProblem
  if (stops.length === 0) errors.stops = itinerariesMessages.itemsRequired
  if (stops.length > ITINERARY_ITEMS_MAX) errors.stops = itinerariesMessages.tooManyItems
  return errors
}
