import { NO_DATE } from '../../../platform/format/format.ts'

const LOCALE = 'es'

const times = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const days = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long' })
const daysOfOtherYears = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' })

/** A message without a valid date must not take the whole thread with it: formats throw. */
const isNone = (instant: string) => Number.isNaN(Date.parse(instant))

/** `09:05`, in the browser's time zone: a thread is never rendered by the server. Empty for an invalid date: its day says so. */
export const timeOfDay = (instant: string): string => (isNone(instant) ? '' : times.format(new Date(instant)))

/** Identifies the calendar day of an instant in the browser's time zone; equal for two instants of the same day. */
export const dayOf = (instant: string | number): string => new Date(instant).toDateString()

/** `Hoy`, `Ayer`, `jueves, 19 de noviembre`, `3 de mayo de 2025`, `Fecha no disponible`. */
export const dayName = (instant: string, now: number): string => {
  if (isNone(instant)) return NO_DATE
  const yesterday = new Date(now)
  yesterday.setDate(yesterday.getDate() - 1)
  const day = dayOf(instant)
  if (day === dayOf(now)) return 'Hoy'
  if (day === yesterday.toDateString()) return 'Ayer'
  const date = new Date(instant)
  return (date.getFullYear() === new Date(now).getFullYear() ? days : daysOfOtherYears).format(date)
}
