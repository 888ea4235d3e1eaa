import type { SourceSpecification } from 'maplibre-gl'

/** From afar: coasts, borders and weighty names. Its tiles end at 6 and are enlarged until the close ones come. */
export const BASE_SOURCE = 'base'
/** Close up: water as it is, every name, landmarks and airports. One zoom, enlarged for ever. */
export const CLOSE_SOURCE = 'close'

const BASE_MAXZOOM = 6
/** From here on water is OpenStreetMap's: it lies on land, while from afar land lies on water. */
export const WATER_MINZOOM = 6
export const CLOSE_ZOOM = 8

const link = (address: string, text: string) =>
  `<a href="${address}" target="_blank" rel="noopener">${text}</a>`

export const BUILTIN_ATTRIBUTION = [
  link('https://www.openstreetmap.org/copyright', '© OpenStreetMap'),
  link('https://www.naturalearthdata.com/', 'Natural Earth'),
  link('https://www.geonames.org/', 'GeoNames (CC BY)'),
].join(' · ')

/** Both read one archive. */
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
