export { DEFAULT_HEIGHT, LOAD_MARGIN, SELECTED_ZOOM } from './constants.ts'
export { distanceBetween } from './geography.ts'
export { MapLinks } from './map-links.tsx'
export { mapSourceFrom } from './map-source.ts'
