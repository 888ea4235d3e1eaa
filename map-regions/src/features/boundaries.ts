import type { Tags } from '../osm/block.ts'
import type { Drawn } from './drawn.ts'

const LEVELS: [last: number, kind: string, minzoom: number][] = [
  [2, 'country', 0],
  [4, 'region', 4],
  [6, 'county', 8],
  [8, 'locality', 11],
]

/** Returns the level of an administrative boundary, 2 for countries; null for everything else. */
export const boundaryLevel = (tags: Tags): number | null => {
  if (tags.get('boundary') !== 'administrative') return null
  const level = Number(tags.get('admin_level'))
  return Number.isInteger(level) && level >= 2 && level <= 8 ? level : null
}

export const drawnBoundary = (level: number): Drawn | null => {
  const found = LEVELS.find(([last]) => level <= last)
  if (!found) return null
  const [, kind, minzoom] = found
  return { layer: 'boundaries', minzoom, properties: { kind, kind_detail: level } }
}
