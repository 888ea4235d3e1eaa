const LOCALE = 'es'
/** A calendar date has no time zone: it is parsed and formatted in UTC. */
const UTC = { timeZone: 'UTC' } as const

const shortDay = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', day: 'numeric', month: 'short', ...UTC })
const longDay = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  ...UTC,
})
const span = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', ...UTC })

/** `vie, 20 nov` */
export const shortDayLabel = (date: string): string => shortDay.format(new Date(date))

/** `viernes, 20 de noviembre de 2026` */
export const longDayLabel = (date: string): string => longDay.format(new Date(date))

/** `20–23 nov 2026`, or a single day when both are the same. */
export const spanLabel = (first: string, last: string): string =>
  span.formatRange(new Date(first), new Date(last))
