import type { SourceSpecification } from 'maplibre-gl'

/**
 * The overview source: coasts, borders and important names. Its tiles end at zoom 6 and are scaled up until the detailed ones
 * begin.
 */
export const BASE_SOURCE = 'base'
/** The detailed source: exact water, all names, landmarks and airports. It has a single zoom level, which is scaled up beyond. */
export const CLOSE_SOURCE = 'close'

const BASE_MAXZOOM = 6
/** From this zoom on, water comes from OpenStreetMap and is drawn above land; below it, land is drawn above water. */
export const WATER_MINZOOM = 6
export const CLOSE_ZOOM = 8

const link = (address: string, text: string) =>
  `<a href="${address}" target="_blank" rel="noopener">${text}</a>`

export const BUILTIN_ATTRIBUTION = [
  link('https://www.openstreetmap.org/copyright', '© OpenStreetMap'),
  link('https://www.naturalearthdata.com/', 'Natural Earth'),
  link('https://www.geonames.org/', 'GeoNames (CC BY)'),
].join(' · ')

/** Both sources read the same archive. */
export const baseSources = (archiveUrl: string): Record<string, SourceSpecification> => {
  const tiles = [`pmtiles://${archiveUrl}/{z}/{x}/{y}`]
  return {
    [BASE_SOURCE]: {
      type: 'vector',
      tiles,
      minzoom: 0,
      maxzoom: BASE_MAXZOOM,
      attribution: BUILTIN_ATTRIBUTION,
    },
    [CLOSE_SOURCE]: {
      type: 'vector',
      tiles,
      minzoom: CLOSE_ZOOM,
      maxzoom: CLOSE_ZOOM,
      attribution: BUILTIN_ATTRIBUTION,
    },
  }
}
