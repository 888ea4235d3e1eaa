/** Who draws the map; `osm` takes a style, or the address of raster tiles with {z}, {x} and {y}. */
export type MapSource =
  | { provider: 'builtin'; regions: readonly MapRegion[] }
  | { provider: 'osm'; styleUrl?: string; tileUrl?: string; attribution: string }
  | { provider: 'google'; apiKey: string | null }

/** A region with streets that lies over the built-in map. */
export type MapRegion = {
  name: string
  version: string
  bounds: MapBounds
  /** The boxes, west, south, east and north, that it really has something in. */
  coverage: readonly (readonly [number, number, number, number])[]
  minzoom: number
  maxzoom: number
  attribution: string
}

/** In degrees. */
export type Coordinates = { latitude: number; longitude: number }

/** In degrees; a box whose west lies east of its east crosses the antimeridian. */
export type MapBounds = { west: number; south: number; east: number; north: number }

/** What the map shows at the moment. */
export type MapExtent = MapBounds & {
  /** Of a world 512 pixels wide at 0, whoever draws the map. */
  zoom: number
  /** The visitor moved it there, not the page. */
  byHand: boolean
}

export type MapMarker = Coordinates & {
  id: string
  /** Read aloud and shown on hover. */
  label: string
  /** Makes the marker a link. */
  href?: string
  /** Any CSS colour; the accent if there is none. */
  color?: string
  /** One or two characters shown in the marker, such as the number of a stop. */
  symbol?: string
  /** Where a drawing shown in the marker is, for `<use>`; a symbol goes before it. */
  drawing?: string
  /** Stands out, above the others. */
  highlighted?: boolean
  /** Beside what the map is about. */
  small?: boolean
}

/** Many places in one point; a press moves closer. */
export type MapCluster = Coordinates & { id: string; count: number }

/** A line through stops, such as the way of one day. */
export type MapRoute = { id: string; color: string; points: Coordinates[] }

type MapKey = {
  regions: readonly MapRegion[]
  apiKey: string | null
  provider: 'builtin' | 'osm' | 'google'
  tiles: { styleUrl?: string; tileUrl?: string; attribution: string } | null
}

/** The source that GET /maps/key describes. Without tiles to show, the built-in map stands in. */
export const mapSourceFrom = ({ provider, apiKey, tiles, regions }: MapKey): MapSource => {
  if (provider === 'google') return { provider, apiKey }
  if (provider === 'osm' && tiles) return { provider, ...tiles }
  return { provider: 'builtin', regions }
}
