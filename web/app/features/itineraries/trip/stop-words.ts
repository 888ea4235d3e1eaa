import type { DayFacts, PlannedStop } from '@andariego/contract/itineraries'
import type { Leg } from '@andariego/contract/trip-plan-rules'
import type { LegKind, StopStatus } from '@andariego/contract/trips-rules'
import { minutesInWords, walkInWords } from '@andariego/contract/walking'
import type { WalkedMinutes } from '../../maps/public.ts'

/** Short Spanish labels for the details of a stop. */

export const LEG_LABELS: Record<LegKind, string> = {
  walk: 'A pie',
  bus: 'En bus',
  car: 'En auto',
  train: 'En tren',
  plane: 'En avión',
  boat: 'En barco',
}

export const STATUS_LABELS: Record<StopStatus, string> = { done: 'Hecho', skipped: 'Saltado' }

/** `12,50 EUR` formatted as in Spanish. */
export const costLabel = ({ amount, currency }: { amount: number; currency: string }): string => {
  try {
    return new Intl.NumberFormat('es', { style: 'currency', currency }).format(amount)
  } catch {
    return `${amount} ${currency}`
  }
}

/** `En tren, 1 h 30 min` */
export const wayLabel = ({ kind, minutes }: Leg): string =>
  minutes === null ? LEG_LABELS[kind] : `${LEG_LABELS[kind]}, ${minutesInWords(minutes)}`

/** The minute of the day of an `HH:mm`. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const DAY_MINUTES = 24 * 60
const timeOf = (minute: number): string => {
  const ofDay = ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/** The minutes of a day that a stop takes: who stays for days does other things meanwhile. */
const minutesTaken = (durationMinutes: number | null): number =>
  durationMinutes === null || durationMinutes >= DAY_MINUTES ? 0 : durationMinutes

/**
 * Warnings for a day, by the id of the late stop: it begins before the previous stop and the way from there can be over, or the day
 * is over by then. `walks` are the walks from each stop to the next, which count where nobody entered another way; `clocks` says
 * which places have another time zone than the first of the day. What was skipped takes no time.
 */
export const tooLate = (
  stops: readonly PlannedStop[],
  walks: readonly (WalkedMinutes | null | undefined)[],
  clocks: DayFacts['clocks'],
): Map<string, string> => {
  const late = new Map<string, string>()
  const ahead = new Map(clocks.map(({ placeId, minutesAhead }) => [placeId, minutesAhead]))
  // By the clock of the day's first place, as all minutes below.
  let free: number | null = null
  /** The earliest that one can be there: where no time is known, the day began at midnight. */
  let soonest = 0
  let walked: WalkedMinutes | null = null
  let way = 0
  for (const [index, { id, place, startTime, durationMinutes, legToNext, status }] of stops.entries()) {
    if (status === 'skipped') {
      // The way leads past it, and nobody knows how long that takes.
      if (free !== null) free -= way
      soonest -= way
      way = 0
      walked = null
      continue
    }
    const clock = ahead.get(place.id) ?? 0
    const start: number | null = startTime === null ? free : minuteOf(startTime) - clock
    if (start !== null && free !== null && start < free) {
      const onFoot = walked ? `, contando ${walkInWords(walked)}` : ''
      late.set(id, `No alcanza: antes de las ${timeOf(free + clock)} no se llega${onFoot}.`)
    } else if (startTime === null && soonest + clock >= DAY_MINUTES)
      late.set(id, 'No alcanza: no se llega antes de medianoche.')
    const begun: number | null = start !== null && free !== null ? Math.max(start, free) : start
    walked = legToNext === null ? (walks[index] ?? null) : null
    way = legToNext?.minutes ?? walked?.minutes ?? 0
    const spent = minutesTaken(durationMinutes) + way
    free = begun === null ? null : begun + spent
    soonest = (begun ?? soonest) + spent
  }
  return late
}

/** `09:30–11:00`, `09:30`, `1 h 30 min` */
export const whenLabel = ({
  startTime,
  durationMinutes,
}: Pick<PlannedStop, 'startTime' | 'durationMinutes'>): string | null => {
  if (startTime === null) return durationMinutes === null ? null : minutesInWords(durationMinutes)
  if (durationMinutes === null || durationMinutes >= DAY_MINUTES) return startTime
  return `${startTime}–${timeOf(minuteOf(startTime) + durationMinutes)}`
}
