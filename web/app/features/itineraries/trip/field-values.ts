import type { DayFields, SettledFields } from '@andariego/contract/trip-operation-rules'
import { minutesInWords } from '@andariego/contract/walking'
import { costLabel, wayLabel } from './stop-words.ts'

/** The fields that a person fills in, of a stop or a day. */
export type WrittenFields = SettledFields & DayFields

const STATUS_WORDS = { done: 'hecho', skipped: 'saltado' } as const

/** The status of a stop in Spanish, as in 'Marcó «Faro» como hecho'. */
export const statusWord = (status: WrittenFields['status']): string =>
  status ? STATUS_WORDS[status] : 'pendiente'

/** The value of each given field in Spanish; null for a field that was cleared. Fields without a value for people are left out. */
export const valuesInWords = (fields: WrittenFields): Map<keyof WrittenFields, string | null> => {
  const { durationMinutes: minutes, cost, booking, legToNext: leg } = fields
  const values: Partial<Record<keyof WrittenFields, string | null>> = {
    title: fields.title,
    startTime: fields.startTime,
    durationMinutes: typeof minutes === 'number' ? minutesInWords(minutes) : minutes,
    note: fields.note,
    cost: cost && costLabel(cost),
    booking: booking && [booking.reference, booking.link].filter(Boolean).join(' '),
    status: fields.status === undefined ? undefined : statusWord(fields.status),
    legToNext: leg && wayLabel(leg),
  }
  const isGiven = (entry: [string, unknown]): entry is [keyof WrittenFields, string | null] =>
    entry[1] !== undefined
  return new Map(Object.entries(values).filter(isGiven))
}
