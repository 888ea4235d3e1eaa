/** What other features may use of maps. */
import type {
  keepMapAround as KeepMapAround,
  keepStreetsAround as KeepStreetsAround,
} from './builtin/keep-map.ts'

export { ConfiguredMap } from './configured-map.tsx'
export { SELECTED_ZOOM } from './constants.ts'
export { DrawnMap } from './drawn/drawn-map.tsx'
export { type DrawnMapState, useDrawnMaps } from './drawn/use-drawn-maps.ts'
export { formatCoordinates } from './format-coordinates.ts'
export { boundsAround } from './map-extent.ts'
export { MapLinks } from './map-links.tsx'
export type { Coordinates, MapBounds, MapCluster, MapExtent, MapMarker, MapRoute } from './map-source.ts'
export type { ChosenPlace } from './search/place-option.ts'
export { PlaceSearchBox } from './search/place-search-box.tsx'
export { WalkTime } from './walking/lazy-walk-time.ts'
export { useWalkedMinutes, type WalkedMinutes } from './walking/use-walked-minutes.ts'
export { useWalkedPaths } from './walking/use-walked-paths.ts'

/** Keeps the parts of the built-in map around these points, and the code that draws the map. */
export const keepMapAround: typeof KeepMapAround = async (points, keeper) =>
  (await import('./builtin/keep-map.ts')).keepMapAround(points, keeper)

/** Keeps the streets of imported regions around these points. What cannot be read is counted as left out. */
export const keepStreetsAround: typeof KeepStreetsAround = async (points, regions, keeper) =>
  (await import('./builtin/keep-map.ts')).keepStreetsAround(points, regions, keeper)
