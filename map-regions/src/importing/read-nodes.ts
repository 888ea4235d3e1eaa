import { boundaryLevel } from '../features/boundaries.ts'
import { readBlock } from '../osm/block.ts'
import { type createNodeFile, TWICE } from '../osm/node-file.ts'
import { walkingCost } from '../walking/walkable.ts'
import type { Outlet } from './outlet.ts'
import { readPoint } from './read-points.ts'

/** What a block contains besides nodes, and facts about ways in its relations. */
export interface BlockKinds {
  hasWays: boolean
  hasRelations: boolean
  /** Ids of ways that belong to areas. */
  members: number[]
  /** Ids of ways and the level of a boundary they belong to, alternating. */
  boundaries: number[]
  /** Ids of ways around squares that one may walk on. */
  squares: number[]
}

/** Whether there is such a position; in ten-millionths of a degree. */
export const isOnEarth = (latitude: number, longitude: number) =>
  Math.abs(latitude) <= 900_000_000 && Math.abs(longitude) <= 1_800_000_000

/** Files with all versions of their elements have those of one element after each other. */
const notTwice = () => {
  let last: number | undefined
  return (id: number) => {
    if (id === last) throw new RangeError(TWICE)
    last = id
  }
}

/** Types of relations whose members together enclose an area. */
export const AREA_RELATIONS = new Set(['multipolygon', 'boundary'])

/** Stores nodes for the ways, draws those that are something, and collects facts from relations. */
export const readNodes = (
  bytes: Uint8Array,
  nodes: ReturnType<typeof createNodeFile>,
  out: Outlet,
): BlockKinds => {
  const kinds: BlockKinds = { hasWays: false, hasRelations: false, members: [], boundaries: [], squares: [] }
  const [noteWay, noteRelation] = [notTwice(), notTwice()]
  readBlock(bytes, {
    node: (id, latitude, longitude, tags) => {
      if (!isOnEarth(latitude, longitude)) {
        out.count('skipped.position')
        return
      }
      nodes.add(id, latitude, longitude)
      if (tags) readPoint(out, { type: 'N', id, tags }, latitude, longitude)
    },
    way: (id) => {
      noteWay(id)
      kinds.hasWays = true
    },
    relation: (relation, tags, members) => {
      noteRelation(relation)
      kinds.hasRelations = true
      if (!AREA_RELATIONS.has(tags.get('type') ?? '')) return
      const level = boundaryLevel(tags)
      const isSquare = tags.has('highway') && walkingCost(tags, 0) !== null
      for (const { type, id, role } of members()) {
        if (type !== 'way') continue
        if (isSquare && role !== 'inner') kinds.squares.push(id)
        if (tags.get('type') === 'multipolygon' || level === null) kinds.members.push(id)
        if (level !== null) kinds.boundaries.push(id, level)
      }
    },
  })
  nodes.flush()
  return kinds
}
