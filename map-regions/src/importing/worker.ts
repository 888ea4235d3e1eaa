import { openSync } from 'node:fs'
import { type BlobPlace, readBlob } from '../osm/blobs.ts'
import { DamagedFile } from '../osm/damaged-file.ts'
import { createNodeFile, openNodes, TWICE } from '../osm/node-file.ts'
import { indexInSorted } from '../osm/sorted-ids.ts'
import { createWayFile, openWays } from '../osm/way-file.ts'
import { createTileStore } from '../tiles/archive-assembly.ts'
import { cutPiece } from '../tiles/cut-piece.ts'
import { readSpool } from '../tiles/spool.ts'
import { buildGraph } from '../walking/build-graph.ts'
import { createWalkFile } from '../walking/way-rows.ts'
import { findHouses, numberHouses } from './house-numbers.ts'
import { createOutlet } from './outlet.ts'
import type { Reply, Task, WayFacts, WorkerStart } from './protocol.ts'
import { readNodes } from './read-nodes.ts'
import { readRelations } from './read-relations.ts'
import { readWays, type WayContext } from './read-ways.ts'

const { file, folder, number } = JSON.parse(process.argv[2] ?? '') as WorkerStart
const source = openSync(file, 'r')
const out = createOutlet(folder, number)
const nodeFile = createNodeFile(`${folder}/nodes-${number}`)
const members = createWayFile(`${folder}/ways-${number}`)
const walks = createWalkFile(`${folder}/walks-${number}`)
const tiles = createTileStore(`${folder}/tiles-${number}`)
let context: WayContext | null = null
let ways: ReturnType<typeof openWays> | null = null

const contextOf = (facts: WayFacts): WayContext => ({
  nodes: openNodes(facts.nodes),
  members,
  walks,
  out,
  isMember: (id) => indexInSorted(facts.members, id) >= 0,
  isSquare: (id) => indexInSorted(facts.squares, id) >= 0,
  levelOf: (id) => facts.levels[indexInSorted(facts.boundaries, id)],
})

/** Reads a blob's content; an error names the blob. */
const within = <T>(blob: BlobPlace, read: (bytes: Uint8Array) => T): T => {
  const bytes = readBlob(source, file, blob)
  try {
    return read(bytes)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const what =
      error.message === TWICE
        ? 'contiene dos veces el mismo elemento (si tiene versiones antiguas, quítalas con «osmium time-filter»)'
        : 'un bloque está dañado'
    throw new DamagedFile(file, blob.offset, what)
  }
}

const work = (task: Task): unknown => {
  if (task.do === 'read nodes') return within(task.blob, (bytes) => readNodes(bytes, nodeFile, out))
  if (task.do === 'end nodes') return nodeFile.close()
  if (task.do === 'begin ways') context = contextOf(task.facts)
  if (task.do === 'read ways')
    return within(task.blob, (bytes) => (context ? readWays(bytes, context) : { coasts: [], numbered: [] }))
  if (task.do === 'end ways') {
    context?.nodes.close()
    return { ways: members.close(), walks: walks.close() }
  }
  if (task.do === 'find houses') return within(task.blob, (bytes) => findHouses(bytes, task.wanted))
  if (task.do === 'number houses') numberHouses(task.lines, task.houses, out)
  if (task.do === 'begin relations') ways = openWays(task.ways)
  if (task.do === 'read relations') within(task.blob, (bytes) => ways && readRelations(bytes, ways, out))
  if (task.do === 'end reading') {
    ways?.close()
    return out.close()
  }
  if (task.do === 'build graph') return buildGraph(task.files, task.target)
  if (task.do === 'cut') {
    let made = 0
    for (const tile of cutPiece(task.level, task.x, task.y, readSpool(task.stretches))) {
      tiles.add(tile)
      made++
    }
    return { tiles: made }
  }
  return task.do === 'end tiles' ? tiles.close() : null
}

const reply = (message: Reply) => process.send?.(message)

// The import was killed: nobody waits for this process.
process.on('disconnect', () => process.exit(1))
process.on('message', (task: Task) => {
  try {
    reply({ result: work(task) })
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) })
  }
})
