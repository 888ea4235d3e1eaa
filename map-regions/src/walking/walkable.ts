import type { Tags } from '../osm/block.ts'

/** Metres per minute on foot: 5.1 km/h. */
export const PACE = 85

/** How much longer a metre takes than on an even street. */
const STAIRS = 1.9
const ROUGH = 1.15
/**
 * Paths by the Swiss Alpine Club's scale. From the third grade on a slip may be deadly, so nobody is sent there:
 * https://wiki.openstreetmap.org/wiki/Key:sac_scale
 */
const CLIMBS = new Map<string | undefined, number | null>([
  ['hiking', 1.25],
  ['mountain_hiking', 1.5],
  ['demanding_mountain_hiking', null],
  ['alpine_hiking', null],
  ['demanding_alpine_hiking', null],
  ['difficult_alpine_hiking', null],
])

const NEVER = new Set([
  'motorway',
  'motorway_link',
  'raceway',
  'via_ferrata',
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
/** Minutes until a ferry leaves. */
const FERRY_WAIT = 5

const minutesOf = (duration: string | undefined): number | null => {
  const parts = (duration ?? '').split(':').map(Number)
  if (parts.length === 0 || parts.length > 3 || parts.some((part) => !Number.isFinite(part)) || !duration)
    return null
  const [first = 0, second = 0] = parts
  return parts.length === 1 ? first : first * 60 + second
}

export type Oneway = 'forward' | 'backward' | null

const onewayOf = (tags: Tags): Oneway => {
  const [foot, conveying] = [tags.get('oneway:foot'), tags.get('conveying')]
  if (foot === 'yes' || conveying === 'forward') return 'forward'
  return foot === '-1' || conveying === 'backward' ? 'backward' : null
}

const ferryCost = (tags: Tags, metres: number): number => {
  const minutes = (minutesOf(tags.get('duration')) ?? metres / FERRY_METRES_A_MINUTE) + FERRY_WAIT
  return metres > 0 ? Math.max(0.05, Math.min(60, (minutes * PACE) / metres)) : 1
}

/**
 * Returns how slow a way is on foot: 1 for even ground, more where a metre takes longer; null where walking is forbidden or
 * unreasonable. One-way streets bind vehicles only, unless their tags name pedestrians; escalators bind everybody.
 */
export const walkingCost = (tags: Tags, metres: number): { cost: number; oneway: Oneway } | null => {
  const foot = tags.get('foot') ?? ''
  if (REFUSED.has(foot)) return null
  const mayWalk = ALLOWED.has(foot)
  if (tags.get('route') === 'ferry') return { cost: ferryCost(tags, metres), oneway: null }
  const highway = tags.get('highway') ?? ''
  if (highway === '' || (NEVER.has(highway) && !mayWalk)) return null
  if (!mayWalk && (REFUSED.has(tags.get('access') ?? '') || tags.get('motorroad') === 'yes')) return null
  if (!mayWalk && highway.startsWith('trunk') && REFUSED.has(tags.get('sidewalk') ?? '')) return null
  const climb = CLIMBS.get(tags.get('sac_scale'))
  if (climb === null) return null
  const isRough = highway === 'path' || highway === 'track'
  const ground = highway === 'steps' ? STAIRS : isRough ? ROUGH : 1
  return { cost: Math.max(ground, climb ?? 0), oneway: onewayOf(tags) }
}
