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

const OPENSTREETMAP = link('https://www.openstreetmap.org/copyright', '© OpenStreetMap')
export const BUILTIN_ATTRIBUTION = [
  OPENSTREETMAP,
  link('https://www.naturalearthdata.com/', 'Natural Earth'),
  link('https://www.geonames.org/', 'GeoNames (CC BY)'),
].join(' · ')

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const JUST_OPENSTREETMAP = /^© (?:colaboradores de )?OpenStreetMap(?: contributors)?(?: \(ODbL\))?$/i

/** Whether an imported region's attribution says nothing that the built-in map's does not say. */
export const isKnownAttribution = (attribution: string): boolean =>
  JUST_OPENSTREETMAP.test(attribution.trim())

/** The attribution of an imported region, as HTML. MapLibre drops one that is a part of another. */
export const regionAttribution = (attribution: string): string =>
  isKnownAttribution(attribution) ? OPENSTREETMAP : escaped(attribution)

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
