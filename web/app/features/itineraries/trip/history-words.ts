import type { LoggedOperation } from '@andariego/contract/itineraries'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { shortDayLabel } from '../day-label.ts'

const FIELD_WORDS: Record<string, string> = {
  startTime: 'la hora',
  durationMinutes: 'la duración',
  note: 'la nota',
  otherNotes: 'otras versiones de la nota',
  cost: 'el costo',
  booking: 'la reserva',
  status: 'el estado',
  legToNext: 'el trayecto',
  title: 'el título',
  placeId: 'la ficha',
}
const list = new Intl.ListFormat('es')
const fieldWords = (fields: object) =>
  list.format(Object.keys(fields).map((field) => FIELD_WORDS[field] ?? field))

/** The line that a change replaced: it may be what somebody else wrote at the same time. */
const lineBefore = (undo: readonly Operation[]): string => {
  const [first] = undo
  const before =
    first?.kind === 'set-day'
      ? first.fields.title
      : first?.kind === 'set-trip'
        ? first.fields.name
        : first?.kind === 'set-item'
          ? first.text
          : null
  return before ? ` (antes: «${before}»)` : ''
}

const wordsOf = (operation: Operation, place: string, before: string): string => {
  switch (operation.kind) {
    case 'add-stop':
      return operation.date === null
        ? `Agregó ${place} sin fecha`
        : `Agregó ${place} el ${shortDayLabel(operation.date)}`
    case 'move-stop':
      return operation.date === null
        ? `Dejó ${place} sin fecha`
        : `Puso ${place} el ${shortDayLabel(operation.date)}`
    case 'set-stop':
      return `Cambió ${fieldWords(operation.fields)} de ${place}`
    case 'remove-stop':
      return `Quitó ${place}`
    case 'restore-stop':
      return `Recuperó ${place}`
    case 'set-day':
      return `Cambió ${fieldWords(operation.fields)} del ${shortDayLabel(operation.date)}${before}`
    case 'set-trip':
      if (operation.fields.name !== undefined) return `Cambió el nombre a «${operation.fields.name}»${before}`
      return 'Cambió la portada'
    case 'add-item':
      return `Anotó «${operation.text}» en la lista`
    case 'set-item':
      return `Cambió un punto de la lista${before}`
    case 'remove-item':
      return 'Quitó un punto de la lista'
  }
}

/** Describes a change in the history in Spanish. */
export const historyWords = ({
  operation,
  placeName,
  undo,
}: Pick<LoggedOperation, 'operation' | 'placeName' | 'undo'>): string =>
  wordsOf(operation, placeName === null ? 'un lugar' : `«${placeName}»`, lineBefore(undo))
