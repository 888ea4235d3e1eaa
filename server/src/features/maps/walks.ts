import { setImmediate as breathe } from 'node:timers/promises'
import type { Position } from '@andariego/contract/distance'
import type { Walk } from '@andariego/contract/maps'
import { estimatedWalk, isWalkable } from '@andariego/contract/walking'
import type { Regions } from '@andariego/map-regions'

const walkOver = (regions: Regions, from: Position, to: Position): Walk => {
  const walk = isWalkable(from, to) ? regions.walk(from, to) : null
  return walk
    ? { ...walk, minutes: Math.ceil(walk.minutes), estimated: false }
    : { ...estimatedWalk(from, to), estimated: true }
}

/** Computes the walk of each leg; lets other requests run in between. */
export const walksOver = async (regions: Regions, legs: readonly { from: Position; to: Position }[]) => {
  const walks: Walk[] = []
  for (const { from, to } of legs) {
    walks.push(walkOver(regions, from, to))
    await breathe()
  }
  return walks
}
