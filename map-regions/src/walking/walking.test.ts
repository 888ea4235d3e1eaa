import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importRegion } from '../importing/import-region.ts'
import { openRegions, type Regions } from '../regions.ts'
import { ANDORRA, MONACO } from '../testing/extracts.ts'
import { buildGraph } from './build-graph.ts'
import { metres } from './distance.ts'
import { endsOfWay, wayBetween } from './find-way.ts'
import { type Graph, readGraph, UNREACHED } from './graph-file.ts'
import { snap } from './snap.ts'
import { walkingCost } from './walkable.ts'
import { createWalkFile } from './way-rows.ts'

let folder = ''
let regions: Regions
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'regions-'))
  for (const file of [MONACO, ANDORRA]) await importRegion({ file, regions: folder, workers: 2 })
  regions = openRegions(folder)
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const spot = (latitude: number, longitude: number) => ({ latitude, longitude })
const straight = (
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
) => metres(from.latitude * 1e7, from.longitude * 1e7, to.latitude * 1e7, to.longitude * 1e7)

/** Returns the walk, and fails when there is none. */
const found = (walk: ReturnType<Regions['walk']>) => (walk && walk !== 'none' ? walk : expect.fail())

const findWay = (graph: Graph, ...points: [from: ReturnType<typeof spot>, to: ReturnType<typeof spot>]) => {
  const ends = endsOfWay(graph, ...points)
  return ends === null || ends === 'unconnected' ? null : wayBetween(graph, ends)
}

/** Returns the minutes found by exhaustive search, without landmarks, for comparison. */
const byTryingAll = ({ first, target, time }: Graph, from: number, to: number): number => {
  const times = new Float64Array(first.length - 1).fill(Infinity)
  times[from] = 0
  let frontier = new Set([from])
  while (frontier.size > 0) {
    const next = new Set<number>()
    for (const junction of frontier)
      for (let out = first[junction] as number; out < (first[junction + 1] as number); out++) {
        const reached = (times[junction] as number) + (time[out] as number)
        if (reached < (times[target[out] as number] as number)) {
          times[target[out] as number] = reached
          next.add(target[out] as number)
        }
      }
    frontier = next
  }
  return (times[to] as number) / 600
}

describe('a walk', () => {
  test('follows streets, from door to door', () => {
    const [from, to] = [spot(42.5063, 1.5218), spot(42.51, 1.539)]
    const walk = found(regions.walk(from, to))
    expect(walk.metres).toBeGreaterThan(straight(from, to))
    expect(walk.metres).toBeLessThan(straight(from, to) * 1.4)
    expect(walk.minutes).toBeGreaterThan(walk.metres / 95)
    expect(walk.minutes).toBeLessThan(walk.metres / 60)
    const ends = [walk.path[0], walk.path.at(-1)].map((point) => spot(point?.[1] ?? 0, point?.[0] ?? 0))
    expect(straight(ends[0] ?? from, from)).toBeLessThan(60)
    expect(straight(ends[1] ?? to, to)).toBeLessThan(60)
    const jumps = walk.path.slice(1).map(([longitude, latitude], index) => {
      const [beforeLongitude = 0, beforeLatitude = 0] = walk.path[index] ?? []
      return straight(spot(beforeLatitude, beforeLongitude), spot(latitude, longitude))
    })
    expect(Math.max(...jumps)).toBeLessThan(250)
  })

  test('does not exist in the sea, in another region, or between two regions', () => {
    expect(regions.walk(spot(43.7254, 7.445), spot(43.7384, 7.4246))).toBeNull()
    expect(regions.walk(spot(40.4168, -3.7038), spot(40.42, -3.7))).toBeNull()
    expect(regions.walk(spot(43.7384, 7.4246), spot(42.5063, 1.5218))).toBeNull()
  })

  test('to the same point takes no time', () => {
    expect(found(regions.walk(spot(42.5063, 1.5218), spot(42.5063, 1.5218))).minutes).toBeLessThan(2)
  })

  test('is the fastest, as an exhaustive search confirms', () => {
    const graph = readGraph(join(folder, 'andorra', 'ways.graph'))
    const count = graph.first.length - 1
    const used = Array.from({ length: count }, (_, index) => index).filter(
      (junction) => (graph.first[junction + 1] as number) > (graph.first[junction] as number),
    )
    let compared = 0
    for (let round = 0; round < 40; round++) {
      const from = used[(round * 7919) % used.length] as number
      const to = used[(round * 104_729 + 17) % used.length] as number
      const at = (junction: number) =>
        spot((graph.latitude[junction] as number) / 1e7, (graph.longitude[junction] as number) / 1e7)
      const [way, best] = [findWay(graph, at(from), at(to)), byTryingAll(graph, from, to)]
      if (best === Infinity || !way) continue
      // Both begin at the junction; but an edge a few centimetres away may be chosen as the nearest.
      expect(Math.abs(way.minutes - best)).toBeLessThan(0.05)
      compared++
    }
    expect(compared).toBeGreaterThan(20)
  })
})

interface Town {
  lines: number
  step: number
  north: number
  east: number
}

/** Builds a graph of towns that are not connected, each with a grid of streets; sizes in ten-millionths of a degree. */
const towns = (name: string, all: readonly Town[]): Graph => {
  const walks = createWalkFile(join(folder, `${name}.rows`))
  for (const [town, { lines, step, north, east }] of all.entries()) {
    const node = (row: number, column: number) => town * 10_000 + row * 100 + column + 1
    const place = (row: number, column: number) => [north + row * step, east + column * step]
    const street = (row: number, column: number, toRow: number, toColumn: number) => {
      if (toRow >= lines || toColumn >= lines) return
      walks.add(
        [node(row, column), node(toRow, toColumn)],
        [...place(row, column), ...place(toRow, toColumn)],
        { cost: 1, oneway: null },
      )
    }
    for (let row = 0; row < lines; row++)
      for (let column = 0; column < lines; column++) {
        street(row, column, row + 1, column)
        street(row, column, row, column + 1)
      }
  }
  buildGraph([walks.close()], join(folder, name))
  return readGraph(join(folder, name))
}
/** A hundred metres. */
const BLOCK = 9_000

describe('where ways are not all connected', () => {
  const west = { lines: 30, step: BLOCK, north: 0, east: 0 }
  const east = { ...west, east: 340_000 }
  const inWest = spot(0.0131, 0.0129)

  test('there is no way from one side of a river to the other, and each has its own landmarks', () => {
    const graph = towns('river', [west, east])
    const inEast = spot(0.0131, 0.0469)
    expect(endsOfWay(graph, inWest, inEast)).toBe('unconnected')
    expect(findWay(graph, inWest, inEast)).toBeNull()
    for (const side of [inWest, inEast]) {
      const walk = findWay(graph, side, spot(side.latitude + 0.009, side.longitude)) ?? expect.fail()
      expect(walk.metres).toBeGreaterThan(990)
      expect(walk.metres).toBeLessThan(1100)
    }
    expect(graph.landmark).not.toContain(UNREACHED)
  })

  test('a walk begins at the way that leads there, though a fenced yard is some metres nearer', () => {
    const corner = 14 * BLOCK
    const yard = { lines: 7, step: 1_000, north: corner + 1_500, east: corner + 1_500 }
    const graph = towns('yard', [west, yard])
    const beside = spot((corner + 900) / 1e7, (corner + 4_500) / 1e7)
    expect(snap(graph, beside.latitude * 1e7, beside.longitude * 1e7)).toHaveLength(2)
    const walk = findWay(graph, beside, spot(beside.latitude + 0.009, beside.longitude)) ?? expect.fail()
    expect(walk.metres).toBeGreaterThan(1000)
    expect(walk.metres).toBeLessThan(1150)
  })

  test('a point further than 200 m from any way has none', () => {
    const graph = towns('west', [west])
    expect(snap(graph, 130_000, -17_000)).toHaveLength(1)
    expect(snap(graph, 130_000, -19_000)).toHaveLength(0)
  })
})

describe('walkable ways', () => {
  const cost = (tags: Record<string, string>, length = 100) =>
    walkingCost(new Map(Object.entries(tags)), length)

  test('exclude motorways, private drives and streets closed to pedestrians', () => {
    const closed: Record<string, string>[] = [
      { highway: 'motorway' },
      { highway: 'motorway_link' },
      { highway: 'service', access: 'private' },
      { highway: 'residential', foot: 'no' },
      { highway: 'primary', foot: 'use_sidepath' },
      { highway: 'trunk', motorroad: 'yes' },
      { highway: 'construction' },
      { railway: 'rail' },
    ]
    for (const tags of closed) expect(cost(tags)).toBeNull()
  })

  test('include stairs, which take longer than a street, and an explicit permission decides', () => {
    expect(cost({ highway: 'steps' })?.cost).toBeGreaterThan(cost({ highway: 'residential' })?.cost ?? 9)
    expect(cost({ highway: 'service', access: 'private', foot: 'yes' })).not.toBeNull()
  })

  test('ignore one-way signs, unless they name pedestrians', () => {
    expect(cost({ highway: 'residential', oneway: 'yes' })?.oneway).toBeNull()
    expect(cost({ highway: 'footway', 'oneway:foot': 'yes' })?.oneway).toBe('forward')
    expect(cost({ highway: 'steps', conveying: 'backward' })?.oneway).toBe('backward')
  })

  test('include ferries, which take their stated time after a wait of five minutes', () => {
    const ferry = cost({ route: 'ferry', duration: '00:20' }, 1700)
    expect(((ferry?.cost ?? 0) * 1700) / 85).toBeCloseTo(25)
  })

  test('include mountain paths, which are slower, but not those that need climbing', () => {
    const street = cost({ highway: 'path' })?.cost ?? 9
    expect(cost({ highway: 'path', sac_scale: 'mountain_hiking' })?.cost).toBeGreaterThan(street)
    expect(cost({ highway: 'path', sac_scale: 'demanding_mountain_hiking' })).toBeNull()
    expect(cost({ highway: 'via_ferrata' })).toBeNull()
  })
})
