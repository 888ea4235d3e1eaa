import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import type { MapExtent } from '../../maps/public.ts'
import { conditionsOf, type ExploreFilters } from './explore-filters.ts'

/** The grid for boxes has this many steps across the world at zoom 0: a step is a quarter of 512 pixels. */
const STEPS_AT_ZOOM_0 = 4
const MAX_ZOOM = 22

/** A placeholder while the map is not loaded. */
const NOWHERE = { west: 0, south: 0, east: 0, north: 0, zoom: 0 }

/** Extends the map's box to a fixed grid, so that small moves have the same cache key and need no request. */
export const grownBox = ({ west, south, east, north, zoom }: MapExtent) => {
  const level = Math.max(0, Math.min(MAX_ZOOM, Math.floor(zoom)))
  const step = 360 / 2 ** level / STEPS_AT_ZOOM_0
  const below = (degrees: number) => Math.floor(degrees / step) * step
  const above = (degrees: number) => Math.ceil(degrees / step) * step
  return {
    west: Math.max(below(west), -180),
    south: Math.max(below(south), -90),
    east: Math.min(above(east), 180),
    north: Math.min(above(north), 90),
    zoom: level,
  }
}

/** The clusters in an extent of the map. The previous ones stay until the next response. */
export const useClusters = (extent: MapExtent | null, filters: ExploreFilters) => {
  const box = extent ? grownBox(extent) : NOWHERE
  return useQuery({
    ...query('GET /places/clusters', { query: { ...box, ...conditionsOf(filters) } }),
    select: ({ data }) => data,
    enabled: extent !== null,
    placeholderData: keepPreviousData,
  })
}
