import type { Suggestion } from '@andariego/contract/maps'

/** A place in the world, as a search returns it. */
export interface ChosenPlace {
  /** Empty, as is the address, when coordinates were typed. */
  name: string
  address: string
  city: string | null
  latitude: number
  longitude: number
  image: string | null
  /** The author of the image, shown beside it. */
  imageCredit: string | null
}

/** One result of a search. */
export interface PlaceOption {
  id: string
  kind: Suggestion['kind']
  name: string
  address: string
  /** The kind of place, and whether it is open now, when known. */
  category?: string | undefined
  opening?: Suggestion['opening'] | undefined
  /** Fetches the remaining details. */
  choose: () => Promise<ChosenPlace>
}

export type PlaceSearch = (text: string, signal: AbortSignal) => Promise<PlaceOption[]>
