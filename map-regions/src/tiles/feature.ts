/** The layers of a tile, named as in Protomaps' basemap schema, so that one style fits both. */
export const LAYERS = [
  'earth',
  'landcover',
  'landuse',
  'water',
  'buildings',
  'roads',
  'boundaries',
  'places',
  'pois',
] as const
export type LayerName = (typeof LAYERS)[number]

export const FIRST_ZOOM = 0
export const LAST_ZOOM = 14

/** Something to draw, with its geometry in world units. */
export interface Feature {
  /** Unique within one file: orders features that are otherwise equal. */
  id: number
  layer: LayerName
  type: 1 | 2 | 3
  minzoom: number
  maxzoom: number
  properties: Record<string, string | number>
  /** Points, lines, or rings: each shell, clockwise on the screen, followed by its holes. */
  parts: Int32Array[]
}

/**
 * Tiles are made in pieces of the map: for each level, the tiles of its zooms within one tile of its first zoom. A feature is
 * stored once per piece it reaches, so that a piece can be made from its own features only.
 */
export const LEVELS = [
  { first: 0, last: 5 },
  { first: 6, last: 10 },
  { first: 11, last: 14 },
] as const
