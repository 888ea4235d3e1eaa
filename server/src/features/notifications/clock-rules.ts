/** When mail may be sent, by the reader's local time. No I/O: the time is a parameter. */

const MINUTE_MS = 60_000
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS
/** 1970 began on a Thursday; this is its first Monday. */
const FIRST_MONDAY_MS = Date.UTC(1970, 0, 5)

const NUMERIC = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const

/** Returns the local time as if it were UTC, in ms. A time zone unknown to this machine counts as UTC. */
const wallClock = (moment: Date, timeZone: string | null): number => {
  const format = (zone: string) => new Intl.DateTimeFormat('en', { ...NUMERIC, timeZone: zone })
  const known = (() => {
    try {
      return format(timeZone ?? 'UTC')
    } catch {
      return format('UTC')
    }
  })()
  const parts = Object.fromEntries(
    known.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute)
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether a moment is in the quiet hours, which may include midnight. */
export const isQuiet = (
  moment: Date,
  quietHours: { from: string; to: string } | null,
  timeZone: string | null,
): boolean => {
  if (quietHours === null) return false
  const now = (wallClock(moment, timeZone) / MINUTE_MS) % (24 * 60)
  const from = minutesOf(quietHours.from)
  const to = minutesOf(quietHours.to)
  return from < to ? now >= from && now < to : now >= from || now < to
}

/** Returns the number of the weekly digest that a moment belongs to: digests begin on Mondays at this hour, local time. */
export const digestOf = (moment: Date, timeZone: string | null, hour: number): number =>
  Math.floor((wallClock(moment, timeZone) - FIRST_MONDAY_MS - hour * 60 * MINUTE_MS) / WEEK_MS)
