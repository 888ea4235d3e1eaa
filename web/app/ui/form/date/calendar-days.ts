// Calendar dates are strings `YYYY-MM-DD`, calculated in UTC because they have no time zone.

const DAY_MS = 86_400_000
const WEEK = 7

const at = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The date with these numbers, or null when it does not exist. */
export const calendarDay = (year: number, month: number, day: number): string | null => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  // A day that does not exist rolls over into the next month.
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0 && year < 10_000
  return exists ? dayOf(date) : null
}

export const isDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  return day !== undefined && calendarDay(Number(year), Number(month), Number(day)) !== null
}

/** Today's date in the visitor's time zone. */
export const today = (now = new Date()): string =>
  calendarDay(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? ''

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(at(day).getTime() + days * DAY_MS))

/** The same day of another month, or that month's last day: 31 January plus a month is 28 February. */
export const addMonths = (day: string, months: number): string => {
  const date = at(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return dayOf(date)
}

/** The index of the weekday: 0 is Monday, 6 is Sunday. */
export const weekdayOf = (day: string): number => (at(day).getUTCDay() + WEEK - 1) % WEEK

/** All weeks that overlap with the date's month, each with seven days. */
export const weeksAround = (day: string): string[][] => {
  const first = `${day.slice(0, 8)}01`
  const start = addDays(first, -weekdayOf(first))
  const days = weekdayOf(first) + Number(addDays(addMonths(first, 1), -1).slice(8))
  return Array.from({ length: Math.ceil(days / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, weekday) => addDays(start, week * WEEK + weekday)),
  )
}

const UTC = { timeZone: 'UTC' } as const
const month = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', ...UTC })
const whole = new Intl.DateTimeFormat('es', { dateStyle: 'full', ...UTC })
const weekday = new Intl.DateTimeFormat('es', { weekday: 'long', ...UTC })

/** `noviembre de 2026` */
export const monthLabel = (day: string): string => month.format(at(day))
/** `viernes, 20 de noviembre de 2026` */
export const wholeDayLabel = (day: string): string => whole.format(at(day))
/** `viernes` */
export const weekdayLabel = (day: string): string => weekday.format(at(day))
/** `20/11/2026`: the Spanish format, shown in the field. */
export const writtenDay = (day: string): string => day.split('-').reverse().join('/')
