import type { Itinerary, ItineraryItem } from '@andariego/contract/itineraries'
import { daysOf } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import type { Undecided } from '../../../platform/policy.ts'
import { xmlText } from './xml-text.ts'

/** Six decimals are 11 cm; never an exponent, which the format does not allow. */
const point = (tag: string, { place, date }: ItineraryItem, publicUrl: string): string =>
  [
    `<${tag} lat="${place.latitude.toFixed(6)}" lon="${place.longitude.toFixed(6)}">`,
    `<name>${xmlText(place.name)}</name>`,
    `<cmt>${date}</cmt>`,
    `<desc>${xmlText(place.address)}</desc>`,
    `<link href="${xmlText(`${publicUrl}${pages.place({ id: place.id })}`)}"/>`,
    `</${tag}>`,
  ].join('')

const route = (items: ItineraryItem[], day: string, index: number, publicUrl: string): string =>
  [
    '<rte>',
    `<name>Día ${index + 1} · ${day}</name>`,
    `<number>${index + 1}</number>`,
    ...items.filter(({ date }) => date === day).map((item) => point('rtept', item, publicUrl)),
    '</rte>',
  ].join('\n')

/** Exports an itinerary as GPX 1.1 for navigation devices: every place as a waypoint, every day as a route through its places. */
export const gpsExchangeOf = ({ name, items, updatedAt }: Undecided<Itinerary>, publicUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="Andariego">',
    `<metadata><name>${xmlText(name)}</name><time>${updatedAt}</time></metadata>`,
    ...items.map((item) => point('wpt', item, publicUrl)),
    ...daysOf(items).map((day, index) => route(items, day, index, publicUrl)),
    '</gpx>',
    '',
  ].join('\n')
