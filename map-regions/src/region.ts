import type { Bounds } from './osm/header.ts'

/** What a region's folder says of it, in region.json; written last, so that a folder without it is no region. */
export type RegionInfo = {
  format: 1
  name: string
  /** Another import, another version: addresses of tiles hold it, so that they may be kept for ever. */
  version: string
  source: 'openstreetmap' | 'protomaps'
  /** Spanish, to be shown wherever the map is. */
  attribution: string
  bounds: Bounds
  /** The boxes, west, south, east and north, that it really has something in. */
  coverage: [number, number, number, number][]
  minzoom: number
  maxzoom: number
  importedAt: string
  /** How many of each kind the extract held. */
  counts: Record<string, number>
  hasSearch: boolean
  hasWays: boolean
}

export const REGION_FILE = 'region.json'
export const TILES_FILE = 'tiles.pmtiles'
export const WAYS_FILE = 'ways.graph'
export const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/
/** Folders of imports that are under way begin so; what one left behind is removed by the next. */
export const UNFINISHED = '.importing-'

/** What OpenStreetMap's licence asks to be shown. */
export const OPENSTREETMAP_ATTRIBUTION = '© colaboradores de OpenStreetMap (ODbL)'

/** A region's name from its file's: 'Andorra-latest.osm.pbf' becomes 'andorra'. */
export const nameOfFile = (file: string): string =>
  (file.split('/').at(-1) ?? '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\.osm)?\.(pbf|pmtiles)$/, '')
    .replace(/-(latest|\d{6,8})$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 63)
