import type { Itinerary } from '@andariego/contract/itineraries'
import type { Undecided } from '../../../platform/policy.ts'

const HEADINGS = [
  'Fecha',
  'Hora',
  'Duración (min)',
  'Lugar',
  'Dirección',
  'Latitud',
  'Longitud',
  'Nota',
  'Costo',
  'Moneda',
  'Reserva',
  'Enlace',
  'Estado',
]

/**
 * Formats a cell (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front, because people typed it.
 */
const cell = (value: string | number | null | undefined): string => {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const STATUS = { done: 'Hecho', skipped: 'Saltado' }

/**
 * Exports an itinerary as CSV in UTF-8 with a byte order mark, which spreadsheets need: one row per place, those without a date
 * last.
 */
export const tableOf = ({ items, ideas }: Undecided<Itinerary>): string => {
  const rows = [...items, ...ideas].map((stop) => [
    stop.date,
    stop.startTime,
    stop.durationMinutes,
    stop.place.name,
    stop.place.address,
    stop.place.latitude,
    stop.place.longitude,
    stop.note,
    stop.cost?.amount,
    stop.cost?.currency,
    stop.booking?.reference,
    stop.booking?.link,
    stop.status && STATUS[stop.status],
  ])
  return `\ufeff${[HEADINGS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
