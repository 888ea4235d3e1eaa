import type { LoggedOperation } from '@andariego/contract/itineraries'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { shortDayLabel } from '../day-label.ts'
import { statusWord, valuesInWords, type WrittenFields } from './field-values.ts'

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
/** The most characters of a value that a line of the history shows. */
const SHOWN = 80
const list = new Intl.ListFormat('es')
const fieldWords = (fields: object) =>
  list.format(Object.keys(fields).map((field) => FIELD_WORDS[field] ?? field))

/** A value on one line; a long one up to the last word that fits. */
const shortened = (value: string): string => {
  const line = value.replace(/\s+/g, ' ')
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN).replace(/\s+\S*$/, '')}…`
}

/** The fields with only those parts of the booking that changed: a long reference would hide a new link. */
const withChangedBooking = (fields: WrittenFields, other: WrittenFields): WrittenFields => {
  const [booking, otherBooking] = [fields.booking, other.booking]
  if (!booking || !otherBooking) return fields
  const part = (name: keyof typeof booking) => (booking[name] === otherBooking[name] ? null : booking[name])
  return { ...fields, booking: { reference: part('reference'), link: part('link') } }
}

/** `Cambió la hora de «Faro» (10:00; antes: 09:30)`. A single field also tells what it was, which is what its undo sets it back to. */
const setWords = (fields: WrittenFields, before: WrittenFields, whose: string): string => {
  const [only, ...others] = Object.keys(fields) as (keyof WrittenFields)[]
  const values = valuesInWords(withChangedBooking(fields, before))
  const old =
    only !== undefined && others.length === 0
      ? valuesInWords(withChangedBooking(before, fields)).get(only)
      : null
  const now = [...values.values()].flatMap((value) => (value ? shortened(value) : []))
  const told = [...now, ...(old ? [`antes: ${shortened(old)}`] : [])].join('; ')
  const isCleared = Object.values(fields).every((value) => value === null)
  const words = `${isCleared ? 'Quitó' : 'Cambió'} ${fieldWords(fields)} ${whose}`
  return told ? `${words} (${told})` : words
}

const isStatusAlone = (fields: WrittenFields) => 'status' in fields && Object.keys(fields).length === 1

type SetItem = Extract<Operation, { kind: 'set-item' }>

/** `text` is what the item was called after the change; null when that is not known. */
const itemWords = (operation: SetItem, before: string | undefined, text: string | null): string => {
  const name = text === null ? 'un punto de' : `«${text}» en`
  if (operation.text !== undefined)
    return before === undefined || before === text
      ? `Cambió ${name} la lista`
      : `Cambió «${before}» por «${text ?? operation.text}» en la lista`
  if (operation.isDone !== undefined) return `${operation.isDone ? 'Marcó' : 'Desmarcó'} ${name} la lista`
  return `Movió ${name} la lista`
}

type Step = Pick<LoggedOperation, 'operation' | 'placeName' | 'undo'>

/** Describes a change in Spanish; `itemText` is what an item of the list was called after it. */
export const historyWords = (
  { operation, placeName, undo }: Step,
  itemText: string | null = null,
): string => {
  const place = placeName === null ? 'un lugar' : `«${placeName}»`
  const [back] = undo
  switch (operation.kind) {
    case 'add-stop':
      return operation.date === null
        ? `Agregó ${place} sin fecha`
        : `Agregó ${place} el ${shortDayLabel(operation.date)}`
    case 'move-stop':
      if (back?.kind === 'move-stop' && back.date === operation.date)
        return `Cambió el orden de ${place} ${operation.date === null ? 'entre las ideas' : `el ${shortDayLabel(operation.date)}`}`
      return operation.date === null
        ? `Dejó ${place} sin fecha`
        : `Puso ${place} el ${shortDayLabel(operation.date)}`
    case 'set-stop':
      if (isStatusAlone(operation.fields)) return `Marcó ${place} como ${statusWord(operation.fields.status)}`
      return setWords(operation.fields, back?.kind === 'set-stop' ? back.fields : {}, `de ${place}`)
    case 'remove-stop':
      return `Quitó ${place}`
    case 'restore-stop':
      return `Recuperó ${place}`
    case 'set-day':
      return setWords(
        operation.fields,
        back?.kind === 'set-day' ? back.fields : {},
        `del ${shortDayLabel(operation.date)}`,
      )
    case 'set-trip': {
      const { name } = operation.fields
      if (name === undefined) return 'Cambió la portada'
      const before = back?.kind === 'set-trip' ? back.fields.name : undefined
      return `Cambió el nombre a «${name}»${before ? ` (antes: «${before}»)` : ''}`
    }
    case 'add-item':
      return `Anotó «${operation.text}» en la lista`
    case 'set-item':
      return itemWords(
        operation,
        back?.kind === 'set-item' ? back.text : undefined,
        itemText ?? operation.text ?? null,
      )
    case 'remove-item':
      return back?.kind === 'add-item' ? `Quitó «${back.text}» de la lista` : 'Quitó un punto de la lista'
  }
}

/**
 * Describes the changes of a trip, newest first, given its present list: what an item was called at each change follows from what the
 * later ones replaced.
 */
export const historyLines = <T extends Step>(
  steps: readonly T[],
  checklist: readonly { id: string; text: string }[],
): { step: T; words: string }[] => {
  const texts = new Map(checklist.map(({ id, text }) => [id, text]))
  return steps.map((step) => {
    const { operation, undo } = step
    if (!('itemId' in operation)) return { step, words: historyWords(step) }
    const words = historyWords(step, texts.get(operation.itemId) ?? null)
    for (const back of undo)
      if ((back.kind === 'set-item' || back.kind === 'add-item') && back.text !== undefined)
        texts.set(back.itemId, back.text)
    return { step, words }
  })
}
