import type { Suggestion } from '@andariego/contract/maps'

/** A place of the world as a search gives it. */
export interface ChosenPlace {
  name: string
  address: string
  city: string | null
  latitude: number
  longitude: number
  image: string | null
  /** Who made the image, to be named beside it. */
  imageCredit: string | null
}

/** One line of a search's results. */
export interface PlaceOption {
  id: string
  kind: Suggestion['kind']
  name: string
  address: string
  /** What it is, and whether it is open, where that is known. */
  category?: string | undefined
  opening?: Suggestion['opening'] | undefined
  /** Fetches what is still missing. */
  choose: () => Promise<ChosenPlace>
}

export type PlaceSearch = (text: string, signal: AbortSignal) => Promise<PlaceOption[]>
