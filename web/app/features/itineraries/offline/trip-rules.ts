import type { Itinerary } from '@andariego/contract/itineraries'

/**
 * The limit for one trip, 40 MB: a phone has space for a few of them, and 200 places with their photos at 320 px stay well below.
 */
export const TRIP_BYTES_MAX = 40 * 1024 * 1024

export interface Progress {
  /** The number of finished steps; the plan, the map, and each place's page and photos are one step. */
  done: number
  of: number
  bytes: number
}

/** Identifies the set of a trip's files by one string. */
export const filesKey = (files: readonly { id: string }[]): string => files.map(({ id }) => id).join()

type Planned = Pick<Itinerary, 'items' | 'ideas'>

/** Every place of a trip, including those without a day. */
export const placesOf = ({ items, ideas }: Planned) => [...items, ...ideas].map(({ place }) => place)

const MEGABYTE = 1024 * 1024
const megabytes = new Intl.NumberFormat('es', { maximumFractionDigits: 1 })

/** `2,3 MB`; at least 0,1 MB. */
export const formatBytes = (bytes: number): string =>
  `${megabytes.format(Math.max(0.1, bytes / MEGABYTE))} MB`
