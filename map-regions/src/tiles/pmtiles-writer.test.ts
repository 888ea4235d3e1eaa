import { PMTiles } from 'pmtiles'
import { describe, expect, it } from 'vitest'
import { type Tile, tileId, writeArchive } from './pmtiles-writer.ts'

const reader = (bytes: Buffer) =>
  new PMTiles({
    getKey: () => 'test',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  })

const allOf = (zoom: number, content: (index: number) => string): Tile[] =>
  Array.from({ length: 4 ** zoom }, (_, index) => ({
    zoom,
    x: index % 2 ** zoom,
    y: Math.floor(index / 2 ** zoom),
    data: Buffer.from(content(index)),
  }))

describe('an archive', () => {
  it('orders tiles as the format demands', () => {
    expect([tileId(0, 0, 0), tileId(1, 0, 0), tileId(1, 0, 1), tileId(1, 1, 1), tileId(1, 1, 0)]).toEqual([
      0, 1, 2, 3, 4,
    ])
    expect(tileId(2, 0, 0)).toBe(5)
    expect(new Set(allOf(4, String).map(({ x, y }) => tileId(4, x, y))).size).toBe(256)
  })

  it('returns every tile, also when there are too many for one directory', async () => {
    const tiles = allOf(7, (index) => `tile ${index}`)
    const archive = reader(writeArchive(tiles, { minzoom: 7, maxzoom: 7, json: { name: 'prueba' } }))
    expect(await archive.getHeader()).toMatchObject({ numAddressedTiles: 16384, minZoom: 7, maxZoom: 7 })
    expect(await archive.getMetadata()).toEqual({ name: 'prueba' })
    for (const { zoom, x, y, data } of tiles.filter((_, index) => index % 97 === 0)) {
      const found = await archive.getZxy(zoom, x, y)
      expect(Buffer.from(found?.data ?? new ArrayBuffer(0)).toString()).toBe(data.toString())
    }
  })

  it('stores equal tiles once', async () => {
    const ocean = allOf(5, () => 'ocean')
    const bytes = writeArchive(ocean, { minzoom: 5, maxzoom: 5, json: {} })
    expect(bytes.length).toBeLessThan(300)
    expect(await reader(bytes).getZxy(5, 31, 17)).toBeDefined()
    expect(await reader(bytes).getZxy(6, 0, 0)).toBeUndefined()
  })
})
