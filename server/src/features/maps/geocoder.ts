import type { Suggestion } from '@andariego/contract/maps'

export interface GeocoderQuery {
  q: string
  latitude?: number | undefined
  longitude?: number | undefined
  limit: number
}

export interface FoundAddress {
  address: string | null
  city: string | null
}

/** Finds places by name and names points: the one interface behind which the providers stand. */
export interface Geocoder {
  /** The likeliest first. Throws the failure `external-service` when somebody else's service does not answer. */
  search: (query: GeocoderQuery) => Promise<Suggestion[]>
  /** Nulls where nothing is near. */
  reverse: (latitude: number, longitude: number) => Promise<FoundAddress>
}
