import { appendFileSync, writeFileSync } from 'node:fs'
import type { Drawn } from '../features/drawn.ts'
import type { SearchRecord } from '../search/record.ts'
import { LAST_ZOOM } from '../tiles/feature.ts'
import { createSpool } from '../tiles/spool.ts'

/** How many of each kind an import has met: what a person checks against the extract. */
export type Counts = Record<string, number>

/** Ids of nodes, ways and relations share one order; each thing may give a few features. */
const numberOf = (type: 'N' | 'W' | 'R', id: number, turn: number) =>
  (id * 3 + 'NWR'.indexOf(type)) * 4 + turn

const FLUSH_LINES = 2000

/** Where a worker puts what it reads: what is drawn, what is found, how much of each. */
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
  const count = (key: string) => {
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
