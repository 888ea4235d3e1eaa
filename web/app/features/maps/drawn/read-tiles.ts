import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { PMTiles } from 'pmtiles'

export type ReadTile = (archive: string, zoom: number, x: number, y: number) => Promise<VectorTile | null>

/** Reads tiles, each once, from archives that `open` finds by their address. */
export const tileReader = (open: (archive: string) => PMTiles): ReadTile => {
  const archives = new Map<string, PMTiles>()
  const tiles = new Map<string, Promise<VectorTile | null>>()
  const read: ReadTile = async (address, zoom, x, y) => {
    const archive = archives.get(address) ?? open(address)
    archives.set(address, archive)
    const found = await archive.getZxy(zoom, x, y)
    return found ? new VectorTile(new PbfReader(new Uint8Array(found.data))) : null
  }
  return (address, zoom, x, y) => {
    const name = `${address} ${zoom}/${x}/${y}`
    const known = tiles.get(name)
    if (known) return known
    const reading = read(address, zoom, x, y)
    tiles.set(name, reading)
    // What failed is asked for again by whoever tries again.
    reading.catch(() => {
      tiles.delete(name)
      archives.delete(address)
    })
    return reading
  }
}

export const featuresOf = (tile: VectorTile, layer: string): VectorTileFeature[] => {
  const found = tile.layers[layer]
  return found ? Array.from({ length: found.length }, (_, index) => found.feature(index)) : []
}
