import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isWalkable } from '@andariego/contract/walking'
import { importRegion, openRegions } from '@andariego/map-regions'
import { ANDORRA, MONACO } from '@andariego/map-regions/testing/extracts'
import { median, quantile, type Row } from '../row.ts'
import { openValhalla } from '../valhalla.ts'

const PAIRS = 200
const MEDIAN_ERROR = 0.1

interface Spot {
  latitude: number
  longitude: number
}
type Found = Spot & { kind: string }

/** Returns the doors and places to visit that an import found, in a stable order. */
const doorsOf = (searchFiles: string[]): Spot[] =>
  searchFiles
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
    .sort()
    .map((line) => JSON.parse(line) as Found)
    .filter(({ kind }) => kind === 'address' || kind === 'poi')
    .map(({ latitude, longitude }) => ({ latitude: latitude / 1e7, longitude: longitude / 1e7 }))

/** Returns pairs of doors within walking distance: the same ones in each run. */
const pairsOf = (doors: Spot[]): { from: Spot; to: Spot }[] => {
  const pairs: { from: Spot; to: Spot }[] = []
  let state = 1
  const door = (): Spot => {
    state = (state * 48_271) % 2_147_483_647
    return doors[state % doors.length] as Spot
  }
  while (pairs.length < PAIRS) {
    const [from, to] = [door(), door()]
    if (from !== to && isWalkable(from, to)) pairs.push({ from, to })
  }
  return pairs
}

const regionWithDoors = async (file: string, folder: string) => {
  let doors: Spot[] = []
  const { region } = await importRegion({
    file,
    regions: folder,
    index: (searchFiles) => {
      doors = doorsOf(searchFiles)
      return false
    },
  })
  return { name: region.name, doors }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Measures walks against those of the router Valhalla, which fills its graph from the same extracts. */
export const walks = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-walks-'))
  try {
    const valhalla = await openValhalla([ANDORRA, MONACO], folder)
    const rows: Row[] = []
    for (const file of [ANDORRA, MONACO]) {
      const { name, doors } = await regionWithDoors(file, folder)
      const regions = openRegions(folder)
      const [metres, minutes]: number[][] = [[], []]
      let foundByOne = 0
      for (const { from, to } of pairsOf(doors)) {
        const [walk, theirs] = [regions.walk(from, to), await valhalla.walk(from, to)]
        const ours = walk === 'none' ? null : walk
        if (ours && theirs) {
          metres?.push(Math.abs(ours.metres - theirs.metres) / theirs.metres)
          minutes?.push(Math.abs(ours.minutes - theirs.minutes) / theirs.minutes)
        } else if (ours || theirs) foundByOne++
      }
      const told = (errors: number[] = []) =>
        `median ${percent(median(errors))}, nine of ten within ${percent(quantile(errors, 0.9))}`
      rows.push({
        what: `Walks between doors of ${name}, against Valhalla`,
        figure: `minutes: ${told(minutes)}; metres: ${told(metres)}; ${minutes?.length} pairs, ${foundByOne} found by one router only`,
        target: `median ≤ ${MEDIAN_ERROR * 100} %`,
        ok: Math.max(median(minutes ?? []), median(metres ?? [])) <= MEDIAN_ERROR,
      })
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
