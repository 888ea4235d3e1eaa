/** The layers of a tile, named as in Protomaps' basemap schema, so that one style serves archives of both. */
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
export type Feature = {
  /** Unique among what comes from one file: what is alike is ordered by it. */
  id: number
  layer: LayerName
  type: 1 | 2 | 3
  minzoom: number
  maxzoom: number
  properties: Record<string, string | number>
  /** Points, lines, or rings: each shell, turning clockwise on the screen, followed by its holes. */
  parts: Int32Array[]
}

/**
 * Tiles are made in pieces of the map, one piece at a time: those of a level's zooms that lie in one tile of its first
 * zoom. A feature is kept once for each piece it reaches, so that no piece needs more than its own.
 */
export const LEVELS = [
  { first: 0, last: 5 },
  { first: 6, last: 10 },
  { first: 11, last: 14 },
] as const
