import type { Coordinates } from './map-source.ts'

export const BUENOS_AIRES: Coordinates = { latitude: -34.6037, longitude: -58.3816 }
export const DEFAULT_ZOOM = 12
/** The zoom on a chosen place, and the closest zoom for fitting several places. */
export const SELECTED_ZOOM = 15
export const MAX_FIT_ZOOM = 15
export const MIN_ZOOM = 1
export const MAX_ZOOM = 18
/** How many zoom levels a click on a cluster moves closer. */
export const CLUSTER_STEP = 2
/** Above this zoom, the built-in map only adds names. */
export const LAST_DETAILED_ZOOM = 12
/** The height of a map, in pixels. */
export const DEFAULT_HEIGHT = 400
/** The root margin of the observer that loads a map before it enters the viewport. */
export const LOAD_MARGIN = '200px'
