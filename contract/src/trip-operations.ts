import { z } from 'zod'
import {
  FIRST_YEAR,
  ITINERARY_NAME_MAX,
  isCalendarDay,
  itinerariesMessages,
  LAST_YEAR,
} from './itineraries-rules.ts'
import { id, optionalText, text } from './text.ts'
import { hasLineBreak } from './text-rules.ts'
import type { SentOperation } from './trip-log-rules.ts'
import type { Operation } from './trip-operation-rules.ts'
import {
  BOOKING_REFERENCE_MAX,
  CHECKLIST_TEXT_MAX,
  COST_MAX,
  COST_MIN,
  DAY_TITLE_MAX,
  DURATION_MAX_MINUTES,
  DURATION_MIN_MINUTES,
  isTime,
  LEG_KINDS,
  LEG_MIN_MINUTES,
  LINK_MAX,
  NOTE_MAX,
  OTHER_NOTES_MAX,
  STOP_STATUSES,
  tripsMessages,
} from './trips-rules.ts'

/** Ids are compared as texts, so all are in lower case. */
const uuid = id.transform((value) => value.toLowerCase())
const day = z
  .string({ error: itinerariesMessages.dateInvalid })
  .refine(isCalendarDay, itinerariesMessages.dateInvalid)
  .describe(`YYYY-MM-DD, ${FIRST_YEAR} to ${LAST_YEAR}`)

const cents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4
const minutes = (min: number, message: string) =>
  z.number({ error: message }).int(message).min(min, message).max(DURATION_MAX_MINUTES, message)
const secureLink = z
  .string({ error: tripsMessages.link })
  .trim()
  .max(LINK_MAX, tripsMessages.linkLength)
  .refine((value) => URL.parse(value)?.protocol === 'https:' && !hasLineBreak(value), tripsMessages.link)
const note = optionalText({ max: NOTE_MAX, length: tripsMessages.noteLength })
const otherNotes = z.array(text({ max: NOTE_MAX })).max(OTHER_NOTES_MAX)
const from = z.strictObject({ note, otherNotes }).partial()

export const cost = z.strictObject({
  amount: z
    .number({ error: tripsMessages.cost })
    .min(COST_MIN, tripsMessages.cost)
    .max(COST_MAX, tripsMessages.cost)
    .refine(cents, tripsMessages.cost),
  currency: z.string({ error: tripsMessages.currency }).regex(/^[A-Z]{3}$/, tripsMessages.currency),
})
export const booking = z.strictObject({
  reference: optionalText({
    max: BOOKING_REFERENCE_MAX,
    length: tripsMessages.reference,
    oneLine: tripsMessages.referenceOneLine,
  }),
  link: secureLink.nullable().default(null),
})
export const leg = z.strictObject({
  kind: z.enum(LEG_KINDS),
  minutes: minutes(LEG_MIN_MINUTES, tripsMessages.legTime).nullable().default(null),
})

const saysSomething = (fields: object) => Object.values(fields).some((value) => value !== undefined)

const stopDetails = z
  .strictObject({
    startTime: z.string().refine(isTime, tripsMessages.time).nullable(),
    durationMinutes: minutes(DURATION_MIN_MINUTES, tripsMessages.duration).nullable(),
    note: note,
    otherNotes,
    cost: cost.nullable(),
    booking: booking.nullable(),
    status: z.enum(STOP_STATUSES).nullable(),
    legToNext: leg.nullable(),
  })
  .partial()
const stopFields = stopDetails.refine(saysSomething, tripsMessages.fieldsRequired)
const titleOptions = { max: DAY_TITLE_MAX, length: tripsMessages.titleLength }
const title = optionalText({ ...titleOptions, oneLine: tripsMessages.titleOneLine })
// What stood there before may have line breaks.
const dayFrom = z.strictObject({ title: optionalText(titleOptions), note, otherNotes }).partial()
const dayFields = z
  .strictObject({ title, note: note, otherNotes })
  .partial()
  .refine(saysSomething, tripsMessages.fieldsRequired)
const tripFields = z
  .strictObject({
    name: text({
      max: ITINERARY_NAME_MAX,
      required: itinerariesMessages.nameRequired,
      length: itinerariesMessages.nameLength,
      oneLine: itinerariesMessages.nameOneLine,
    }),
    coverPlaceId: uuid.nullable(),
  })
  .partial()
  .refine(saysSomething, tripsMessages.fieldsRequired)
const itemOptions = {
  max: CHECKLIST_TEXT_MAX,
  required: tripsMessages.itemRequired,
  length: tripsMessages.itemLength,
}
const itemText = text({ ...itemOptions, oneLine: tripsMessages.itemOneLine })

const kind = <const K extends Operation['kind']>(name: K) => z.literal(name)
const after = uuid.nullable()

/** One change of a trip, valid on its own. */
export const operation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: kind('add-stop'), stopId: uuid, placeId: uuid, date: day.nullable(), after }),
  z.strictObject({ kind: kind('move-stop'), stopId: uuid, date: day.nullable(), after }),
  z.strictObject({ kind: kind('set-stop'), stopId: uuid, fields: stopFields, from: from.optional() }),
  z.strictObject({ kind: kind('remove-stop'), stopId: uuid }),
  z.strictObject({
    kind: kind('restore-stop'),
    stopId: uuid,
    stop: z.strictObject({ placeId: uuid, date: day.nullable(), after, fields: stopDetails }).optional(),
  }),
  z.strictObject({ kind: kind('set-day'), date: day, fields: dayFields, from: dayFrom.optional() }),
  z.strictObject({ kind: kind('set-trip'), fields: tripFields }),
  z.strictObject({
    kind: kind('add-item'),
    itemId: uuid,
    text: itemText,
    isDone: z.boolean().optional(),
    after: after.optional(),
  }),
  z.strictObject({
    kind: kind('set-item'),
    itemId: uuid,
    text: itemText.optional(),
    isDone: z.boolean().optional(),
    after: after.optional(),
    from: z.strictObject({ text: text(itemOptions) }).optional(),
  }),
  z.strictObject({ kind: kind('remove-item'), itemId: uuid }),
])

const KINDS: ReadonlySet<unknown> = new Set(operation.options.map(({ shape }) => shape.kind.value))
export const isKnownKind = (sent: unknown): boolean =>
  typeof sent === 'object' && sent !== null && 'kind' in sent && KINDS.has(sent.kind)

/** An operation as the log has it: stored ones are not validated again. */
export const loggedChange = z.unknown().describe('An operation') as unknown as z.ZodType<Operation>

/**
 * An operation as sent by the client, with its id. The server reads each one separately (`sentEnvelope`, `operation`), so that one
 * that is not even an object does not block the others.
 */
export const sentOperation = z
  .unknown()
  .describe(
    '{id, operation, deed?}: an operation with the UUID that the client gave it, and one that those done in one go share',
  ) as unknown as z.ZodType<SentOperation>

/** What a sent operation is wrapped in. */
export const sentEnvelope = z.strictObject(
  { id: uuid, operation: z.unknown(), deed: uuid.nullish() },
  { error: ({ code }) => (code === 'invalid_type' ? tripsMessages.noOperation : undefined) },
)
