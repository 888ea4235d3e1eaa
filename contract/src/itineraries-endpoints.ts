import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { notification } from './gamification.ts'
import {
  day,
  dayFacts,
  itinerary,
  listedItinerary,
  loggedOperation,
  sharedWith,
  tripPhotos,
  writtenItinerary,
} from './itineraries.ts'
import {
  EXPORT_FORMATS,
  ITINERARY_GROUPS_MAX,
  isCalendarDay,
  itinerariesMessages,
} from './itineraries-rules.ts'
import { byId, cursor, id, limit, nextCursor, page, queryNumber } from './text.ts'
import { sentOperation } from './trip-operations.ts'
import {
  COPIED_PARTS,
  LISTED_BYTES,
  LISTED_OPERATIONS,
  OPERATIONS_MAX,
  tripsMessages,
} from './trips-rules.ts'

const operationNumber = z.number().int().min(0).max(2_147_483_647)
const savedItinerary = wrapped(itinerary).extend({ notification: notification.optional() })

const rejectedOperation = z.strictObject({
  /** Null when the request had no usable id. */
  id: z.string().nullable(),
  /** The operation's position in the request, from 0, when it has no usable id. */
  index: z.number().int().optional(),
  code: z.string(),
  message: z.string(),
})

const copied = z.strictObject({
  startDate: day.refine(isCalendarDay, itinerariesMessages.dateInvalid).nullable().default(null),
  parts: z
    .array(z.enum(COPIED_PARTS, { error: tripsMessages.copiedParts }))
    .max(COPIED_PARTS.length, tripsMessages.copiedParts)
    .default(['notes', 'costs']),
  day: day.refine(isCalendarDay, itinerariesMessages.dateInvalid).nullable().default(null),
  name: writtenItinerary.shape.name.optional(),
})

export const itinerariesEndpoints = contract({
  'POST /itineraries': {
    summary: 'Makes an itinerary; 409 `duplicate` when the caller has one of that name',
    auth: 'user',
    limit: 'write',
    status: 201,
    body: writtenItinerary,
    errors: { duplicate: 409, 'not-found': 404 },
    response: savedItinerary,
  },
  'GET /itineraries': {
    summary: "The caller's itineraries and those shared with them, with their first places, newest first",
    auth: 'user',
    limit: 'read',
    query: z.strictObject({ page, limit, cursor }),
    response: z.strictObject({
      success: z.literal(true),
      data: z.array(listedItinerary),
      nextCursor,
    }),
  },
  'GET /itineraries/:id': {
    summary: 'One itinerary, with its ETag',
    auth: 'user',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(itinerary),
  },
  'PUT /itineraries/:id': {
    summary:
      'Replaces name and places; with `If-Match` and an ETag that is no longer true, 412 and nothing is changed',
    auth: 'user',
    limit: 'write',
    params: byId,
    body: writtenItinerary,
    errors: { 'not-found': 404, forbidden: 403, duplicate: 409, 'changed-elsewhere': 412 },
    response: savedItinerary,
  },
  'DELETE /itineraries/:id': {
    summary: "Deletes the caller's own itinerary",
    auth: 'user',
    limit: 'write',
    params: byId,
    errors: { 'not-found': 404, forbidden: 403 },
    response: wrapped(z.strictObject({ id })),
  },
  'PUT /itineraries/:id/groups': {
    summary:
      'The owner shares an itinerary with exactly these groups of theirs: whoever is in one may read and edit it; with `If-Match` and a tag of other groups than it is shared with, 412',
    auth: 'user',
    whileRestricted: 'none',
    limit: 'write',
    params: byId,
    body: z.strictObject({
      groupIds: z
        .array(id)
        .max(ITINERARY_GROUPS_MAX, itinerariesMessages.tooManyGroups)
        .transform((ids) => [...new Set(ids.map((one) => one.toLowerCase()))]),
    }),
    errors: { 'not-found': 404, forbidden: 403, 'changed-elsewhere': 412 },
    response: wrapped(z.strictObject({ sharedWith })),
  },
  'GET /itineraries/:id/operations': {
    summary:
      `The operations after number \`after\` and up to \`until\`, in order, at most ${LISTED_OPERATIONS}, and no more once they are ` +
      `${LISTED_BYTES / 1024} KiB; \`last\` is the number of the newest there is, so that there is more after the last operation as long as ` +
      "its number is lower, `version` the itinerary's",
    auth: 'user',
    limit: 'poll',
    params: byId,
    query: z.strictObject({
      after: queryNumber(operationNumber.default(0)),
      until: queryNumber(operationNumber.optional()),
    }),
    errors: { 'not-found': 404 },
    response: wrapped(z.array(loggedOperation)).extend({
      last: z.number().int(),
      version: z.number().int(),
    }),
  },
  'POST /itineraries/:id/operations': {
    summary:
      'Changes an itinerary by operations with ids made by the client; each is accepted or refused by itself (without an ' +
      'id: by its `index` in the request), and one that is sent again is done once and answered the same',
    auth: 'user',
    limit: 'write',
    params: byId,
    body: z.strictObject({
      operations: z.array(sentOperation).max(OPERATIONS_MAX, tripsMessages.tooManyOperations),
    }),
    errors: { 'not-found': 404, forbidden: 403, duplicate: 409 },
    response: wrapped(
      z.strictObject({
        accepted: z.array(z.strictObject({ id: z.string(), number: z.number().int() })),
        rejected: z.array(rejectedOperation),
      }),
    ).extend({ notification: notification.optional() }),
  },
  'GET /itineraries/:id/days': {
    summary: 'Sun, time zone, holidays, currency and language of each day, at its first place',
    auth: 'user',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(z.array(dayFacts)),
  },
  'GET /itineraries/:id/photos': {
    summary:
      'Photos and videos that its owner and the caller put into reviews of its places since the day of the stop, newest first',
    auth: 'user',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(z.array(tripPhotos)),
  },
  'POST /itineraries/:id/copy': {
    summary:
      "A copy of one's own, from `startDate` on, with everything still to be done; of notes, costs and bookings it has those in `parts`. With `day`, a copy of that day alone; with `name`, under the first free name that begins so",
    auth: 'user',
    limit: 'write',
    status: 201,
    params: byId,
    // Without a body, it is copied with all defaults.
    body: copied.nullish().transform((body) => body ?? copied.parse({})),
    errors: { 'not-found': 404, duplicate: 409 },
    response: wrapped(itinerary),
  },
  'GET /itineraries/:id/export': {
    summary:
      'The itinerary as a file: a calendar (ics), a route for maps (gpx, kml), a table (csv) or all of it (json)',
    auth: 'user',
    limit: 'read',
    params: byId,
    query: z.strictObject({ format: z.enum(EXPORT_FORMATS, { error: itinerariesMessages.formatUnknown }) }),
    errors: { 'not-found': 404 },
    response: 'binary',
  },
})
