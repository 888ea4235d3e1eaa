import type { Itinerary, ItineraryItem } from '@andariego/contract/itineraries'
import { daysOf } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import type { Undecided } from '../../../platform/policy.ts'
import { calendarText, contentLine } from './content-line.ts'

/** '2026-12-01' → '20261201' */
const dateValue = (day: string) => day.replaceAll('-', '')
const dayAfter = (day: string) => {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
/** '2026-12-01T10:00:00.000Z' → '20261201T100000Z' */
const instantValue = (instant: string) => instant.replace(/[-:]|\.\d+/g, '')

/** 'Patagonia en verano · Día 2, parada 1 de 3' */
const whereabouts = ({ name, items }: Undecided<Itinerary>, { id, date }: ItineraryItem) => {
  const sameDay = items.filter((item) => item.date === date)
  const stop = sameDay.findIndex((item) => item.id === id) + 1
  return `${name} · Día ${daysOf(items).indexOf(date) + 1}, parada ${stop} de ${sameDay.length}`
}

const event = (
  itinerary: Undecided<Itinerary>,
  item: ItineraryItem,
  publicUrl: string,
): [string, string][] => [
  ['BEGIN', 'VEVENT'],
  // Importing again moves what is there instead of adding it once more.
  ['UID', item.id],
  ['SEQUENCE', String(itinerary.version - 1)],
  ['DTSTAMP', instantValue(itinerary.updatedAt)],
  // A whole day of no time zone; the end is the first day that is no part of it.
  ['DTSTART;VALUE=DATE', dateValue(item.date)],
  ['DTEND;VALUE=DATE', dateValue(dayAfter(item.date))],
  ['SUMMARY', calendarText(item.place.name)],
  ['LOCATION', calendarText(item.place.address)],
  ['GEO', `${item.place.latitude.toFixed(6)};${item.place.longitude.toFixed(6)}`],
  ['DESCRIPTION', calendarText(whereabouts(itinerary, item))],
  ['URL', `${publicUrl}${pages.place({ id: item.place.id })}`],
  // Being on a journey leaves the day free for other entries.
  ['TRANSP', 'TRANSPARENT'],
  ['END', 'VEVENT'],
]

/** An itinerary as an iCalendar (RFC 5545): one all-day event for each place. */
export const calendarOf = (itinerary: Undecided<Itinerary>, publicUrl: string): string => {
  const properties: [string, string][] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Andariego//Itinerarios//ES'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['X-WR-CALNAME', calendarText(itinerary.name)],
    ...itinerary.items.flatMap((item) => event(itinerary, item, publicUrl)),
    ['END', 'VCALENDAR'],
  ]
  return properties.map(([name, value]) => contentLine(name, value)).join('')
}
