import { areaLabel, drawnArea, isArea } from '../features/areas.ts'
import { boundaryLevel, drawnBoundary } from '../features/boundaries.ts'
import { drawnRoad } from '../features/roads.ts'
import { drawnStream } from '../features/water.ts'
import { isClosed, reversed, turn } from '../geometry/rings.ts'
import { crossesSeam, linesOnMap } from '../geometry/seam.ts'
import { xOf, yOf } from '../geometry/world.ts'
import { readBlock, type Tags } from '../osm/block.ts'
import { NOWHERE, type openNodes } from '../osm/node-file.ts'
import type { createWayFile } from '../osm/way-file.ts'
import { streetRecord } from '../search/records-of.ts'
import { walkingCost } from '../walking/walkable.ts'
import type { createWalkFile } from '../walking/way-rows.ts'
import { areaOnMap } from './areas-on-map.ts'
import type { NumberedLine } from './house-numbers.ts'
import type { Outlet } from './outlet.ts'
import { isOnEarth } from './read-nodes.ts'
import { readPoint } from './read-points.ts'

export interface WayContext {
  nodes: ReturnType<typeof openNodes>
  members: ReturnType<typeof createWayFile>
  walks: ReturnType<typeof createWalkFile>
  out: Outlet
  /** Whether the way belongs to an area relation. */
  isMember: (id: number) => boolean
  /** Whether the way is around a square that one may walk on. */
  isSquare: (id: number) => boolean
  /** Returns the level of the most important boundary a way belongs to. */
  levelOf: (id: number) => number | undefined
}

interface Way {
  id: number
  tags: Tags
  refs: number[]
  places: number[] | null
}

const METRES_A_DEGREE = 111_195
const RADIANS = Math.PI / 180

const metresAlong = (places: number[]): number => {
  let sum = 0
  for (let at = 2; at < places.length; at += 2) {
    const [latitude, longitude] = [places[at] as number, places[at + 1] as number]
    const north = (latitude - (places[at - 2] as number)) / 1e7
    const east = ((longitude - (places[at - 1] as number)) / 1e7) * Math.cos((latitude / 1e7) * RADIANS)
    sum += Math.hypot(north, east) * METRES_A_DEGREE
  }
  return sum
}

/** Returns the ring in clockwise orientation on the screen, as shells need it; none if it encloses nothing. */
const asShell = ([line]: Int32Array[]): Int32Array[] => {
  const direction = line ? turn(line) : 0
  return !line || direction === 0 ? [] : [direction < 0 ? reversed(line) : line]
}

const readArea = ({ out }: WayContext, { id, tags }: Way, line: Int32Array) => {
  const drawn = drawnArea(tags)
  const area = areaOnMap([line], asShell)
  if (area === 'around') out.count('skipped.area')
  if (area === null || area === 'around') return
  if (drawn) {
    out.count(`${drawn.layer}.${drawn.properties.kind}`)
    const label = areaLabel(tags, drawn)
    out.draw(
      'W',
      id,
      0,
      { ...drawn, properties: { ...drawn.properties, ...label?.properties } },
      3,
      area.rings,
    )
  }
  readPoint(out, { type: 'W', id, tags }, area.latitude, area.longitude)
}

const readWay = (context: WayContext, way: Way, nodes: number[], places: number[]) => {
  const { out, members, walks } = context
  const { id, tags } = way
  const line = new Int32Array(places.length)
  for (let at = 0; at < places.length; at += 2) {
    line[at] = xOf((places[at + 1] as number) / 1e7)
    line[at + 1] = yOf((places[at] as number) / 1e7)
  }
  if (context.isMember(id) || tags.get('natural') === 'coastline') members.add(id, line)
  const level = context.levelOf(id) ?? boundaryLevel(tags)
  const boundary = level === null ? null : drawnBoundary(level)
  if (boundary) {
    out.count(`boundary.${boundary.properties.kind}`)
    out.draw('W', id, 2, boundary, 2, linesOnMap(line))
  }
  if (isClosed(line) && isArea(tags)) readArea(context, way, line)
  else {
    const drawn = drawnRoad(tags) ?? drawnStream(tags)
    if (drawn) {
      out.count(`${drawn.layer}.${drawn.properties.kind_detail ?? drawn.properties.kind}`)
      out.draw('W', id, 0, drawn, 2, linesOnMap(line))
    }
  }
  // Walks and searches would look for it along the whole line round the world; only a few ferries are concerned.
  if (crossesSeam(line)) {
    if (tags.has('highway') || tags.has('route')) out.count('skipped.walk')
    return
  }
  if (!tags.has('highway') && context.isSquare(id)) walks.add(nodes, places, { cost: 1, oneway: null })
  if (tags.has('highway') || tags.has('route')) {
    const walk = walkingCost(tags, metresAlong(places))
    if (walk) walks.add(nodes, places, walk)
    const middle = (places.length >> 2) * 2
    const record =
      tags.has('highway') &&
      streetRecord(`W${id}`, tags, places[middle] as number, places[middle + 1] as number)
    if (record) out.find([{ ...record, line: places.map((value) => Math.round(value / 100) / 1e5) }])
  }
}

const isNoted = ({ isMember, levelOf }: WayContext, { id, tags }: Way) =>
  tags.size > 0 || isMember(id) || levelOf(id) !== undefined

/**
 * Converts a block's ways to map coordinates and emits them. Returns the ids of coastline ways, and lines between house numbers.
 */
export const readWays = (
  bytes: Uint8Array,
  context: WayContext,
): { coasts: number[]; numbered: NumberedLine[] } => {
  const ways: Way[] = []
  const numbered: NumberedLine[] = []
  readBlock(bytes, {
    way: (id, tags, refs, places) => {
      const way = { id, tags, refs, places }
      if (refs.length > 1 && isNoted(context, way)) ways.push(way)
    },
  })
  const wanted = new Float64Array(ways.reduce((sum, { refs }) => sum + refs.length, 0))
  let filled = 0
  for (const { refs } of ways) for (const ref of refs) wanted[filled++] = ref
  wanted.sort()
  let unique = 0
  for (let at = 0; at < wanted.length; at++)
    if (at === 0 || wanted[at] !== wanted[at - 1]) wanted[unique++] = wanted[at] as number
  const ids = wanted.subarray(0, unique)
  const found = context.nodes.find(ids)
  const placeOf = (ref: number): number => {
    let [low, high] = [0, unique - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ids[middle] as number) < ref) low = middle + 1
      else high = middle
    }
    return low * 2
  }
  for (const way of ways) {
    const nodes: number[] = []
    const places: number[] = []
    way.refs.forEach((ref, index) => {
      const at = placeOf(ref)
      const isKnown = found[at] !== NOWHERE
      const latitude = isKnown ? found[at] : way.places?.[index * 2]
      const longitude = isKnown ? found[at + 1] : way.places?.[index * 2 + 1]
      if (latitude === undefined || longitude === undefined || !isOnEarth(latitude, longitude)) return
      nodes.push(ref)
      places.push(latitude, longitude)
    })
    if (nodes.length < 2) continue
    readWay(context, way, nodes, places)
    if (way.tags.has('addr:interpolation')) numbered.push({ id: way.id, tags: way.tags, nodes, places })
  }
  const coasts = ways.filter(({ tags }) => tags.get('natural') === 'coastline').map(({ id }) => id)
  return { coasts, numbered }
}
