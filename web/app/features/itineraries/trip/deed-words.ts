import type { Operation } from '@andariego/contract/trip-operation-rules'
import { shortDayLabel } from '../day-label.ts'
import { valuesInWords, type WrittenFields } from './field-values.ts'

const dayWords = (date: string | null) => (date === null ? 'sin fecha' : `el ${shortDayLabel(date)}`)

const FIELD_NAMES: Record<string, string> = {
  title: 'título',
  startTime: 'hora',
  durationMinutes: 'duración',
  note: 'nota',
  cost: 'costo',
  booking: 'reserva',
  status: 'estado',
  legToNext: 'trayecto',
}

/** `nota: Llevar agua; hora: 09:30` */
const fieldWords = (fields: WrittenFields): string =>
  [...valuesInWords(fields)].map(([field, value]) => `${FIELD_NAMES[field]}: ${value ?? '(nada)'}`).join('; ')

/** Describes an operation that was not sent yet, with everything that the user typed; `placeOf` names the place of a stop. */
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
