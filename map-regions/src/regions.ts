import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createUnfinished, removeAbandoned } from './importing/unfinished.ts'
import { NAME, REGION_FILE, type RegionInfo, TILES_FILE, WAYS_FILE } from './region.ts'
import { beside, type Ends, endsOfWay, type Walk, wayBetween } from './walking/find-way.ts'
import { type Graph, readGraph } from './walking/graph-file.ts'

export interface Position {
  latitude: number
  longitude: number
}
export type Region = RegionInfo & { folder: string; tilesFile: string }

/** How long, in ms, a list of regions is cached: regions are added and removed while the folder is in use. */
const FRESH_MS = 1_000
/** The most graphs kept in memory. */
const GRAPHS = 2

const readRegion = (folder: string): Region | null => {
  try {
    const info = JSON.parse(readFileSync(join(folder, REGION_FILE), 'utf8')) as RegionInfo
    return info.format === 1 ? { ...info, folder, tilesFile: join(folder, TILES_FILE) } : null
  } catch {
    return null
  }
}

const listed = (folder: string): Region[] => {
  try {
    return readdirSync(folder)
      .filter((name) => NAME.test(name))
      .sort()
      .flatMap((name) => readRegion(join(folder, name)) ?? [])
  } catch {
    // Nothing has been imported yet.
    return []
  }
}

const graphIn = (folder: string): Graph | null => {
  try {
    return readGraph(join(folder, WAYS_FILE))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const size = ({ bounds: { west, south, east, north } }: RegionInfo) => (east - west) * (north - south)

const holds = ({ bounds: { west, south, east, north } }: RegionInfo, { latitude, longitude }: Position) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/** Opens a folder of regions; its functions always use the present ones. */
export const openRegions = (folder: string) => {
  let [known, readAt]: [Region[], number] = [[], -Infinity]
  const graphs = new Map<string, Graph>()

  const list = ({ isFresh = false } = {}): Region[] => {
    if (isFresh || performance.now() - readAt > FRESH_MS) {
      known = listed(folder)
      readAt = performance.now()
    }
    return known
  }
  /** Returns null when the region was removed since the folder was listed. */
  const graphOf = ({ folder: place, version }: Region): Graph | null => {
    const key = `${place} ${version}`
    const graph = graphs.get(key) ?? graphIn(place)
    if (!graph) return null
    // Moved to the end, so that the least recently used one is dropped first.
    graphs.delete(key)
    graphs.set(key, graph)
    for (const old of [...graphs.keys()].slice(0, -GRAPHS)) graphs.delete(old)
    return graph
  }

  return {
    /** Returns the regions, at most a second old unless `isFresh`. */
    list,
    /** Returns a region if this version of it is still the present one. */
    find: (name: string, version: string): Region | undefined => {
      const isIt = (region: Region) => region.name === name && region.version === version
      return list().find(isIt) ?? list({ isFresh: true }).find(isIt)
    },
    /** Whether a region's folder still has this version. */
    isPresent: ({ folder: place, version }: Region): boolean => readRegion(place)?.version === version,
    /** Returns the regions that contain a point, the smallest first, because it has the most detail. */
    at: (point: Position): Region[] =>
      list()
        .filter((region) => holds(region, point))
        .sort((one, other) => size(one) - size(other)),
    /**
     * Returns the fastest walk, within the region whose ways are nearest to both points. 'none' when that region's ways do not
     * lead from one to the other within four hours; null when no region has ways near both.
     */
    walk: (from: Position, to: Position): Walk | 'none' | null => {
      let isUnconnected = false
      let best: { graph: Graph; ends: Ends } | null = null
      for (const region of list()) {
        if (!region.hasWays || !holds(region, from) || !holds(region, to)) continue
        const graph = graphOf(region)
        const ends = graph && endsOfWay(graph, from, to)
        if (ends === 'unconnected') isUnconnected = true
        else if (graph && ends && (!best || beside(ends) < beside(best.ends))) best = { graph, ends }
      }
      if (best) return wayBetween(best.graph, best.ends) ?? 'none'
      return isUnconnected ? 'none' : null
    },
  }
}
export type Regions = ReturnType<typeof openRegions>

/** Removes a region; returns false when there is none of that name. */
export const removeRegion = (folder: string, name: string): boolean => {
  const place = join(folder, name)
  if (!NAME.test(name) || !existsSync(join(place, REGION_FILE))) return false
  removeAbandoned(folder)
  const gone = createUnfinished(folder)
  renameSync(place, join(gone, name))
  rmSync(gone, { recursive: true, force: true })
  return true
}
