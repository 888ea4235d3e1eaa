import type { Itinerary, ItineraryItem, PlannedStop } from '@andariego/contract/itineraries'
import { daysOf, describedDays } from '@andariego/contract/itineraries-rules'
import type { Undecided } from '../../../platform/policy.ts'
import { bookingWords, paragraphs } from './stop-words.ts'
import { xmlText } from './xml-text.ts'

/** KML has the longitude first. */
const position = ({ place }: ItineraryItem) => `${place.longitude.toFixed(6)},${place.latitude.toFixed(6)}`

const placemark = (item: PlannedStop): string =>
  [
    '<Placemark>',
    `<name>${xmlText(item.place.name)}</name>`,
    `<description>${xmlText(paragraphs(item.place.address, item.startTime, item.note, bookingWords(item)))}</description>`,
    `<TimeStamp><when>${item.date}</when></TimeStamp>`,
    `<Point><coordinates>${position(item)}</coordinates></Point>`,
    '</Placemark>',
  ].join('')

/** A folder for a day. One without stops has no number. */
const folder = ({ items, days }: Undecided<Itinerary>, day: string): string => {
  const ofDay = items.filter(({ date }) => date === day)
  const line = ofDay.map(position).join(' ')
  const number = daysOf(items).indexOf(day) + 1
  const { title = null, note = null } = days.find(({ date }) => date === day) ?? {}
  const name = [number > 0 && `Día ${number}`, day, title].filter(Boolean).join(' · ')
  return [
    '<Folder>',
    `<name>${xmlText(name)}</name>`,
    ...(note === null ? [] : [`<description>${xmlText(note)}</description>`]),
    ...ofDay.map(placemark),
    ...(ofDay.length > 1
      ? [
          `<Placemark><name>Camino</name><LineString><coordinates>${line}</coordinates></LineString></Placemark>`,
        ]
      : []),
    '</Folder>',
  ].join('\n')
}

/** Exports an itinerary as KML 2.2 for maps: a folder for each day, with its places and a line through them. */
export const keyholeMarkupOf = (trip: Undecided<Itinerary>): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document><name>${xmlText(trip.name)}</name>`,
    ...daysOf([...trip.items, ...describedDays(trip.days)]).map((day) => folder(trip, day)),
    '</Document>',
    '</kml>',
    '',
  ].join('\n')
