import { kilometresBetween } from '@andariego/contract/distance'
import type { PlannedStop } from '@andariego/contract/itineraries'
import type { Leg } from '@andariego/contract/trip-plan-rules'
import type { LegKind } from '@andariego/contract/trips-rules'

/** How what a stop holds is said in a few words. */

export const LEG_LABELS: Record<LegKind, string> = {
  walk: 'A pie',
  bus: 'En bus',
  car: 'En auto',
  train: 'En tren',
  plane: 'En avión',
  boat: 'En barco',
}

const WALKING_KM_PER_HOUR = 4.5
/** Streets are longer than a straight line. */
const DETOUR = 1.3
const WALKABLE_KM = 6

/** `45 min`, `2 h`, `1 h 30 min` */
export const minutesLabel = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

/** `12,50 EUR` as the currency is written in Spanish. */
export const costLabel = ({ amount, currency }: { amount: number; currency: string }): string => {
  try {
    return new Intl.NumberFormat('es', { style: 'currency', currency }).format(amount)
  } catch {
    return `${amount} ${currency}`
  }
}

/** Minutes on foot, guessed from the straight line; null where nobody walks that far. */
export const walkingMinutes = (
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): number | null => {
  const kilometres = kilometresBetween(from, to) * DETOUR
  return kilometres > WALKABLE_KM ? null : Math.max(1, Math.round((kilometres / WALKING_KM_PER_HOUR) * 60))
}

/** `En tren, 1 h 30 min`, or a guess: `≈ 12 min a pie`. Null where there is nothing to say. */
export const wayLabel = (leg: Leg | null, guess: number | null): string | null => {
  if (leg)
    return leg.minutes === null
      ? LEG_LABELS[leg.kind]
      : `${LEG_LABELS[leg.kind]}, ${minutesLabel(leg.minutes)}`
  return guess === null ? null : `≈ ${minutesLabel(guess)} a pie`
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/**
 * What does not fit on a day, by the id of the stop that comes too late: where one begins before the stop before it can be over and the
 * way made. Only times that somebody wrote down count.
 */
export const tooLate = (stops: readonly PlannedStop[]): Map<string, string> => {
  const late = new Map<string, string>()
  let free: number | null = null
  for (const { id, startTime, durationMinutes, legToNext } of stops) {
    const start: number | null = startTime === null ? free : minuteOf(startTime)
    if (startTime !== null && free !== null && minuteOf(startTime) < free)
      late.set(id, `No alcanza: antes de las ${timeOf(free)} no se llega.`)
    const begun: number | null = start !== null && free !== null ? Math.max(start, free) : start
    free = begun === null ? null : begun + (durationMinutes ?? 0) + (legToNext?.minutes ?? 0)
  }
  return late
}

/** `09:30–11:00`, `09:30`, `1 h 30 min` */
export const whenLabel = ({
  startTime,
  durationMinutes,
}: Pick<PlannedStop, 'startTime' | 'durationMinutes'>): string | null => {
  if (startTime === null) return durationMinutes === null ? null : minutesLabel(durationMinutes)
  if (durationMinutes === null || durationMinutes >= 24 * 60) return startTime
  return `${startTime}–${timeOf(minuteOf(startTime) + durationMinutes)}`
}
