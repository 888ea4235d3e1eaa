import type { Tags } from '../osm/block.ts'
import type { Drawn } from './drawn.ts'
import { named } from './names.ts'

const STREAMS: Record<string, number> = { river: 9, canal: 11, stream: 13, ditch: 14, drain: 14 }

/** Returns how rivers and streams are drawn as lines. */
export const drawnStream = (tags: Tags): Drawn | null => {
  const kind = tags.get('waterway') ?? ''
  const minzoom = STREAMS[kind]
  if (minzoom === undefined) return null
  const isCovered = tags.has('tunnel') && tags.get('tunnel') !== 'no'
  return {
    layer: 'water',
    minzoom: isCovered ? 14 : minzoom,
    properties: { kind, ...(isCovered && { is_tunnel: 1 }), ...named(tags) },
  }
}

const kindOf = (tags: Tags): string | null => {
  if (tags.get('natural') === 'water') return tags.get('water') === 'river' ? 'river' : 'lake'
  if (tags.get('waterway') === 'riverbank') return 'river'
  if (tags.get('waterway') === 'dock') return 'dock'
  const landuse = tags.get('landuse')
  if (landuse === 'reservoir' || landuse === 'basin') return 'lake'
  if (tags.get('leisure') === 'swimming_pool') return 'swimming_pool'
  if (tags.get('amenity') === 'fountain') return 'fountain'
  return null
}

const FROM: Record<string, number> = { swimming_pool: 14, fountain: 14, dock: 11 }

/** Returns how lakes, wide rivers, docks and pools are drawn. */
export const drawnWater = (tags: Tags): Drawn | null => {
  const kind = kindOf(tags)
  return kind === null
    ? null
    : { layer: 'water', minzoom: FROM[kind] ?? 7, properties: { kind, ...named(tags) } }
}
