import { generalMessages } from '@andariego/contract/errors'
import { CURSOR_INVALID } from '@andariego/contract/text'
import { Failure } from '../http/errors.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const RATING = /^\d(\.\d{1,16})?$/
const COUNT = /^\d{1,9}$/
// What PostgreSQL writes for a timestamptz, in whatever time zone its session is.
const INSTANT = /^([1-9]\d{3}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/

/** PostgreSQL refuses the 30th of February; JavaScript makes it a day in March. */
const isInstant = (value: string): boolean => {
  const [, day, time] = INSTANT.exec(value) ?? []
  const read = new Date(`${day}T${time}Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${day}T${time}`)
}

/** What a list may be sorted by, and which texts are such values. */
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

/** The answer to a cursor that is none of the list's. */
export const invalidCursor = () =>
  new Failure(400, 'validation', generalMessages.validation, { errors: [CURSOR_INVALID] })

/**
 * Where a list goes on: the sort values of its last row, opaque to clients. A list says of what kinds its values are, in their
 * order; whatever else comes in a cursor, or one list's cursor in another, is answered 400 before the database sees it.
 */
export const cursorOf = <const Kinds extends readonly Kind[]>(...kinds: Kinds) => ({
  read: (cursor: string): { [Index in keyof Kinds]: string } => {
    const values = valuesIn(cursor)
    const isOurs =
      values.length === kinds.length &&
      kinds.every((kind, index) => isValue[kind](String(values[index]))) &&
      // One spelling each: kept answers go by it.
      write(values) === cursor
    if (!isOurs) throw invalidCursor()
    return values as { [Index in keyof Kinds]: string }
  },
  write: (values: readonly (string | number)[]): string => write(values),
})
