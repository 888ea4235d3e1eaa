import type { TripLink } from '@andariego/contract/trip-links'
import { PUBLIC_FIELDS, type PublicField } from '@andariego/contract/trips-rules'
import { formatDateTime } from '../../../platform/format/format.ts'
import { longDayLabel } from '../day-label.ts'

const SHOWN: Record<PublicField, string> = {
  dates: 'fechas y horas',
  notes: 'notas y títulos',
  costs: 'costos',
  people: 'tu nombre',
}

const shownBy = ({ kind, fields }: TripLink): string | null => {
  if (kind === 'calendar') return 'con fechas, horas y notas'
  if (kind === 'invitation' || fields.length === 0) return null
  return `con ${PUBLIC_FIELDS.filter((field) => fields.includes(field))
    .map((field) => SHOWN[field])
    .join(', ')}`
}

/** What a link shows, what it allows, its last day, and when it was made, which tells links of one kind apart. */
export const linkDetails = (link: TripLink, timeZone: string): string =>
  [
    shownBy(link),
    link.role && (link.role === 'edit' ? 'para editar' : 'para mirar'),
    link.until && `hasta el ${longDayLabel(link.until)}`,
    `creado el ${formatDateTime(link.createdAt, timeZone)}`,
  ]
    .filter(Boolean)
    .join(' · ')
