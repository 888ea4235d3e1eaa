/** When mail may go out, by the clock of who reads it. No I/O: the moment is given. */

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

/** What the clock on the wall shows, as if it were UTC. A zone that this machine does not know is taken for UTC. */
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

/** Whether a moment lies in somebody's quiet hours, which may go past midnight. */
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

/** Which weekly digest a moment belongs to: they begin on Mondays at this hour, by the clock on the wall. */
export const digestOf = (moment: Date, timeZone: string | null, hour: number): number =>
  Math.floor((wallClock(moment, timeZone) - FIRST_MONDAY_MS - hour * 60 * MINUTE_MS) / WEEK_MS)
