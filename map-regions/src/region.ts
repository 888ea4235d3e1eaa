import type { Bounds } from './osm/header.ts'

/** A region's description, in region.json of its folder. Written last: a folder without it is no region. */
export interface RegionInfo {
  format: 1
  name: string
  /** Differs for every import. It is part of tiles' addresses, so that these may be cached for ever. */
  version: string
  source: 'openstreetmap' | 'protomaps'
  /** In Spanish, to be shown wherever the map is. */
  attribution: string
  bounds: Bounds
  /** The boxes that it really covers, each as west, south, east, north in degrees. */
  coverage: [number, number, number, number][]
  minzoom: number
  maxzoom: number
  importedAt: string
  /** How many things of each kind the extract has. */
  counts: Record<string, number>
  hasSearch: boolean
  hasWays: boolean
}

export const REGION_FILE = 'region.json'
export const TILES_FILE = 'tiles.pmtiles'
export const WAYS_FILE = 'ways.graph'
export const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/
/** The prefix of unfinished imports' folders; a later import removes abandoned ones. */
export const UNFINISHED = '.importing-'

/** The attribution that OpenStreetMap's licence requires. */
export const OPENSTREETMAP_ATTRIBUTION = '© colaboradores de OpenStreetMap (ODbL)'

/** Returns a region's name for a file: 'Andorra-latest.osm.pbf' gives 'andorra'. */
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
