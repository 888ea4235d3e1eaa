import type { Itinerary } from '@andariego/contract/itineraries'
import {
  ITINERARY_ITEMS_MAX,
  itinerariesMessages,
  itineraryNameProblem,
} from '@andariego/contract/itineraries-rules'
import { arrangedLike, sameArrangement } from '../arrangement.ts'
import { type Stop, stopsOf } from '../stop.ts'

/** An itinerary as it stands in the editor. */
export interface ItineraryDraft {
  name: string
  stops: readonly Stop[]
  /** Of the itinerary it began with; null for a new one. */
  version: number | null
}

export const NEW_DRAFT: ItineraryDraft = { name: '', stops: [], version: null }

export const draftOf = (itinerary: Itinerary): ItineraryDraft => ({
  name: itinerary.name,
  stops: stopsOf(itinerary),
  version: itinerary.version,
})

export const writtenOf = ({ name, stops }: ItineraryDraft) => ({
  name: name.trim(),
  items: stops.map(({ place, date }) => ({ placeId: place.id, date })),
})

export const sameContent = (one: ItineraryDraft, other: ItineraryDraft): boolean =>
  one.name.trim() === other.name.trim() && sameArrangement(one.stops, other.stops)

/** What the server has, in the order and on the dates of a draft: all that is saved without being asked to. */
export const withOrderOf = (saved: ItineraryDraft, draft: ItineraryDraft): ItineraryDraft => ({
  ...saved,
  stops: arrangedLike(saved.stops, draft.stops),
})

export interface DraftErrors {
  name?: string
  stops?: string
}

export const draftErrors = ({ name, stops }: ItineraryDraft): DraftErrors => {
  const errors: DraftErrors = {}
  const nameProblem = itineraryNameProblem(name)
  if (nameProblem) errors.name = nameProblem
  if (stops.length === 0) errors.stops = itinerariesMessages.itemsRequired
  if (stops.length > ITINERARY_ITEMS_MAX) errors.stops = itinerariesMessages.tooManyItems
  return errors
}
