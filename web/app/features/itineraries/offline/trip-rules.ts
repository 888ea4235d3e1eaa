import type { Itinerary } from '@andariego/contract/itineraries'

/** 40 MB for one trip: a phone takes a few of them, and 200 places with their photos at 320 px stay well below. */
export const TRIP_BYTES_MAX = 40 * 1024 * 1024

export interface Progress {
  /** Steps: the plan, the map, each place. */
  done: number
  of: number
  bytes: number
}

/** Which files a trip has, as one text. */
export const filesKey = (files: readonly { id: string }[]): string => files.map(({ id }) => id).join()

type Planned = Pick<Itinerary, 'items' | 'ideas'>

/** Every place of a trip, those without a day as well. */
export const placesOf = ({ items, ideas }: Planned) => [...items, ...ideas].map(({ place }) => place)

const MEGABYTE = 1024 * 1024
const megabytes = new Intl.NumberFormat('es', { maximumFractionDigits: 1 })

/** `2,3 MB`; never less than a tenth. */
export const formatBytes = (bytes: number): string =>
  `${megabytes.format(Math.max(0.1, bytes / MEGABYTE))} MB`
