import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLocalPlaces } from '@andariego/gazetteer'
import { openRegions } from '@andariego/map-regions'
import { ANDORRA } from '@andariego/map-regions/testing/extracts'
import { importMapRegion } from '../../server/src/features/maps/public.ts'
import { quantile, type Row } from '../row.ts'

const TYPED = [
  'Avinguda Meritxell 11',
  'avinguda meritxel',
  'farmacia',
  'carrer prat de la creu',
  'caldea',
  'hotel pireneus',
  'restaurante',
  'estacio de autobuses',
]
const KEYSTROKES = TYPED.flatMap((text) =>
  Array.from({ length: text.length - 1 }, (_, index) => text.slice(0, index + 2)),
)
/** Doors in Andorra la Vella and Escaldes, a few kilometres apart at most. */
const DOORS = [
  [42.5063, 1.5218],
  [42.51, 1.539],
  [42.5075, 1.5288],
  [42.5025, 1.5165],
  [42.5117, 1.5462],
  [42.4985, 1.5],
].map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }))

const SECONDS_A_MEGABYTE = 0.6
const SEARCH_P95 = 15
const WALK_P95 = 20

const timed = (work: () => unknown): number => {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** Measures importing an extract, and requests about its region. */
export const importedRegions = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-regions-'))
  try {
    const before = process.cpuUsage()
    const started = performance.now()
    const { bytes } = await importMapRegion({ file: ANDORRA, regions: folder })
    const seconds = (performance.now() - started) / 1000
    const { user, system } = process.cpuUsage(before)
    const megabytes = statSync(ANDORRA).size / 1e6
    const places = openLocalPlaces(join(folder, 'andorra', 'places.sqlite'))
    const regions = openRegions(folder)
    const pairs = DOORS.flatMap((from) => DOORS.filter((to) => to !== from).map((to) => ({ from, to })))
    regions.walk(DOORS[0] ?? { latitude: 0, longitude: 0 }, DOORS[1] ?? { latitude: 0, longitude: 0 })
    const search = KEYSTROKES.map((q) =>
      timed(() => places.scored({ q, latitude: 42.507, longitude: 1.521 })),
    )
    const walks = pairs.map(({ from, to }) => timed(() => regions.walk(from, to)))
    places.close()
    return [
      {
        what: 'Importing an extract of OpenStreetMap (Andorra, 1.8 MB)',
        figure: `${(seconds / megabytes).toFixed(1)} s a MB (${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of processor), ${(bytes / 1e6).toFixed(1)} MB of tiles, peak memory of the whole bench ${(process.resourceUsage().maxRSS / 1e3).toFixed(0)} MB`,
        target: `≤ ${SECONDS_A_MEGABYTE} s a MB in a large extract; a small one pays for its start`,
        ok: null,
      },
      {
        what: "Search in a region's streets and places, per keystroke",
        figure: `p95 ${quantile(search, 0.95).toFixed(1)} ms, p50 ${quantile(search, 0.5).toFixed(2)} ms`,
        target: `p95 ≤ ${SEARCH_P95} ms`,
        ok: quantile(search, 0.95) <= SEARCH_P95,
      },
      {
        what: 'A way on foot within a city',
        figure: `p95 ${quantile(walks, 0.95).toFixed(1)} ms, p50 ${quantile(walks, 0.5).toFixed(1)} ms (${pairs.length} pairs)`,
        target: `≤ ${WALK_P95} ms`,
        ok: quantile(walks, 0.95) <= WALK_P95,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
