import { readFileSync } from 'node:fs'
import { VectorTile } from '@mapbox/vector-tile'
import Pbf from 'pbf'
import { PMTiles } from 'pmtiles'
import { WORLD_BITS, xOf, yOf } from '../geometry/world.ts'
import type { Bounds } from '../osm/header.ts'
import { LAST_ZOOM } from '../tiles/feature.ts'

export interface DecodedTile {
  zoom: number
  x: number
  y: number
  tile: VectorTile
}

/** Opens an archive in a file. */
export const archiveIn = (file: string) => {
  const bytes = readFileSync(file)
  return new PMTiles({
    getKey: () => file,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  })
}

/** Returns every tile of an archive within a box, decoded by the libraries that browsers use. */
export const tilesIn = async (file: string, { west, south, east, north }: Bounds): Promise<DecodedTile[]> => {
  const archive = archiveIn(file)
  const tiles: DecodedTile[] = []
  for (let zoom = 0; zoom <= LAST_ZOOM; zoom++) {
    const at = (value: number) => Math.floor(value / 2 ** (WORLD_BITS - zoom))
    for (let x = at(xOf(west)); x <= at(xOf(east)); x++)
      for (let y = at(yOf(north)); y <= at(yOf(south)); y++) {
        const found = await archive.getZxy(zoom, x, y)
        if (found) tiles.push({ zoom, x, y, tile: new VectorTile(new Pbf(new Uint8Array(found.data))) })
      }
  }
  return tiles
}

/** Returns the tile of the last zoom at a point, and the point in the tile's units. */
export const tileAt = (latitude: number, longitude: number) => {
  const size = 2 ** (WORLD_BITS - LAST_ZOOM)
  const [x, y] = [xOf(longitude), yOf(latitude)]
  const unit = size / 4096
  return {
    x: Math.floor(x / size),
    y: Math.floor(y / size),
    inside: { x: (x % size) / unit, y: (y % size) / unit },
  }
}
