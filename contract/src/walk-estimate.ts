import { metresBetween, type Position } from './distance.ts'

/** 5.1 km/h. */
const METRES_A_MINUTE = 85
/** Streets are this much longer than the way birds take. */
const DETOUR = 1.3

/** A walk by distance alone, for where no streets are known. */
export const estimatedWalk = (from: Position, to: Position): { metres: number; minutes: number } => {
  const metres = Math.round(metresBetween(from, to) * DETOUR)
  return { metres, minutes: Math.ceil(metres / METRES_A_MINUTE) }
}
