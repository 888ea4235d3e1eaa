import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { varint } from '../testing/write-extract.ts'
import { importRegion } from './import-region.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archives-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Entry {
  id: number
  run: number
  length: number
  offset: number
}
const directory = (entries: Entry[]): Buffer =>
  Buffer.concat([
    varint(entries.length),
    ...entries.map(({ id }, index) => varint(id - (entries[index - 1]?.id ?? 0))),
    ...entries.map(({ run }) => varint(run)),
    ...entries.map(({ length }) => varint(length)),
    ...entries.map(({ offset }) => varint(offset + 1)),
  ])

const TILE = gzipSync(Buffer.of(0x1a, 0x00))
const LAYERS = { vector_layers: ['roads', 'earth'].map((id) => ({ id })) }
interface Parts {
  root: Buffer
  metadata: Buffer
  leaves: Buffer
  tiles: Buffer
  zooms: [number, number]
  bounds: [number, number, number, number]
}

/** Writes an archive of these parts, packed with gzip unless they are already. */
const archiveOf = (changes: Partial<Parts> = {}): Buffer => {
  const parts: Parts = {
    root: gzipSync(directory([{ id: 0, run: 1, length: TILE.length, offset: 0 }])),
    metadata: gzipSync(JSON.stringify(LAYERS)),
    leaves: Buffer.alloc(0),
    tiles: TILE,
    zooms: [0, 14],
    bounds: [7.4, 43.7, 7.5, 43.8],
    ...changes,
  }
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header[7] = 3
  let offset = header.length
  const sections = [parts.root, parts.metadata, parts.leaves, parts.tiles]
  for (const [index, section] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(section.length), 16 + index * 16)
    offset += section.length
  }
  header[97] = 2
  header[98] = 2
  header[99] = 1
  header.set(parts.zooms, 100)
  for (const [index, degrees] of parts.bounds.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  return Buffer.concat([header, ...sections])
}

const imported = (bytes: Buffer) => {
  const file = join(folder, 'archive.pmtiles')
  writeFileSync(file, bytes)
  return importRegion({ file, regions: join(folder, 'maps') })
}
const leaf = (entries: Entry[]) => gzipSync(directory(entries))

describe('an archive', () => {
  test('that is whole is imported, also with directories in directories', async () => {
    expect((await imported(archiveOf())).region.name).toBe('archive')
    const leaves = leaf([{ id: 0, run: 3, length: TILE.length, offset: 0 }])
    const root = gzipSync(directory([{ id: 0, run: 0, length: leaves.length, offset: 0 }]))
    expect((await imported(archiveOf({ root, leaves }))).region.maxzoom).toBe(14)
  })

  test.each<[string, () => Buffer, RegExp]>([
    [
      'whose directory points behind its tiles',
      () => archiveOf({ root: leaf([{ id: 0, run: 1, length: TILE.length, offset: 1_000_000 }]) }),
      /una tesela está fuera del archivo/,
    ],
    [
      'whose directory points to one behind its end',
      () => archiveOf({ root: leaf([{ id: 0, run: 0, length: 10, offset: 5_000 }]) }),
      /su índice está dañado/,
    ],
    [
      'whose directories go in a circle',
      () => {
        // Not packed, so that a directory can contain its own position and length.
        const own = directory([{ id: 0, run: 0, length: 5, offset: 0 }])
        const bytes = archiveOf({ root: own, leaves: own, metadata: Buffer.from(JSON.stringify(LAYERS)) })
        bytes[97] = 1
        return bytes
      },
      /su índice está dañado/,
    ],
    [
      'whose directory claims a thousand million entries',
      () => archiveOf({ root: gzipSync(varint(1_000_000_000)) }),
      /su índice está dañado/,
    ],
    [
      'whose directory unpacks to gigabytes',
      () => archiveOf({ root: gzipSync(Buffer.alloc(40_000_000)) }),
      /su índice está dañado/,
    ],
    [
      'whose description unpacks to gigabytes',
      () => archiveOf({ metadata: gzipSync(Buffer.alloc(40_000_000, 0x20)) }),
      /la descripción del archivo no se puede leer/,
    ],
    [
      'whose tiles are not packed as it says',
      () => archiveOf({ tiles: Buffer.from(TILE).fill(0x41) }),
      /una tesela no está comprimida como dice el archivo/,
    ],
    [
      'whose tiles unpack to gigabytes',
      () => {
        const tiles = gzipSync(Buffer.alloc(40_000_000))
        return archiveOf({ tiles, root: leaf([{ id: 0, run: 1, length: tiles.length, offset: 0 }]) })
      },
      /una tesela no está comprimida como dice el archivo/,
    ],
    ['of impossible zooms', () => archiveOf({ zooms: [9, 200] }), /no dice sus niveles de detalle/],
    ['of no place on earth', () => archiveOf({ bounds: [-200, 10, 200, 20] }), /no dice qué región/],
    [
      'whose layers are commands for a terminal',
      () => archiveOf({ metadata: gzipSync(JSON.stringify({ vector_layers: [{ id: '\u001b[2Jhola' }] })) }),
      /sus capas son \[2Jhola/,
    ],
    [
      'whose sections are beyond any disk',
      () => {
        const bytes = archiveOf()
        bytes.writeBigUInt64LE(2n ** 63n, 24)
        return bytes
      },
      /está cortado/,
    ],
  ])('%s is refused', async (_what, bytes, message) => {
    await expect(imported(bytes())).rejects.toThrow(message)
    expect(readdirSync(join(folder, 'maps'))).toEqual(['archive'])
  })

  test.each([
    ['<a href="https://example.org">© OpenStreetMap</a>', '© OpenStreetMap'],
    ['© A <img src=x onerror=alert(1) ', '© A img src=x onerror=alert(1)'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', 'lt;scriptgt;alert(1)lt;/scriptgt;'],
  ])('with the attribution %s shows no markup', async (attribution, shown) => {
    const metadata = gzipSync(JSON.stringify({ ...LAYERS, attribution }))
    expect((await imported(archiveOf({ metadata }))).region.attribution).toBe(shown)
  })

  test('of which any bytes are altered is imported or refused in Spanish', async () => {
    const whole = archiveOf()
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        async (changes) => {
          const bytes = Buffer.from(whole)
          for (const [at, value] of changes) bytes[at] = value
          const message = await imported(bytes).then(
            () => '',
            (error: Error) => error.message,
          )
          expect(message).toMatch(/^$|\(en el byte \d+\)\.$/)
        },
      ),
      { numRuns: 300, interruptAfterTimeLimit: 4_000 },
    )
    expect(readFileSync(join(folder, 'maps/archive/region.json'), 'utf8')).toContain('"protomaps"')
  })
})
