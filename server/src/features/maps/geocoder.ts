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

/** Finds places by name and addresses by position; implemented by each provider. */
export interface Geocoder {
  /** Best results first. Throws an `external-service` failure when the configured service does not answer. */
  search: (query: GeocoderQuery) => Promise<Suggestion[]>
  /** Values are null where nothing is near. */
  reverse: (latitude: number, longitude: number) => Promise<FoundAddress>
}
