import { kilometresBetween } from '@andariego/contract/distance'
import type { ChosenPlace } from '../../maps/public.ts'
import { type Coordinates, SELECTED_ZOOM } from '../../maps/public.ts'

/** The draft of a new place. A text of null means that the user has not changed the known value. */
export interface PlaceDraft {
  selection: Selection | null
  name: string | null
  address: string | null
  city: string | null
  description: string
}

export interface Selection extends ChosenPlace {
  by: 'search' | 'pin'
  /** The map's zoom. */
  zoom: number
}

/** The address and city at a pin. */
export interface Surroundings {
  address: string | null
  city: string | null
}

export interface PlaceValues extends Coordinates {
  name: string
  address: string
  city: string
  description: string
  image: string | null
}

export const EMPTY_DRAFT: PlaceDraft = {
  selection: null,
  name: null,
  address: null,
  city: null,
  description: '',
}

/** A pin moved by less than this still means the chosen place. In kilometres. */
const SAME_PLACE_KM = 1

/** Takes the chosen place; a point without a name is marked like one on the map, so that its name can be written. */
export const withChosen = (draft: PlaceDraft, place: ChosenPlace): PlaceDraft =>
  place.name === ''
    ? withPin(draft, place, SELECTED_ZOOM)
    : {
        ...EMPTY_DRAFT,
        description: draft.description,
        // A city typed before the first place was chosen is meant for this place.
        city: draft.selection ? null : draft.city,
        selection: { ...place, by: 'search', zoom: SELECTED_ZOOM },
      }

/** Sets or moves the pin. Typed texts stay; near the chosen place, everything known about that place stays, too. */
export const withPin = (draft: PlaceDraft, spot: Coordinates, zoom: number): PlaceDraft => {
  const { selection } = draft
  const near = selection !== null && kilometresBetween(selection, spot) <= SAME_PLACE_KM
  return {
    ...draft,
    selection: {
      by: 'pin',
      latitude: spot.latitude,
      longitude: spot.longitude,
      zoom: Math.max(zoom, SELECTED_ZOOM),
      name: near ? selection.name : '',
      image: near ? selection.image : null,
      imageCredit: near ? selection.imageCredit : null,
      address: near ? selection.address : '',
      city: near ? selection.city : null,
    },
  }
}

export const valuesOf = (draft: PlaceDraft, around: Surroundings | undefined): PlaceValues | null => {
  const { selection, name, address, city, description } = draft
  if (!selection) return null
  return {
    name: selection.by === 'pin' ? (name ?? selection.name) : selection.name,
    address: (selection.by === 'pin' ? address : null) ?? (selection.address || (around?.address ?? '')),
    city: city ?? selection.city ?? around?.city ?? '',
    description,
    image: selection.image,
    latitude: selection.latitude,
    longitude: selection.longitude,
  }
}
