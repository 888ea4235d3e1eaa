import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { notification } from './gamification.ts'
import {
  EXPORT_FORMATS,
  hasLineBreak,
  ITINERARY_GROUPS_MAX,
  ITINERARY_ITEMS_MAX,
  ITINERARY_NAME_MAX,
  isCalendarDay,
  itinerariesMessages,
} from './itineraries-rules.ts'
import { person } from './people.ts'
import { place } from './places.ts'
import { byId, cursor, id, instant, limit, nextCursor, text } from './text.ts'

/** A day of the calendar, never a moment: it must not move with anybody's time zone. */
const day = z.string()

export const itineraryItem = z.strictObject({
  /** Stays the same for as long as the place stays in the itinerary. */
  id,
  place,
  /** YYYY-MM-DD */
  date: day,
})
export type ItineraryItem = z.output<typeof itineraryItem>

const sharedWith = z.array(z.strictObject({ id, name: z.string() }))

export const itineraryDeed = z.enum(['edit', 'share', 'remove'])
export type ItineraryDeed = z.output<typeof itineraryDeed>

export const itinerary = z.strictObject({
  id,
  name: z.string(),
  /** In the order they were sent in. */
  items: z.array(itineraryItem),
  createdAt: instant,
  updatedAt: instant,
  /** Grows with every change; `itineraryEtag` makes the ETag of it. */
  version: z.number().int(),
  owner: person,
  /** The groups it is shared with, as far as the viewer is in them. */
  sharedWith,
  /** What the caller may do to it. */
  may: z.array(itineraryDeed),
})
export type Itinerary = z.output<typeof itinerary>

/** An itinerary in a list: `items` are the first few, the rest of the fields speak for all of them. */
export const listedItinerary = itinerary.extend({
  itemCount: z.number().int(),
  /** Null once every place of it is gone. */
  firstDay: day.nullable(),
  lastDay: day.nullable(),
})
export type ListedItinerary = z.output<typeof listedItinerary>

const item = z.strictObject({
  placeId: z.uuid(itinerariesMessages.placeRequired),
  date: z
    .string({ error: itinerariesMessages.dateRequired })
    .min(1, { error: itinerariesMessages.dateRequired, abort: true })
    .refine(isCalendarDay, itinerariesMessages.dateInvalid),
})

const writtenItinerary = z.strictObject({
  name: text({
    max: ITINERARY_NAME_MAX,
    required: itinerariesMessages.nameRequired,
    length: itinerariesMessages.nameLength,
  }).refine((name) => !hasLineBreak(name), itinerariesMessages.nameOneLine),
  items: z
    .array(item, { error: itinerariesMessages.itemsRequired })
    .min(1, itinerariesMessages.itemsRequired)
    .max(ITINERARY_ITEMS_MAX, itinerariesMessages.tooManyItems)
    .refine(
      (items) => new Set(items.map(({ placeId }) => placeId.toLowerCase())).size === items.length,
      itinerariesMessages.placeTwice,
    ),
})
export type WrittenItinerary = z.output<typeof writtenItinerary>

const savedItinerary = wrapped(itinerary).extend({ notification: notification.optional() })

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
    query: z.strictObject({ limit, cursor }),
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
    errors: { 'not-found': 404, duplicate: 409, 'changed-elsewhere': 412 },
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
  'GET /itineraries/:id/export': {
    summary: 'The itinerary as a file: a calendar (ics), a route for maps (gpx) or all of it (json)',
    auth: 'user',
    limit: 'read',
    params: byId,
    query: z.strictObject({ format: z.enum(EXPORT_FORMATS, { error: itinerariesMessages.formatUnknown }) }),
    errors: { 'not-found': 404 },
    response: 'binary',
  },
})
