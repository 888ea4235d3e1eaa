import { boundaryLevel } from '../features/boundaries.ts'
import { readBlock } from '../osm/block.ts'
import type { createNodeFile } from '../osm/node-file.ts'
import type { Outlet } from './outlet.ts'
import { readPoint } from './read-points.ts'

/** What a block contains besides nodes, and facts about ways in its relations. */
export type BlockKinds = {
  hasWays: boolean
  hasRelations: boolean
  /** Ids of ways that belong to areas. */
  members: number[]
  /** Ids of ways and the level of a boundary they belong to, alternating. */
  boundaries: number[]
}

/** Types of relations whose members together enclose an area. */
export const AREA_RELATIONS = new Set(['multipolygon', 'boundary'])

/** Stores nodes for the ways, draws those that are something, and collects facts from relations. */
export const readNodes = (
  bytes: Uint8Array,
  nodes: ReturnType<typeof createNodeFile>,
  out: Outlet,
): BlockKinds => {
  const kinds: BlockKinds = { hasWays: false, hasRelations: false, members: [], boundaries: [] }
  readBlock(bytes, {
    node: (id, latitude, longitude, tags) => {
      nodes.add(id, latitude, longitude)
      if (tags) readPoint(out, { type: 'N', id, tags }, latitude, longitude)
    },
    way: () => {
      kinds.hasWays = true
    },
    relation: (_id, tags, members) => {
      kinds.hasRelations = true
      if (!AREA_RELATIONS.has(tags.get('type') ?? '')) return
      const level = boundaryLevel(tags)
      for (const { type, id } of members()) {
        if (type !== 'way') continue
        if (tags.get('type') === 'multipolygon' || level === null) kinds.members.push(id)
        if (level !== null) kinds.boundaries.push(id, level)
      }
    },
  })
  nodes.flush()
  return kinds
}
