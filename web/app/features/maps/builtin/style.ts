import type { StyleSpecification } from 'maplibre-gl'
import type { MapRegion } from '../map-source.ts'
import { baseLabels } from './base-labels.ts'
import { baseShapes } from './base-shapes.ts'
import { baseSources } from './base-sources.ts'
import { type ColorScheme, MAP_PALETTES, type MapLook } from './map-palette.ts'
import { regionNames, regionShapes, regionSources } from './region-style.ts'

/**
 * The style of the built-in map: the world's archive, and above it the regions with streets. Where the map shows those
 * (`isAmongStreets`), the region's own borders replace the archive's, which lie up to two kilometres beside them.
 */
export const builtinStyle = (
  look: MapLook,
  archiveUrl: string,
  regions: readonly MapRegion[] = [],
  archiveOf: (region: MapRegion) => string = () => '',
  isAmongStreets = false,
): StyleSpecification => {
  const palette = MAP_PALETTES[look]
  return {
    version: 8,
    name: 'Andariego',
    sources: { ...baseSources(archiveUrl), ...regionSources(regions, archiveOf) },
    layers: [
      ...baseShapes(palette, isAmongStreets),
      ...regionShapes(regions, palette),
      ...baseLabels(palette, look, regions),
      ...regionNames(regions, palette, look),
    ],
  }
}

/** The usual subdomains of tile servers, for templates that contain {s}. */
const SUBDOMAINS = ['a', 'b', 'c']
const tileUrls = (template: string): string[] =>
  template.includes('{s}') ? SUBDOMAINS.map((name) => template.replaceAll('{s}', name)) : [template]

/** A style for raster tiles, muted in the dark scheme. */
export const rasterStyle = (
  scheme: ColorScheme,
  tileUrl: string,
  attribution: string,
): StyleSpecification => ({
  version: 8,
  sources: { raster: { type: 'raster', tiles: tileUrls(tileUrl), tileSize: 256, maxzoom: 19, attribution } },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': MAP_PALETTES[scheme].land } },
    {
      id: 'raster',
      type: 'raster',
      source: 'raster',
      paint: scheme === 'dark' ? { 'raster-brightness-max': 0.72, 'raster-saturation': -0.35 } : {},
    },
  ],
})
