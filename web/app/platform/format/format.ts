const LOCALE = 'es'
export const NO_DATE = 'Fecha no disponible'

// Creating an Intl format is the slowest line at a page's start on a phone (15 ms), so formats are created when first needed.
let numbers: Intl.NumberFormat | undefined

/** Spanish groups the digits of numbers with five or more digits; shorter ones need no format. */
const UNGROUPED = 10_000
export const formatNumber = (value: number): string => {
  if (Number.isInteger(value) && value >= 0 && value < UNGROUPED) return String(value)
  numbers ??= new Intl.NumberFormat(LOCALE)
  return numbers.format(value)
}

/** A distance to two digits: `340 m`, `1,2 km`. */
export const formatDistance = (kilometres: number): string => {
  const distance = Number(kilometres.toPrecision(2))
  const [amount, unit] = distance < 1 ? [Math.round(distance * 1000), 'm'] : [distance, 'km']
  return `${Number.isInteger(amount) ? formatNumber(amount) : String(amount).replace('.', ',')}\u00a0${unit}`
}

const toTenths = (rating: number) => Math.round(rating * 10) / 10

/** A rating with a decimal only if it has one: `4`, `4,3`. */
export const formatStars = (value: number): string => String(toTenths(value)).replace('.', ',')

/** `4,3`: always with one decimal, so that ratings can be compared at a glance. */
export const formatRating = (value: number): string => toTenths(value).toFixed(1).replace('.', ',')

/** Only the word: `plural(1, 'Reseña', 'Reseñas')`. Spanish uses the singular for 1 only. */
export const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)

/** The number and its word: `3 usuarios encontrados`. */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${plural(count, one, many)}`

const formats = new Map<string, Intl.DateTimeFormat>()
const format = (options: Intl.DateTimeFormatOptions, date: Date): string => {
  const key = JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, options)
  formats.set(key, known)
  return known.format(date)
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/
const dateOf = (value: string | null | undefined): Date | null => {
  const date = new Date(value ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}

/**
 * `21 de noviembre de 2026`, for an instant in the given time zone (see `useTimeZone`) or a calendar date `YYYY-MM-DD`, which has
 * no time zone.
 */
export const formatDate = (value: string | null | undefined, timeZone = 'UTC'): string => {
  const date = dateOf(value)
  if (!date) return NO_DATE
  const zone = CALENDAR_DAY.test(value ?? '') ? 'UTC' : timeZone
  return format({ dateStyle: 'long', timeZone: zone }, date)
}

/** `21 nov 2026, 10:05`. */
export const formatDateTime = (value: string | null | undefined, timeZone = 'UTC'): string => {
  const date = dateOf(value)
  return date ? format({ dateStyle: 'medium', timeStyle: 'short', timeZone }, date) : NO_DATE
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `Ahora`, `Hace 5m`, `Hace 3h`, `Hace 2d`, then day and month: `14/11`. */
export const relativeTime = (value: string | null | undefined, now: number, timeZone?: string): string => {
  const date = dateOf(value)
  if (!date) return NO_DATE
  const age = now - date.getTime()
  if (age < MINUTE) return 'Ahora'
  if (age < HOUR) return `Hace ${Math.floor(age / MINUTE)}m`
  if (age < DAY) return `Hace ${Math.floor(age / HOUR)}h`
  if (age < 7 * DAY) return `Hace ${Math.floor(age / DAY)}d`
  // Within 330 days, day and month alone name one day.
  const year = age < 330 * DAY ? undefined : '2-digit'
  return format({ day: 'numeric', month: 'numeric', year, timeZone }, date)
}
