import { LRUCache } from 'lru-cache'
import type { nominatim_object, default as OpeningHours } from 'opening_hours'
import { holidaysOn } from '../../../platform/holidays.ts'

export interface Opening {
  isOpen: boolean
  /** For example 'Abierto hasta las 18:00' or 'Cerrado, abre el lunes a las 9:00'. */
  words: string
}

/** The position, for sunrise and public holidays. */
interface Spot {
  latitude: number
  longitude: number
  countryCode: string | null
  timeZone: string | null
}

/** Loaded on first use: it contains the world's holidays, a megabyte of code, needed only with imported regions. */
const library = () => import('opening_hours')

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/**
 * Returns the instant whose fields in this process's time zone are the place's local time: the library knows no time zones and
 * reads a Date's local fields.
 */
const wallClock = (now: Date, timeZone: string | null): Date => {
  const parts = new Intl.DateTimeFormat('en-u-hc-h23', {
    timeZone: timeZone ?? 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(now)
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = PARTS.map((name) =>
    Number(parts.find(({ type }) => type === name)?.value),
  )
  return new Date(year, month - 1, day, hour, minute, second)
}

/** Returns the hours without what they say about public holidays (PH) and school holidays (SH). */
const withoutHolidays = (hours: string): string =>
  hours
    .split(';')
    .filter((rule) => !/^\s*[PS]H\b(?!\s*,)/.test(rule))
    .map((rule) => rule.replace(/\s*,\s*[PS]H\b/g, '').replace(/\b[PS]H\s*,\s*/g, ''))
    .join(';')

/**
 * Returns the longitude at which the sun rises at the place's local time by this process's clock, in which the library answers:
 * 15 degrees for each hour between the two.
 */
const longitudeByClock = (longitude: number, local: Date, now: Date): number =>
  longitude - ((local.getTime() - Math.floor(now.getTime() / 1000) * 1000) / HOUR_MS) * 15

/** Countries and kinds of holidays that the library does not know; it prints a line at each attempt. */
const withoutCalendar = new Set<string>()
const holidaysIn = (hours: string): 'SH' | 'PH' | null =>
  /\bSH\b/.test(hours) ? 'SH' : /\bPH\b/.test(hours) ? 'PH' : null

interface Table {
  table: OpeningHours
  knowsHolidays: boolean
}
const tables = new LRUCache<string, Table>({ max: 1000 })

/** Parses opening hours. Throws when they are invalid. */
const parsed = async (hours: string, { latitude, countryCode }: Spot, longitude: number): Promise<Table> => {
  const country = (countryCode ?? '').toLowerCase()
  const position = /sun|dawn|dusk/i.test(hours) ? [latitude.toFixed(1), longitude.toFixed(1)] : ['0', '0']
  const key = [hours, country, ...position].join('\n')
  const known = tables.get(key)
  if (known) return known
  const { default: Library } = await library()
  const [lat, lon] = position
  // The library's types say numbers, but it ignores positions that are not texts.
  const place = { lat, lon, address: { country_code: country, state: '' } } as unknown as nominatim_object
  const asked = holidaysIn(hours)
  const unknown = asked && `${country} ${asked}`
  const read = (): Table => {
    try {
      if (unknown && withoutCalendar.has(unknown)) throw new Error(`${unknown} has no calendar.`)
      return { table: new Library(hours, place), knowsHolidays: true }
    } catch (error) {
      const table = new Library(withoutHolidays(hours), place)
      if (unknown && String(error).includes('no holidays')) withoutCalendar.add(unknown)
      return { table, knowsHolidays: false }
    }
  }
  const table = read()
  tables.set(key, table)
  return table
}

const dayOf = (local: Date): string =>
  [local.getFullYear(), local.getMonth() + 1, local.getDate()]
    .map((number) => String(number).padStart(2, '0'))
    .join('-')

const hour = (date: Date) =>
  `${date.getHours() === 1 ? 'a la' : 'a las'} ${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`
const until = (date: Date) => `hasta ${hour(date).slice(2)}`
const weekday = new Intl.DateTimeFormat('es', { weekday: 'long' })

const whenNext = (next: Date, now: Date): string => {
  const days = Math.round((new Date(next).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / DAY_MS)
  if (days === 0) return hour(next)
  if (days === 1) return `mañana ${hour(next)}`
  return days < 7 ? `el ${weekday.format(next)} ${hour(next)}` : ''
}

/**
 * Tells whether opening hours in OpenStreetMap's notation include now; null when that cannot be computed. The library knows the
 * holidays of a few countries only. In others, hours that mention holidays hold on all other days.
 */
export const openingAt = async (hours: string, spot: Spot, now = new Date()): Promise<Opening | null> => {
  const { longitude, countryCode, timeZone } = spot
  if (timeZone === null) return null
  try {
    const local = wallClock(now, timeZone)
    const { table, knowsHolidays } = await parsed(hours, spot, longitudeByClock(longitude, local, now))
    const isUsual = async (day: Date) =>
      knowsHolidays || (await holidaysOn(countryCode ?? '', dayOf(day))).length === 0
    if (table.getUnknown(local) || !(await isUsual(local))) return null
    const isOpen = table.getState(local)
    const next = table.getNextChange(local)
    if (!next) return isOpen ? { isOpen, words: 'Siempre abierto' } : { isOpen, words: 'Cerrado' }
    if (!(await isUsual(next))) return { isOpen, words: isOpen ? 'Abierto' : 'Cerrado' }
    const isSoon = next.getTime() - local.getTime() < DAY_MS
    if (isOpen) return { isOpen, words: isSoon ? `Abierto ${until(next)}` : 'Abierto' }
    const when = whenNext(next, local)
    return { isOpen, words: when === '' ? 'Cerrado' : `Cerrado, abre ${when}` }
  } catch {
    // People write opening hours by hand; invalid ones give no result.
    return null
  }
}
