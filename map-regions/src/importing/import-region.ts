import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { NAME, nameOfFile, OPENSTREETMAP_ATTRIBUTION, REGION_FILE, type RegionInfo } from '../region.ts'
import { FIRST_ZOOM, LAST_ZOOM } from '../tiles/feature.ts'
import { importArchive } from './import-archive.ts'
import { importOpenStreetMap } from './import-openstreetmap.ts'
import { inSpanish } from './in-spanish.ts'
import type { OnProgress } from './progress.ts'
import { createUnfinished, exchange, removeAbandoned } from './unfinished.ts'

export interface ImportOptions {
  /** A .osm.pbf extract, or a .pmtiles archive in Protomaps' schema. */
  file: string
  /** The folder that contains all regions. */
  regions: string
  /** Lower-case letters, digits and hyphens; default from the file's name. */
  name?: string
  onProgress?: OnProgress
  workers?: number
  /** Builds the region's search from the things found (files of SearchRecord, one per line); returns whether it did. */
  index?: (searchFiles: string[], folder: string) => Promise<boolean> | boolean
}

export interface Imported {
  region: RegionInfo
  tiles: number
  bytes: number
}

const fingerprint = (file: string): string => {
  const { size, mtimeMs } = statSync(file)
  const descriptor = openSync(file, 'r')
  const start = Buffer.alloc(65_536)
  const read = readSync(descriptor, start, 0, start.length, 0)
  closeSync(descriptor)
  return createHash('sha256')
    .update(`${size} ${mtimeMs} ${Date.now()}`)
    .update(start.subarray(0, read))
    .digest('hex')
    .slice(0, 12)
}

const isArchive = (file: string): boolean => {
  const descriptor = openSync(file, 'r')
  const start = Buffer.alloc(7)
  readSync(descriptor, start, 0, 7, 0)
  closeSync(descriptor)
  return start.toString('latin1') === 'PMTiles'
}

/**
 * Imports a region from a file. It appears under its name only when complete: a failed or stopped import leaves nothing that
 * could be taken for a region.
 */
export const importRegion = async (options: ImportOptions): Promise<Imported> => {
  const { file, regions, onProgress = () => {} } = options
  if (!existsSync(file)) throw new Error(`No existe el archivo ${file}.`)
  if (!statSync(file).isFile()) throw new Error(`${file} es una carpeta, no un archivo.`)
  const name = options.name ?? nameOfFile(file)
  if (!NAME.test(name)) throw new Error(`«${name}» no sirve como nombre: usa minúsculas, cifras y guiones.`)
  mkdirSync(regions, { recursive: true })
  removeAbandoned(regions)
  const unfinished = createUnfinished(regions)
  const [folder, work] = [join(unfinished, 'region'), join(unfinished, 'work')]
  mkdirSync(folder, { recursive: true })
  mkdirSync(work)
  try {
    const common = {
      format: 1 as const,
      name,
      version: fingerprint(file),
      importedAt: new Date().toISOString(),
    }
    const made = isArchive(file)
      ? fromArchive(file, folder)
      : await fromExtract({ ...options, onProgress }, folder, work)
    const region: RegionInfo = { ...common, ...made.info }
    writeFileSync(join(folder, REGION_FILE), `${JSON.stringify(region, null, 2)}\n`)
    exchange(regions, unfinished, folder, name)
    onProgress({ step: 'Listo', share: 1, secondsLeft: 0 })
    return { region, tiles: made.tiles, bytes: made.bytes }
  } catch (error) {
    throw inSpanish(error)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const fromArchive = (file: string, folder: string) => {
  const { tiles, bytes, ...found } = importArchive(file, folder)
  return {
    tiles,
    bytes,
    info: { source: 'protomaps' as const, ...found, counts: {}, hasSearch: false, hasWays: false },
  }
}

const fromExtract = async (
  options: ImportOptions & { onProgress: OnProgress },
  folder: string,
  work: string,
) => {
  const { file, onProgress, workers, index } = options
  const made = await importOpenStreetMap({ file, folder, work, onProgress, workers })
  const hasSearch = (await index?.(made.searchFiles, folder)) ?? false
  made.done()
  return {
    tiles: made.tiles,
    bytes: made.bytes,
    info: {
      source: 'openstreetmap' as const,
      attribution: OPENSTREETMAP_ATTRIBUTION,
      bounds: made.bounds,
      coverage: made.coverage,
      minzoom: FIRST_ZOOM,
      maxzoom: LAST_ZOOM,
      counts: made.counts,
      hasSearch,
      hasWays: true,
    },
  }
}
