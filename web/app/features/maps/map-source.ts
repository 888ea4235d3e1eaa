/** The provider of the map; `osm` takes a style, or the address of raster tiles with {z}, {x} and {y}. */
export type MapSource =
  | { provider: 'builtin'; regions: readonly MapRegion[] }
  | { provider: 'osm'; styleUrl?: string; tileUrl?: string; attribution: string }
  | { provider: 'google'; apiKey: string | null }

/** A region with streets, drawn above the built-in map. */
export interface MapRegion {
  name: string
  version: string
  bounds: MapBounds
  /** The boxes (west, south, east, north) in which the region has data. */
  coverage: readonly (readonly [number, number, number, number])[]
  minzoom: number
  maxzoom: number
  attribution: string
}

/** In degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** In degrees; a box whose west lies east of its east crosses the antimeridian. */
export interface MapBounds {
  west: number
  south: number
  east: number
  north: number
}

/** The visible part of the map. */
export type MapExtent = MapBounds & {
  /** Of a world 512 pixels wide at zoom 0, for every provider. */
  zoom: number
  /** True when the visitor moved the map, false when the page did. */
  byHand: boolean
}

/** A part of a way. */
export interface Leg {
  from: Coordinates
  to: Coordinates
}

export type MapMarker = Coordinates & {
  id: string
  /** The accessible name, also shown on hover. */
  label: string
  /** Makes the marker a link. */
  href?: string
  /** Any CSS colour; by default the accent colour. */
  color?: string
  /** One or two characters shown in the marker, such as the number of a stop. */
  symbol?: string
  /** The address of an icon for `<use>`, shown in the marker unless it has a symbol. */
  drawing?: string
  /** Stands out, and is drawn above the others. */
  highlighted?: boolean
  /** A smaller pin, for places near the one that the map is about. */
  small?: boolean
}

/** Many places at one position; a click zooms in. */
export type MapCluster = Coordinates & { id: string; count: number }

/** A line through stops, such as the route of one day. */
export interface MapRoute {
  id: string
  color: string
  points: Coordinates[]
  /** True along streets: drawn as a line, and not as dots that lead straight from one point to the next. */
  isWalked?: boolean
}

interface MapKey {
  regions: readonly MapRegion[]
  apiKey: string | null
  provider: 'builtin' | 'osm' | 'google'
  tiles: { styleUrl?: string; tileUrl?: string; attribution: string } | null
}

/** The source that GET /maps/key describes. Falls back to the built-in map when no tiles are configured. */
export const mapSourceFrom = ({ provider, apiKey, tiles, regions }: MapKey): MapSource => {
  if (provider === 'google') return { provider, apiKey }
  if (provider === 'osm' && tiles) return { provider, ...tiles }
  return { provider: 'builtin', regions }
}

const NO_REGIONS: readonly MapRegion[] = []

/** The imported regions that a source draws: none unless it is the built-in map. The same array for the same source. */
export const regionsOf = (source: MapSource | null): readonly MapRegion[] =>
  source?.provider === 'builtin' ? source.regions : NO_REGIONS
