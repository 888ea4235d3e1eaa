import { setImmediate as breathe } from 'node:timers/promises'
import type { Position } from '@andariego/contract/distance'
import type { Walk } from '@andariego/contract/maps'
import { estimatedWalk, isWalkable, WALKABLE_METRES } from '@andariego/contract/walking'
import type { Regions } from '@andariego/map-regions'

/** Returns a walk, an estimate where no streets are known, or null where streets are known and no way on foot is. */
export const walkOver = (regions: Regions, from: Position, to: Position): Walk | null => {
  const walk = isWalkable(from, to) ? regions.walk(from, to) : null
  if (walk === null) return { ...estimatedWalk(from, to), estimated: true }
  if (walk === 'none' || walk.metres > WALKABLE_METRES) return null
  return { ...walk, minutes: Math.ceil(walk.minutes), estimated: false }
}

/** Computes the walk of each leg; lets other requests run in between. */
export const walksOver = async (regions: Regions, legs: readonly { from: Position; to: Position }[]) => {
  const walks: (Walk | null)[] = []
  for (const { from, to } of legs) {
    walks.push(walkOver(regions, from, to))
    await breathe()
  }
  return walks
}
