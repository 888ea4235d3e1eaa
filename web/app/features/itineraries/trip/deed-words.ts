import type { Operation } from '@andariego/contract/trip-operation-rules'
import { minutesInWords } from '@andariego/contract/walking'
import { shortDayLabel } from '../day-label.ts'
import { costLabel, wayLabel } from './stop-words.ts'

const dayWords = (date: string | null) => (date === null ? 'sin fecha' : `el ${shortDayLabel(date)}`)

const STATUS_WORDS = { done: 'hecho', skipped: 'saltado' } as const

type Fields = Extract<Operation, { kind: 'set-stop' }>['fields'] & { title?: string | null }

const valuesOf = (fields: Fields) => [
  fields.title !== undefined && ['título', fields.title],
  fields.startTime !== undefined && ['hora', fields.startTime],
  fields.durationMinutes !== undefined && [
    'duración',
    fields.durationMinutes && minutesInWords(fields.durationMinutes),
  ],
  fields.note !== undefined && ['nota', fields.note],
  fields.cost !== undefined && ['costo', fields.cost && costLabel(fields.cost)],
  fields.booking !== undefined && [
    'reserva',
    fields.booking && [fields.booking.reference, fields.booking.link].filter(Boolean).join(' '),
  ],
  fields.status !== undefined && ['estado', fields.status ? STATUS_WORDS[fields.status] : 'pendiente'],
  fields.legToNext !== undefined && ['trayecto', fields.legToNext && wayLabel(fields.legToNext)],
]

/** `nota: Llevar agua; hora: 09:30` */
const fieldWords = (fields: Fields): string =>
  valuesOf(fields)
    .flatMap((value) => (value ? [`${value[0]}: ${value[1] ?? '(nada)'}`] : []))
    .join('; ')

/** Describes an operation that was not sent yet, with everything that the visitor typed; `placeOf` names the place of a stop. */
export const deedWords = (operation: Operation, placeOf: (stopId: string) => string): string => {
  switch (operation.kind) {
    case 'add-stop':
      return `Agregar ${placeOf(operation.stopId)} ${dayWords(operation.date)}`
    case 'move-stop':
      return `Poner ${placeOf(operation.stopId)} ${dayWords(operation.date)}`
    case 'set-stop':
      return `${placeOf(operation.stopId)}: ${fieldWords(operation.fields) || 'otras versiones de la nota'}`
    case 'remove-stop':
      return `Quitar ${placeOf(operation.stopId)}`
    case 'restore-stop':
      return `Recuperar ${placeOf(operation.stopId)}`
    case 'set-day':
      return `Día ${shortDayLabel(operation.date)}: ${fieldWords(operation.fields) || 'otras versiones de la nota'}`
    case 'set-trip':
      return operation.fields.name === undefined ? 'Cambiar la portada' : `Nombre: ${operation.fields.name}`
    case 'add-item':
      return `Anotar en la lista: ${operation.text}`
    case 'set-item':
      if (operation.text !== undefined) return `Punto de la lista: ${operation.text}`
      if (operation.isDone === undefined) return 'Mover un punto de la lista'
      return operation.isDone ? 'Marcar un punto de la lista' : 'Desmarcar un punto de la lista'
    case 'remove-item':
      return 'Quitar un punto de la lista'
  }
}
