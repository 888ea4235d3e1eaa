import type { Itinerary, PlannedStop } from '@andariego/contract/itineraries'
import { daysOf } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import type { Undecided } from '../../../platform/policy.ts'
import { bookingWords, paragraphs } from './stop-words.ts'
import { xmlText } from './xml-text.ts'

/** Six decimals are 11 cm; never an exponent, which the format does not allow. */
const point = (tag: string, stop: PlannedStop, publicUrl: string): string => {
  const { place, date, startTime, note } = stop
  return [
    `<${tag} lat="${place.latitude.toFixed(6)}" lon="${place.longitude.toFixed(6)}">`,
    `<name>${xmlText(place.name)}</name>`,
    `<cmt>${[date, startTime].filter(Boolean).join(' ')}</cmt>`,
    `<desc>${xmlText(paragraphs(place.address, note, bookingWords(stop)))}</desc>`,
    `<link href="${xmlText(`${publicUrl}${pages.place({ id: place.id })}`)}"/>`,
    `</${tag}>`,
  ].join('')
}

const route = (
  { items, days }: Undecided<Itinerary>,
  day: string,
  index: number,
  publicUrl: string,
): string => {
  const { title = null, note = null } = days.find(({ date }) => date === day) ?? {}
  const name = [`Día ${index + 1}`, day, title].filter(Boolean).join(' · ')
  return [
    '<rte>',
    `<name>${xmlText(name)}</name>`,
    ...(note === null ? [] : [`<desc>${xmlText(note)}</desc>`]),
    `<number>${index + 1}</number>`,
    ...items.filter(({ date }) => date === day).map((item) => point('rtept', item, publicUrl)),
    '</rte>',
  ].join('\n')
}

/**
 * Exports an itinerary as GPX 1.1 for navigation devices: every place as a waypoint, every day with stops as a route through its
 * places.
 */
export const gpsExchangeOf = (trip: Undecided<Itinerary>, publicUrl: string): string => {
  const { name, items, updatedAt } = trip
  const dates = daysOf(items)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="Andariego">',
    `<metadata><name>${xmlText(name)}</name><time>${updatedAt}</time></metadata>`,
    ...dates.flatMap((day) =>
      items.filter(({ date }) => date === day).map((item) => point('wpt', item, publicUrl)),
    ),
    ...dates.map((day, index) => route(trip, day, index, publicUrl)),
    '</gpx>',
    '',
  ].join('\n')
}
