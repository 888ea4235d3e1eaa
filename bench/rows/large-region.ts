import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANDORRA } from '@andariego/map-regions/testing/extracts'
import { writeShiftedCopies } from '@andariego/map-regions/testing/shifted-copies'
import { familyOf, processorMilliseconds, proportionalMegabytes, unlessGone } from '../processes.ts'
import type { Row } from '../row.ts'

/** 64 copies of Andorra. */
const SIDE = 8
const SECONDS_A_MEGABYTE = 0.6
const MEGABYTES = 1_000
const SAMPLE_MS = 200
const COMMAND = new URL('../../scripts/maps-import.ts', import.meta.url).pathname

/** Imports a file by the command, in its own process, so that its memory is not that of other benchmarks. */
const imported = async (file: string, regions: string) => {
  const command = spawn(process.execPath, [COMMAND, file], {
    env: { ...process.env, MAPS_REGIONS: regions },
    stdio: 'ignore',
  })
  const { pid = 0 } = command
  let peak = 0
  // By process: the workers end before the command does.
  const processor = new Map<number, number>()
  const sampling = setInterval(() => {
    const family = familyOf(pid)
    const megabytes = family.reduce((sum, member) => sum + proportionalMegabytes(member), 0)
    peak = Math.max(peak, megabytes)
    for (const member of family) {
      const used = unlessGone(() => processorMilliseconds([member]), 0)
      processor.set(member, Math.max(used, processor.get(member) ?? 0))
    }
  }, SAMPLE_MS)
  const [code] = await once(command, 'exit')
  clearInterval(sampling)
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
  return { peak, processor: [...processor.values()].reduce((sum, used) => sum + used, 0) / 1000 }
}

/** Measures importing an extract of a hundred megabytes, generated from a small one. */
export const largeRegion = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-large-region-'))
  try {
    const [file, regions] = [join(folder, 'large.osm.pbf'), join(folder, 'regions')]
    writeShiftedCopies(ANDORRA, SIDE, file)
    const megabytes = statSync(file).size / 1e6
    const started = performance.now()
    const { peak, processor } = await imported(file, regions)
    const seconds = (performance.now() - started) / 1000
    const tiles = statSync(join(regions, 'large', 'tiles.pmtiles')).size / 1e6
    return [
      {
        what: `Importing a large extract (${megabytes.toFixed(0)} MB of shifted copies)`,
        figure: `${(seconds / megabytes).toFixed(2)} s a MB (${seconds.toFixed(0)} s, ${processor.toFixed(0)} s of processor), ${tiles.toFixed(0)} MB of tiles, peak memory ${peak.toFixed(0)} MB`,
        target: `≤ ${SECONDS_A_MEGABYTE} s a MB, ≤ ${MEGABYTES} MB`,
        ok: seconds / megabytes <= SECONDS_A_MEGABYTE && peak <= MEGABYTES,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
