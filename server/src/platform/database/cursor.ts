import { generalMessages } from '@andariego/contract/errors'
import { CURSOR_INVALID } from '@andariego/contract/text'
import { Failure } from '../http/errors.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const RATING = /^\d(\.\d{1,16})?$/
const COUNT = /^\d{1,9}$/
// The text form of a timestamptz in PostgreSQL, in any session time zone.
const INSTANT = /^([1-9]\d{3}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/

/** Rejects the 30th of February as PostgreSQL does; JavaScript would turn it into a day in March. */
const isInstant = (value: string): boolean => {
  const [, day, time] = INSTANT.exec(value) ?? []
  const read = new Date(`${day}T${time}Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${day}T${time}`)
}

/** The types of values that lists are sorted by, each with its validation. */
const isValue = {
  uuid: (value: string) => UUID.test(value),
  rating: (value: string) => RATING.test(value),
  count: (value: string) => COUNT.test(value),
  instant: isInstant,
}
type Kind = keyof typeof isValue

const valuesIn = (cursor: string): unknown[] => {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(values) ? values : []
  } catch {
    return []
  }
}

const write = (values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(values.map(String))).toString('base64url')

/** The error for a cursor that this list has not issued. */
export const invalidCursor = () =>
  new Failure(400, 'validation', generalMessages.validation, { errors: [CURSOR_INVALID] })

/**
 * Reads and writes the cursors of a list: the sort values of a page's last row, opaque to clients. The arguments are the types of
 * these values, in order. Any other cursor, such as one of another list, is refused with 400 before it reaches the database.
 */
export const cursorOf = <const Kinds extends readonly Kind[]>(...kinds: Kinds) => ({
  read: (cursor: string): { [Index in keyof Kinds]: string } => {
    const values = valuesIn(cursor)
    const isOurs =
      values.length === kinds.length &&
      kinds.every((kind, index) => isValue[kind](String(values[index]))) &&
      // Only the canonical spelling is accepted, because cursors are part of the keys of cached answers.
      write(values) === cursor
    if (!isOurs) throw invalidCursor()
    return values as { [Index in keyof Kinds]: string }
  },
  write: (values: readonly (string | number)[]): string => write(values),
})
