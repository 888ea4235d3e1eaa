import { join } from 'node:path'
import { type LocalPlaces, type LocalSuggestion, openLocalPlaces } from '@andariego/gazetteer'
import type { Region, Regions } from '@andariego/map-regions'
import type { GeocoderQuery } from '../geocoder.ts'
import { PLACES_FILE } from './import-map-region.ts'

export interface ScoredLocal {
  suggestion: LocalSuggestion
  score: number
  region: string
}

/** Opens the files of regions on first use, and closes those of removed regions. */
export const createRegionPlaces = (regions: Regions) => {
  const opened = new Map<string, LocalPlaces>()
  const keyOf = ({ name, version }: Region) => `${name} ${version}`

  const searchable = () => {
    const present = regions.list().filter(({ hasSearch }) => hasSearch)
    const keys = new Set(present.map(keyOf))
    for (const [key, places] of opened) {
      if (keys.has(key)) continue
      places.close()
      opened.delete(key)
    }
    return present.flatMap((region) => {
      const places = placesOf(region)
      return places ? [{ region: region.name, places }] : []
    })
  }
  const placesOf = (region: Region): LocalPlaces | null => {
    if (!region.hasSearch) return null
    const known = opened.get(keyOf(region))
    if (known) return known
    try {
      const places = openLocalPlaces(join(region.folder, PLACES_FILE))
      opened.set(keyOf(region), places)
      return places
    } catch {
      // The region was removed since the folder was listed.
      return null
    }
  }

  return {
    isEmpty: () => searchable().length === 0,
    search: (query: GeocoderQuery & { hasHours?: boolean }): ScoredLocal[] =>
      searchable().flatMap(({ region, places }) =>
        places.scored(query).map((found) => ({ ...found, region })),
      ),
    /** Returns the street at a point, and its town if known. */
    streetAt: (latitude: number, longitude: number) => {
      for (const region of regions.at({ latitude, longitude })) {
        const street = placesOf(region)?.streetAt(latitude, longitude)
        if (street) return street
      }
      return null
    },
  }
}
export type RegionPlaces = ReturnType<typeof createRegionPlaces>
