import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { PMTiles } from 'pmtiles'

export type ReadTile = (archive: string, zoom: number, x: number, y: number) => Promise<VectorTile | null>

/** Reads tiles from archives, which `open` opens by their address. Each tile is read only once. */
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
    // A tile that failed is read again at the next attempt.
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
