import type { Tags } from '../osm/block.ts'

/** Metres per minute on foot: 5.1 km/h. */
export const PACE = 85

/** How much longer a metre takes than on an even street. */
const STAIRS = 1.9
const ROUGH = 1.15

const NEVER = new Set([
  'motorway',
  'motorway_link',
  'raceway',
  'construction',
  'proposed',
  'busway',
  'bus_guideway',
  'escape',
  'abandoned',
  'platform',
  'razed',
])
const ALLOWED = new Set(['yes', 'designated', 'permissive', 'destination', 'customers'])
const REFUSED = new Set(['no', 'private', 'use_sidepath'])
const FERRY_METRES_A_MINUTE = 250

const minutesOf = (duration: string | undefined): number | null => {
  const parts = (duration ?? '').split(':').map(Number)
  if (parts.length === 0 || parts.length > 3 || parts.some((part) => !Number.isFinite(part)) || !duration)
    return null
  const [first = 0, second = 0] = parts
  return parts.length === 1 ? first : first * 60 + second
}

/**
 * Returns how slow a way is on foot: 1 for even ground, more where a metre takes longer; null where walking is forbidden or
 * unreasonable. One-way streets bind vehicles only, unless their tags name pedestrians.
 */
export const walkingCost = (tags: Tags, metres: number): { cost: number; oneway: boolean } | null => {
  const foot = tags.get('foot') ?? ''
  if (REFUSED.has(foot)) return null
  const mayWalk = ALLOWED.has(foot)
  if (tags.get('route') === 'ferry') {
    const minutes = minutesOf(tags.get('duration'))
    const cost = minutes !== null && metres > 0 ? (minutes * PACE) / metres : PACE / FERRY_METRES_A_MINUTE
    return { cost: Math.max(0.05, Math.min(20, cost)), oneway: false }
  }
  const highway = tags.get('highway') ?? ''
  if (highway === '' || (NEVER.has(highway) && !mayWalk)) return null
  if (!mayWalk && (REFUSED.has(tags.get('access') ?? '') || tags.get('motorroad') === 'yes')) return null
  if (!mayWalk && highway.startsWith('trunk') && REFUSED.has(tags.get('sidewalk') ?? '')) return null
  const oneway = tags.get('oneway:foot') === 'yes' || (tags.get('conveying') ?? '') === 'forward'
  const isRough = highway === 'path' || highway === 'track'
  return { cost: highway === 'steps' ? STAIRS : isRough ? ROUGH : 1, oneway }
}
