import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANDORRA } from '@andariego/map-regions/testing/extracts'
import { writeShiftedCopies } from '@andariego/map-regions/testing/shifted-copies'
import { importMapRegion } from '../../server/src/features/maps/public.ts'
import type { Row } from '../row.ts'

/** 64 copies of Andorra. */
const SIDE = 8
const SECONDS_A_MEGABYTE = 0.6
const MEGABYTES = 1_000

/** Measures importing an extract of a hundred megabytes, generated from a small one. */
export const largeRegion = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-large-region-'))
  try {
    const file = join(folder, 'large.osm.pbf')
    writeShiftedCopies(ANDORRA, SIDE, file)
    const megabytes = statSync(file).size / 1e6
    const before = process.cpuUsage()
    const started = performance.now()
    const { bytes } = await importMapRegion({ file, regions: join(folder, 'regions') })
    const seconds = (performance.now() - started) / 1000
    const { user, system } = process.cpuUsage(before)
    const peak = process.resourceUsage().maxRSS / 1e3
    return [
      {
        what: `Importing a large extract (${megabytes.toFixed(0)} MB of shifted copies)`,
        figure: `${(seconds / megabytes).toFixed(2)} s a MB (${seconds.toFixed(0)} s, ${((user + system) / 1e6).toFixed(0)} s of processor), ${(bytes / 1e6).toFixed(0)} MB of tiles, peak memory ${peak.toFixed(0)} MB`,
        target: `≤ ${SECONDS_A_MEGABYTE} s a MB, ≤ ${MEGABYTES} MB`,
        ok: seconds / megabytes <= SECONDS_A_MEGABYTE && peak <= MEGABYTES,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
