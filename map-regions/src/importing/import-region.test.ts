import { spawnSync } from 'node:child_process'
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBlobs, readBlob } from '../osm/blobs.ts'
import { readBlock } from '../osm/block.ts'
import { openRegions, removeRegion } from '../regions.ts'
import { archiveIn } from '../testing/decode-tiles.ts'
import { MONACO } from '../testing/extracts.ts'
import { importRegion } from './import-region.ts'
import { removeAbandoned } from './unfinished.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'regions-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const regionsIn = () => join(folder, 'maps')

/** Reads an extract's contents without any of the import's own steps. */
const inExtract = (
  file: string,
  keep: { building: (tags: Map<string, string>) => boolean; number: (tags: Map<string, string>) => boolean },
) => {
  const descriptor = openSync(file, 'r')
  let [closedBuildings, numbers, cafes] = [0, 0, 0]
  const look = (tags: Map<string, string>) => {
    if (keep.number(tags)) numbers++
    if (tags.get('amenity') === 'cafe') cafes++
  }
  for (const blob of findBlobs(file, statSync(file).size).slice(1))
    readBlock(readBlob(descriptor, file, blob), {
      node: (_id, _latitude, _longitude, tags) => tags && look(tags),
      way: (_id, tags, nodes) => {
        if (nodes.length < 4 || nodes[0] !== nodes.at(-1)) return
        if (keep.building(tags)) closedBuildings++
        look(tags)
      },
      relation: (_id, tags) => tags.get('type') === 'multipolygon' && look(tags),
    })
  closeSync(descriptor)
  return { closedBuildings, numbers, cafes }
}

describe('importing an extract', () => {
  test('counts what the extract contains, and lists the region with its bounds', async () => {
    const { region } = await importRegion({ file: MONACO, regions: regionsIn(), workers: 2 })
    const extract = inExtract(MONACO, {
      building: (tags) => tags.has('building') && tags.get('building') !== 'no',
      number: (tags) => tags.has('addr:housenumber') && (tags.has('addr:street') || tags.has('addr:place')),
    })
    expect(region.counts.address).toBe(extract.numbers)
    expect(region.counts['poi.cafe']).toBe(extract.cafes)
    // Buildings with several rings are relations, and are counted in addition.
    expect(region.counts['buildings.building']).toBeGreaterThanOrEqual(extract.closedBuildings)
    expect(extract.closedBuildings).toBeGreaterThan(1000)
    expect(region.counts['buildings.building']).toBeLessThan(extract.closedBuildings * 1.05)
    expect(openRegions(regionsIn()).list()).toMatchObject([
      { name: 'monaco', source: 'openstreetmap', hasWays: true, bounds: { west: 7.409205, north: 43.75169 } },
    ])
    expect(readdirSync(regionsIn())).toEqual(['monaco'])
  })

  test('makes the same tiles of the same file, however the work is divided', {
    tags: ['release'],
  }, async () => {
    const once = readFileSync(join(regionsIn(), 'monaco', 'tiles.pmtiles'))
    await importRegion({ file: MONACO, regions: regionsIn(), name: 'otra-vez', workers: 1 })
    expect(readFileSync(join(regionsIn(), 'otra-vez', 'tiles.pmtiles')).equals(once)).toBe(true)
    expect(removeRegion(regionsIn(), 'otra-vez')).toBe(true)
    expect(removeRegion(regionsIn(), 'otra-vez')).toBe(false)
  })

  test.each([
    [
      'is cut off',
      (bytes: Buffer) => bytes.subarray(0, 200_000),
      /el archivo está cortado \(en el byte \d+\)/,
    ],
    [
      'is damaged in its middle',
      (bytes: Buffer) => Buffer.from(bytes).fill(0x55, 150_000, 150_400),
      /un bloque está dañado.*\(en el byte \d+\)|no es un archivo .osm.pbf, o está dañado \(en el byte \d+\)/,
    ],
    [
      'is something else',
      () => Buffer.from('<html>No encontrado</html>'),
      /no es un archivo \.osm\.pbf.*\(en el byte 0\)/,
    ],
    ['is empty', () => Buffer.alloc(0), /el archivo está vacío/],
  ])('says where a file %s, and leaves nothing', async (_case, spoil, message) => {
    const file = join(folder, 'spoilt.osm.pbf')
    writeFileSync(file, spoil(readFileSync(MONACO)))
    await expect(importRegion({ file, regions: regionsIn() })).rejects.toThrow(message)
    expect(readdirSync(regionsIn())).toEqual(['monaco'])
  })

  test('that is killed leaves nothing that counts as a region, and the next import removes the remains', {
    tags: ['release'],
  }, async () => {
    const source = `
      import { importRegion } from ${JSON.stringify(new URL('./import-region.ts', import.meta.url).href)}
      importRegion({ file: ${JSON.stringify(MONACO)}, regions: ${JSON.stringify(regionsIn())}, name: 'interrumpida',
        onProgress: ({ share }) => { if (share > 0.5) process.kill(process.pid, 'SIGKILL') } })`
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', source])
    expect(signal).toBe('SIGKILL')
    expect(existsSync(join(regionsIn(), 'interrumpida'))).toBe(false)
    expect(readdirSync(regionsIn()).some((name) => name.startsWith('.importing-'))).toBe(true)
    expect(
      openRegions(regionsIn())
        .list()
        .map(({ name }) => name),
    ).toEqual(['monaco'])
    await importRegion({ file: MONACO, regions: regionsIn() })
    expect(readdirSync(regionsIn())).toEqual(['monaco'])
  })

  test('that is killed between moving the old region away and the new one in puts the old one back', {
    tags: ['release'],
  }, async () => {
    const source = `
      import { renameSync } from 'node:fs'
      import { join } from 'node:path'
      import { createUnfinished } from ${JSON.stringify(new URL('./unfinished.ts', import.meta.url).href)}
      const regions = ${JSON.stringify(regionsIn())}
      renameSync(join(regions, 'monaco'), join(createUnfinished(regions), 'replaced'))`
    expect(spawnSync(process.execPath, ['--input-type=module', '-e', source]).status).toBe(0)
    expect(openRegions(regionsIn()).list()).toEqual([])
    removeAbandoned(regionsIn())
    expect(readdirSync(regionsIn())).toEqual(['monaco'])
    expect(openRegions(regionsIn()).list()).toHaveLength(1)
  })

  test('replaces an older import of the same name while that is being read', async () => {
    const regions = openRegions(regionsIn())
    const before = regions.list()[0]?.version
    await importRegion({ file: MONACO, regions: regionsIn() })
    await expect.poll(() => regions.list()[0]?.version, { timeout: 5000 }).not.toBe(before)
    expect(regions.list()).toHaveLength(1)
  })

  test('refuses an invalid name', async () => {
    for (const name of ['../fuera', 'Con Espacio', '', '.oculta'])
      await expect(importRegion({ file: MONACO, regions: regionsIn(), name })).rejects.toThrow(
        /no sirve como nombre/,
      )
  })
})

describe('importing an archive', () => {
  test("accepts one in Protomaps' schema unchanged", async () => {
    const file = join(folder, 'Ciudad 2026.pmtiles')
    copyFileSync(join(regionsIn(), 'monaco', 'tiles.pmtiles'), file)
    const { region } = await importRegion({ file, regions: regionsIn() })
    expect(region).toMatchObject({ name: 'ciudad-2026', source: 'protomaps', maxzoom: 14, hasSearch: false })
    const header = await archiveIn(join(regionsIn(), 'ciudad-2026', 'tiles.pmtiles')).getHeader()
    expect(header.minLon).toBeCloseTo(7.409205, 4)
    expect(removeRegion(regionsIn(), 'ciudad-2026')).toBe(true)
  })

  test('refuses one that is truncated or of another version', async () => {
    const file = join(folder, 'mala.pmtiles')
    const whole = readFileSync(join(regionsIn(), 'monaco', 'tiles.pmtiles'))
    writeFileSync(file, whole.subarray(0, 90_000))
    await expect(importRegion({ file, regions: regionsIn() })).rejects.toThrow(
      /está cortado \(en el byte 90000\)/,
    )
    const other = Buffer.from(whole)
    other.writeUInt8(2, 7)
    writeFileSync(file, other)
    await expect(importRegion({ file, regions: regionsIn() })).rejects.toThrow(/versión 3/)
  })

  test('refuses one of another schema, and one that does not say where it is', async () => {
    const file = join(folder, 'ajena.pmtiles')
    const whole = readFileSync(join(regionsIn(), 'monaco', 'tiles.pmtiles'))
    const described = (layers: unknown) => {
      const metadata = gzipSync(JSON.stringify({ vector_layers: layers }))
      const header = Buffer.from(whole.subarray(0, 127))
      header.writeBigUInt64LE(BigInt(whole.length), 24)
      header.writeBigUInt64LE(BigInt(metadata.length), 32)
      writeFileSync(file, Buffer.concat([header, whole.subarray(127), metadata]))
      return importRegion({ file, regions: regionsIn() })
    }
    const openMapTiles = ['water', 'transportation', 'place'].map((id) => ({ id }))
    await expect(described(openMapTiles)).rejects.toThrow(/sus capas son water, transportation, place/)
    for (const strange of [null, {}, 'roads', [null]])
      await expect(described(strange)).rejects.toThrow(/no sigue el esquema/)
    const nowhere = Buffer.from(whole)
    nowhere.fill(0, 102, 118)
    writeFileSync(file, nowhere)
    await expect(importRegion({ file, regions: regionsIn() })).rejects.toThrow(/no dice qué región/)
  })
})
