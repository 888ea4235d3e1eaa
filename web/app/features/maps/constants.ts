import type { Coordinates } from './map-source.ts'

export const BUENOS_AIRES: Coordinates = { latitude: -34.6037, longitude: -58.3816 }
export const DEFAULT_ZOOM = 12
/** On a chosen place, and the closest that fitting several places goes. */
export const SELECTED_ZOOM = 15
export const MAX_FIT_ZOOM = 15
export const MIN_ZOOM = 1
export const MAX_ZOOM = 18
/** How much closer a press on a cluster goes. */
export const CLUSTER_STEP = 2
/** Above this the built-in map has nothing finer to show than names. */
export const LAST_DETAILED_ZOOM = 12
export const DEFAULT_HEIGHT = 400
/** How far below the fold a map begins to load. */
export const LOAD_MARGIN = '200px'
