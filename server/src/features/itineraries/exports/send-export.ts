import type { Itinerary } from '@andariego/contract/itineraries'
import type { ExportFormat } from '@andariego/contract/itineraries-rules'
import type { FastifyReply } from 'fastify'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import type { Undecided } from '../../../platform/policy.ts'
import { calendarOf } from './calendar.ts'
import { gpsExchangeOf } from './gps-exchange.ts'
import { keyholeMarkupOf } from './keyhole-markup.ts'
import { tableOf } from './table.ts'

interface Format {
  type: string
  write: (itinerary: Undecided<Itinerary>, publicUrl: string) => string
}

const FORMATS: Record<ExportFormat, Format> = {
  ics: {
    type: 'text/calendar; charset=utf-8',
    write: (trip, url) => calendarOf(trip, url, { tellsBookings: true }),
  },
  gpx: { type: 'application/gpx+xml; charset=utf-8', write: gpsExchangeOf },
  kml: { type: 'application/vnd.google-earth.kml+xml; charset=utf-8', write: keyholeMarkupOf },
  csv: { type: 'text/csv; charset=utf-8', write: tableOf },
  json: {
    type: 'application/json; charset=utf-8',
    write: (itinerary) => `${JSON.stringify(itinerary, null, 2)}\n`,
  },
}

/** Returns the itinerary's name without characters that file systems refuse or hide. */
const fileName = (name: string) =>
  name
    .replace(/[\s/\\:*?"<>|]+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .trim() || 'itinerario'

/** Sends an itinerary as a download. */
export const sendExport = (
  reply: FastifyReply,
  format: ExportFormat,
  itinerary: Undecided<Itinerary>,
  publicUrl: string,
) =>
  reply
    .header('content-disposition', contentDisposition('attachment', `${fileName(itinerary.name)}.${format}`))
    .header('cache-control', 'no-store')
    .type(FORMATS[format].type)
    .send(FORMATS[format].write(itinerary, publicUrl))
