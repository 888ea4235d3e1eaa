import type { Itinerary, PlannedStop } from '@andariego/contract/itineraries'
import { daysOf, describedDays } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import type { Undecided } from '../../../platform/policy.ts'
import { calendarText, contentLine } from './content-line.ts'
import { bookingWords, paragraphs } from './stop-words.ts'

/** Formats '2026-12-01' as '20261201'. */
const dateValue = (day: string) => day.replaceAll('-', '')
const dayAfter = (day: string) => {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
/** Formats '2026-12-01T10:00:00.000Z' as '20261201T100000Z'. */
const instantValue = (instant: string) => instant.replace(/[-:]|\.\d+/g, '')

/** For example 'Patagonia en verano · Día 2, parada 1 de 3'. */
const whereabouts = ({ name, items }: Undecided<Itinerary>, { id, date }: PlannedStop) => {
  const sameDay = items.filter((item) => item.date === date)
  const stop = sameDay.findIndex((item) => item.id === id) + 1
  return `${name} · Día ${daysOf(items).indexOf(date) + 1}, parada ${stop} de ${sameDay.length}`
}

/** The duration of a stop without one: an hour. */
const USUAL_MINUTES = 60
const at = (date: string, time: string, minutes: number) =>
  new Date(Date.parse(`${date}T${time}:00Z`) + minutes * 60_000)
    .toISOString()
    .slice(0, 19)
    .replace(/[-:]/g, '')

/** The end is exclusive: the day after. */
const wholeDay = (date: string): [string, string][] => [
  ['DTSTART;VALUE=DATE', dateValue(date)],
  ['DTEND;VALUE=DATE', dateValue(dayAfter(date))],
]

/** The begin and end of a stop, in the place's local time without a time zone; the whole day for a stop without a time. */
const when = ({ date, startTime, durationMinutes }: PlannedStop): [string, string][] =>
  startTime === null
    ? wholeDay(date)
    : [
        ['DTSTART', at(date, startTime, 0)],
        ['DTEND', at(date, startTime, durationMinutes ?? USUAL_MINUTES)],
      ]

/** Wraps the properties of an event. With a fixed UID, importing again updates the event instead of adding another. */
const event = (
  { version, updatedAt }: Undecided<Itinerary>,
  uid: string,
  properties: [string, string][],
): [string, string][] => [
  ['BEGIN', 'VEVENT'],
  ['UID', uid],
  ['SEQUENCE', String(version - 1)],
  ['DTSTAMP', instantValue(updatedAt)],
  ...properties,
  // The event does not mark its day as busy.
  ['TRANSP', 'TRANSPARENT'],
  ['END', 'VEVENT'],
]

const stopProperties = (
  itinerary: Undecided<Itinerary>,
  item: PlannedStop,
  publicUrl: string,
  tellsBookings: boolean,
): [string, string][] => [
  ...when(item),
  ['SUMMARY', calendarText(item.place.name)],
  ['LOCATION', calendarText(item.place.address)],
  ['GEO', `${item.place.latitude.toFixed(6)};${item.place.longitude.toFixed(6)}`],
  [
    'DESCRIPTION',
    calendarText(
      paragraphs(whereabouts(itinerary, item), item.note, tellsBookings ? bookingWords(item) : null),
    ),
  ],
  ['URL', `${publicUrl}${pages.place({ id: item.place.id })}`],
  // A calendar that already has the event takes it out, or strikes it through; left out of a file that is imported again, it would stay.
  ...(item.status === 'skipped' ? [['STATUS', 'CANCELLED'] satisfies [string, string]] : []),
]

/** What is written about a day itself, also about one without stops: its title, or the trip's name, and its note. */
const dayProperties = (
  { name, items }: Undecided<Itinerary>,
  { date, title, note }: Itinerary['days'][number],
): [string, string][] => {
  const number = daysOf(items).indexOf(date) + 1
  const trip = number > 0 ? `${name} · Día ${number}` : name
  return [
    ...wholeDay(date),
    ['SUMMARY', calendarText(title ?? trip)],
    ['DESCRIPTION', calendarText([title === null ? null : trip, note].filter(Boolean).join('\n\n'))],
  ]
}

/**
 * Exports an itinerary as an iCalendar (RFC 5545): one event per place, and one for each day with a title or a note. Bookings are for
 * the people of the trip, so a calendar that anybody with a link subscribes to has none.
 */
export const calendarOf = (
  itinerary: Undecided<Itinerary>,
  publicUrl: string,
  { tellsBookings }: { tellsBookings: boolean },
): string => {
  const properties: [string, string][] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Andariego//Itinerarios//ES'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    // How often subscribed calendars refresh.
    ['REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'],
    ['X-WR-CALNAME', calendarText(itinerary.name)],
    ...describedDays(itinerary.days).flatMap((day) =>
      event(itinerary, `${itinerary.id}/${day.date}`, dayProperties(itinerary, day)),
    ),
    ...itinerary.items.flatMap((item) =>
      event(itinerary, item.id, stopProperties(itinerary, item, publicUrl, tellsBookings)),
    ),
    ['END', 'VCALENDAR'],
  ]
  return properties.map(([name, value]) => contentLine(name, value)).join('')
}
