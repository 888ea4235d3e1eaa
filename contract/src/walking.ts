import { metresBetween, type Position } from './distance.ts'

/** How fast, how far and in which words one walks, wherever the product says so. No zod: the browser reads it. */

/** Metres a minute: 5.1 km/h. */
export const WALKING_PACE = 85
/** Streets are this much longer than the way birds take. */
const DETOUR = 1.3
/** A longer walk is not proposed to anybody, and not looked for on streets. */
export const WALKABLE_METRES = 6_000

/** A walk by distance alone, for where no streets are known: of how many metres a straight line is. */
export const walkAlongLine = (straight: number): { metres: number; minutes: number } => {
  const metres = Math.round(straight * DETOUR)
  return { metres, minutes: Math.ceil(metres / WALKING_PACE) }
}

export const estimatedWalk = (from: Position, to: Position) => walkAlongLine(metresBetween(from, to))

export const isWalkable = (from: Position, to: Position): boolean =>
  estimatedWalk(from, to).metres <= WALKABLE_METRES

/** `45 min`, `2 h`, `1 h 30 min` */
export const minutesInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

/** `12 min a pie`, `≈ 1 h 5 min a pie` */
export const walkInWords = ({ minutes, estimated }: { minutes: number; estimated: boolean }): string =>
  `${estimated ? '≈ ' : ''}${minutesInWords(Math.max(1, minutes))} a pie`

/** What distance alone says of a walk; null where nobody walks that far. */
export const estimateInWords = (from: Position, to: Position): string | null => {
  const { metres, minutes } = estimatedWalk(from, to)
  return metres > WALKABLE_METRES ? null : walkInWords({ minutes, estimated: true })
}
