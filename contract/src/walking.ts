import { metresBetween, type Position } from './distance.ts'

/** Walking speed, distance and texts, for the whole product. No zod here: this reaches the browser. */

/** Metres per minute: 5.1 km/h. */
export const WALKING_PACE = 85
/** How much longer streets are than the straight line. */
const DETOUR = 1.3
/** The longest walk, in metres, that the product proposes or routes along streets. */
export const WALKABLE_METRES = 6_000

/** Estimates a walk where no streets are known; `straight` is the length of the straight line in metres. */
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

/** Returns the estimated walk in words; null when it is too far to walk. */
export const estimateInWords = (from: Position, to: Position): string | null => {
  const { metres, minutes } = estimatedWalk(from, to)
  return metres > WALKABLE_METRES ? null : walkInWords({ minutes, estimated: true })
}
