/** What other features may use of maps. */
export { ConfiguredMap } from './configured-map.tsx'
export { SELECTED_ZOOM } from './constants.ts'
export { formatCoordinates } from './geography.ts'
export { boundsAround } from './map-extent.ts'
export { MapLinks } from './map-links.tsx'
export type { Coordinates, MapBounds, MapCluster, MapExtent, MapMarker, MapRoute } from './map-source.ts'
export type { ChosenPlace } from './search/place-option.ts'
export { PlaceSearchBox } from './search/place-search-box.tsx'
