import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { linesOnMap } from '../geometry/seam.ts'
import { xOf, yOf } from '../geometry/world.ts'
import { type BlobPlace, findBlobs } from '../osm/blobs.ts'
import type { Bounds } from '../osm/header.ts'
import { openWays, type WayRows } from '../osm/way-file.ts'
import { OPENSTREETMAP_ATTRIBUTION, TILES_FILE, WAYS_FILE } from '../region.ts'
import { assembleArchive } from '../tiles/archive-assembly.ts'
import { FIRST_ZOOM, LAST_ZOOM, LAYERS } from '../tiles/feature.ts'
import { createSpool, type SpoolIndex } from '../tiles/spool.ts'
import { boundsOfFile, boundsOfPieces } from './bounds-of-extract.ts'
import { coverageOf } from './coverage.ts'
import type { NumberedLine } from './house-numbers.ts'
import { createPool, type Pool } from './pool.ts'
import type { OnProgress } from './progress.ts'
import { progressOf } from './progress.ts'
import type { WorkerEnd } from './protocol.ts'
import { coastFeatures } from './sea.ts'
import { factsOf } from './way-facts.ts'

const MOST_WORKERS = 8
/** The first id of coastline features: no element of the extract has such a large id. */
const COAST_ID = 2 ** 52

interface Options {
  file: string
  folder: string
  work: string
  onProgress: OnProgress
  workers?: number | undefined
}

const merged = (indexes: SpoolIndex[]): SpoolIndex => {
  const all: SpoolIndex = new Map()
  for (const index of indexes)
    for (const [piece, stretches] of index) all.set(piece, [...(all.get(piece) ?? []), ...stretches])
  return all
}

const EMPTY = new Int32Array()

const drawCoast = (
  work: string,
  ways: WayRows[],
  coasts: number[],
  { west, south, east, north }: Bounds,
): SpoolIndex => {
  const spool = createSpool(`${work}/features-coast`)
  if (coasts.length > 0) {
    const lines = openWays(ways)
    const box = { west: xOf(west), north: yOf(north), east: xOf(east), south: yOf(south) }
    const found = coasts
      .toSorted((one, other) => one - other)
      .flatMap((id) => linesOnMap(lines.line(id) ?? EMPTY))
    coastFeatures(found, box).forEach((feature, index) => {
      spool.add({ ...feature, id: COAST_ID + index })
    })
    lines.close()
  }
  return spool.close()
}

const summed = (ends: WorkerEnd[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const end of ends)
    for (const [key, value] of Object.entries(end.counts)) counts[key] = (counts[key] ?? 0) + value
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Adds the houses between two whose numbers are known. Their nodes are read once more, only in files with such lines. */
const addHouses = async (pool: Pool, data: BlobPlace[], lines: NumberedLine[]) => {
  if (lines.length === 0) return
  const wanted = Float64Array.from(new Set(lines.flatMap(({ nodes }) => nodes))).sort()
  const houses = await pool.all(data.map((blob) => ({ do: 'find houses' as const, blob, wanted })))
  // In one order, so that the same file gives the same tiles.
  lines.sort((one, other) => one.id - other.id)
  await pool.all([{ do: 'number houses' as const, lines, houses: houses.flat() }])
}

/** Makes tiles and the walking graph from a .osm.pbf file, in an existing folder. Throws DamagedFile. */
export const importOpenStreetMap = async ({ file, folder, work, onProgress, workers }: Options) => {
  const blobs = findBlobs(file, statSync(file).size)
  const said = boundsOfFile(file, blobs[0])
  const data = blobs.filter(({ type }) => type === 'OSMData')
  const progress = progressOf(onProgress)
  const size = Math.max(1, Math.min(workers ?? availableParallelism(), MOST_WORKERS))
  const pool = createPool(size, { file, folder: work })
  try {
    const blocks = await pool.all(
      data.map((blob) => ({ do: 'read nodes' as const, blob })),
      progress.begin('Leyendo puntos', data.length),
    )
    const facts = factsOf(file, blocks, await pool.each({ do: 'end nodes' }))
    await pool.each({ do: 'begin ways', facts })
    const ofWays = data.filter((_, index) => blocks[index]?.hasWays)
    const read = await pool.all(
      ofWays.map((blob) => ({ do: 'read ways' as const, blob })),
      progress.begin('Leyendo caminos y edificios', ofWays.length),
    )
    const ends = await pool.each({ do: 'end ways' })
    const ways = ends.map((end) => end.ways)
    await addHouses(
      pool,
      data,
      read.flatMap(({ numbered }) => numbered),
    )
    await pool.each({ do: 'begin relations', ways })
    const ofRelations = data.filter((_, index) => blocks[index]?.hasRelations)
    await pool.all(
      ofRelations.map((blob) => ({ do: 'read relations' as const, blob })),
      progress.begin('Uniendo áreas', ofRelations.length),
    )
    const readings = await pool.each({ do: 'end reading' })
    const inland = merged(readings.map(({ index }) => index))
    if (inland.size === 0) throw new Error(`${file}: no contiene nada que se pueda dibujar.`)
    const bounds = said ?? boundsOfPieces(inland)
    const index = merged([
      inland,
      drawCoast(
        work,
        ways,
        read.flatMap(({ coasts }) => coasts),
        bounds,
      ),
    ])
    const weight = (stretches: { length: number }[]) => stretches.reduce((sum, { length }) => sum + length, 0)
    const pieces = [...index]
      .sort((one, other) => weight(other[1]) - weight(one[1]))
      .map(([key, stretches]) => {
        const [level = 0, x = 0, y = 0] = key.split('/').map(Number)
        return { do: 'cut' as const, level, x, y, stretches }
      })
    const graph = {
      do: 'build graph' as const,
      files: ends.map(({ walks }) => walks),
      target: `${folder}/${WAYS_FILE}`,
    }
    await pool.all([graph, ...pieces], progress.begin('Dibujando el mapa', pieces.length + 1))
    const stored = (await pool.each({ do: 'end tiles' })).flat()
    // What follows takes memory of its own.
    await pool.close()
    const done = progress.begin('Terminando', 1)
    const { bytes, tiles } = assembleArchive(`${folder}/${TILES_FILE}`, stored, {
      minzoom: FIRST_ZOOM,
      maxzoom: LAST_ZOOM,
      bounds: [bounds.west, bounds.south, bounds.east, bounds.north],
      json: {
        attribution: OPENSTREETMAP_ATTRIBUTION,
        vector_layers: LAYERS.map((id) => ({ id, fields: {} })),
      },
    })
    return {
      bounds,
      coverage: coverageOf(inland, bounds),
      counts: summed(readings),
      searchFiles: readings.map(({ searchFile }) => searchFile),
      tiles,
      bytes,
      done,
    }
  } finally {
    await pool.close()
  }
}
