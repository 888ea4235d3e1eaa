import type { Itinerary } from '@andariego/contract/itineraries'
import { daysOf, describedDays } from '@andariego/contract/itineraries-rules'
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

/** What a text begins with that a spreadsheet runs as a formula. A quotation mark in front of it may be taken for one around the cell. */
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/
/**
 * What ends a cell for a spreadsheet that does not read quotation marks as we write them: one in Spanish expects a semicolon between cells, and
 * many take a tab or a new line for the end of one.
 */
const ENDS = /([;\t\r\n]+)/

/** Puts an apostrophe in front of what a spreadsheet would run as a formula, wherever it could take a cell to begin. */
const unrunnable = (text: string): string =>
  text
    .split(ENDS)
    .map((part) => (FORMULA.test(part) ? `'${part}` : part))
    .join('')

/** Formats a cell (RFC 4180). Nothing that people typed becomes a formula. */
const cell = (value: string | number | null | undefined): string => {
  if (typeof value === 'number') return String(value)
  const safe = unrunnable(value ?? '')
  return /[",;\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const STATUS = { done: 'Hecho', skipped: 'Saltado' }

type Row = (string | number | null | undefined)[]
type Trip = Undecided<Itinerary>

const stopRow = (stop: Trip['items'][number] | Trip['ideas'][number]): Row => [
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
]

/** What is written about a day itself: a row without a place. */
const dayRow = ({ date, title, note }: Trip['days'][number]): Row =>
  HEADINGS.map((heading) => {
    if (heading === 'Fecha') return date
    return heading === 'Nota' ? [title, note].filter(Boolean).join('\n') : null
  })

/**
 * Exports an itinerary as CSV in UTF-8 with a byte order mark, which spreadsheets need: day by day a row for what is written about
 * the day, if anything, and one per place; those without a date last.
 */
export const tableOf = ({ items, ideas, days }: Trip): string => {
  const described = describedDays(days)
  const dated = daysOf([...items, ...described]).flatMap((date) => [
    ...described.filter((day) => day.date === date).map(dayRow),
    ...items.filter((item) => item.date === date).map(stopRow),
  ])
  const rows = [...dated, ...ideas.map(stopRow)]
  return `\ufeff${[HEADINGS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
