import { appendFileSync, writeFileSync } from 'node:fs'
import type { Drawn } from '../features/drawn.ts'
import type { SearchRecord } from '../search/record.ts'
import { LAST_ZOOM } from '../tiles/feature.ts'
import { createSpool } from '../tiles/spool.ts'

/** How many things of each kind an import has found, for comparison with the extract. */
export type Counts = Record<string, number>

/** Builds a feature's id: nodes, ways and relations share one order, and each thing may have several features. */
const numberOf = (type: 'N' | 'W' | 'R', id: number, turn: number) =>
  (id * 3 + 'NWR'.indexOf(type)) * 4 + turn

const FLUSH_LINES = 2000
/** More and longer kinds than anybody maps: all others count as one, because the counts are read again and again. */
const MOST_KINDS = 2000
const LONGEST_KIND = 60

/** Collects a worker's results: features to draw, things to search, and counts. */
export const createOutlet = (folder: string, worker: number) => {
  const spool = createSpool(`${folder}/features-${worker}`)
  const searchFile = `${folder}/search-${worker}.jsonl`
  const counts: Counts = {}
  let lines: string[] = []
  writeFileSync(searchFile, '')
  const flush = () => {
    if (lines.length > 0) appendFileSync(searchFile, `${lines.join('\n')}\n`)
    lines = []
  }
  let kinds = 0
  const count = (kind: string) => {
    const isKnown = Object.hasOwn(counts, kind)
    const isCounted = isKnown || (kinds < MOST_KINDS && kind.length <= LONGEST_KIND)
    if (isCounted && !isKnown) kinds++
    const key = isCounted ? kind : 'other'
    counts[key] = (counts[key] ?? 0) + 1
  }
  return {
    count,
    draw: (
      type: 'N' | 'W' | 'R',
      id: number,
      turn: number,
      drawn: Drawn,
      shape: 1 | 2 | 3,
      parts: Int32Array[],
    ): void => {
      if (parts.length === 0) return
      spool.add({ id: numberOf(type, id, turn), ...drawn, maxzoom: LAST_ZOOM, type: shape, parts })
    },
    find: (records: SearchRecord[]): void => {
      for (const record of records) {
        count(`search.${record.kind}`)
        lines.push(JSON.stringify(record))
      }
      if (lines.length >= FLUSH_LINES) flush()
    },
    close: () => {
      flush()
      return { index: spool.close(), searchFile, counts }
    },
  }
}
export type Outlet = ReturnType<typeof createOutlet>
