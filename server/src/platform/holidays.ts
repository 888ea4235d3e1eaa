import { LRUCache } from 'lru-cache'

/** Names of holidays by day (YYYY-MM-DD). */
type Year = ReadonlyMap<string, string[]>
const years = new LRUCache<string, Year>({ max: 200 })

/** Loaded on first use: the calendars of all countries take megabytes. */
const calendars = () => import('date-holidays')

const DAY_MS = 86_400_000
/** Returns the days (YYYY-MM-DD) of a holiday of this length: the feast at the end of Ramadan lasts three days in Egypt. */
const daysFrom = (first: string, lengthMs: number): string[] =>
  Array.from({ length: Math.max(1, Math.round(lengthMs / DAY_MS)) }, (_, index) =>
    new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
  )

/** Returns the public holidays of a country on a day (YYYY-MM-DD), in Spanish where the calendar has it. */
export const holidaysOn = async (country: string, date: string): Promise<string[]> => {
  const year = date.slice(0, 4)
  const key = `${country} ${year}`
  const known = years.get(key)
  if (known) return known.get(date) ?? []
  const { default: Holidays } = await calendars()
  const calendar = new Holidays(country)
  const names = new Map<string, string[]>()
  for (const { date: from, start, end, name, type } of calendar.getHolidays(Number(year), 'es') ?? []) {
    if (type !== 'public') continue
    for (const day of daysFrom(from.slice(0, 10), end.getTime() - start.getTime()))
      names.set(day, [...(names.get(day) ?? []), name])
  }
  years.set(key, names)
  return names.get(date) ?? []
}
