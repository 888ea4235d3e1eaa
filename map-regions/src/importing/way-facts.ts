import { DamagedFile } from '../osm/damaged-file.ts'
import { directoryOf, type Stretches } from '../osm/node-file.ts'
import type { WayFacts } from './protocol.ts'
import type { BlockKinds } from './read-nodes.ts'

/** Sorts relations' facts about ways for look-up: which ways are members, and the most important level of their boundaries. */
export const factsOf = (file: string, blocks: BlockKinds[], parts: Stretches[]): WayFacts => {
  const nodes = directoryOf(parts)
  if (!nodes)
    throw new DamagedFile(
      file,
      0,
      'los elementos no están en el orden de sus números (ordénalos con «osmium sort»)',
    )
  const levels = new Map<number, number>()
  for (const { boundaries } of blocks)
    for (let at = 0; at < boundaries.length; at += 2) {
      const [way = 0, level = 0] = [boundaries[at], boundaries[at + 1]]
      levels.set(way, Math.min(level, levels.get(way) ?? level))
    }
  const sorted = [...levels].sort((one, other) => one[0] - other[0])
  const ascending = (ids: number[]) => Float64Array.from(new Set(ids)).sort()
  return {
    nodes,
    members: ascending(blocks.flatMap((block) => block.members)),
    squares: ascending(blocks.flatMap((block) => block.squares)),
    boundaries: Float64Array.from(sorted, ([way]) => way),
    levels: Uint8Array.from(sorted, ([, level]) => level),
  }
}
