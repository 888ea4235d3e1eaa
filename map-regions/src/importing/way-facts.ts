import { DamagedFile } from '../osm/damaged-file.ts'
import { directoryOf, type Stretches } from '../osm/node-file.ts'
import type { WayFacts } from './protocol.ts'
import type { BlockKinds } from './read-nodes.ts'

/** Returns the numbers of all lists, each once. A Set of them all would take several times their own size. */
const ascending = (lists: number[][]): Float64Array => {
  const sorted = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0))
  let filled = 0
  for (const list of lists) {
    sorted.set(list, filled)
    filled += list.length
  }
  sorted.sort()
  let unique = 0
  for (const id of sorted) if (unique === 0 || id !== sorted[unique - 1]) sorted[unique++] = id
  return sorted.slice(0, unique)
}

/** Returns the ways of all boundaries, each once, with the most important of their levels. `lists`: ways and levels, alternating. */
const boundaryLevels = (lists: number[][]): Pick<WayFacts, 'boundaries' | 'levels'> => {
  const count = lists.reduce((sum, { length }) => sum + length / 2, 0)
  const [ways, levels] = [new Float64Array(count), new Uint8Array(count)]
  const order = new Uint32Array(count)
  let filled = 0
  for (const list of lists)
    for (let at = 0; at < list.length; at += 2) {
      ways[filled] = list[at] as number
      levels[filled] = list[at + 1] as number
      order[filled] = filled++
    }
  order.sort(
    (one, other) =>
      (ways[one] as number) - (ways[other] as number) || (levels[one] as number) - (levels[other] as number),
  )
  const firsts = order.filter((at, index) => index === 0 || ways[at] !== ways[order[index - 1] as number])
  return {
    boundaries: Float64Array.from(firsts, (at) => ways[at] as number),
    levels: Uint8Array.from(firsts, (at) => levels[at] as number),
  }
}

/** Sorts relations' facts about ways for look-up: which ways are members, and the most important level of their boundaries. */
export const factsOf = (file: string, blocks: BlockKinds[], parts: Stretches[]): WayFacts => {
  const nodes = directoryOf(parts)
  if (!nodes)
    throw new DamagedFile(
      file,
      0,
      'los elementos no están en el orden de sus números (ordénalos con «osmium sort»)',
    )
  return {
    nodes,
    members: ascending(blocks.map((block) => block.members)),
    squares: ascending(blocks.map((block) => block.squares)),
    ...boundaryLevels(blocks.map((block) => block.boundaries)),
  }
}
