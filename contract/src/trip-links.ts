import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { sharedWith } from './itineraries.ts'
import { isCalendarDay, itinerariesMessages } from './itineraries-rules.ts'
import { person } from './people.ts'
import { place } from './places.ts'
import { byId, id, instant } from './text.ts'
import { cost, leg } from './trip-operations.ts'
import {
  LINK_KINDS,
  LINKS_MAX,
  PUBLIC_FIELDS,
  STOP_STATUSES,
  TRIP_ROLES,
  tripsMessages,
} from './trips-rules.ts'

/** Access to a trip for people outside its groups: public links, invitations, and people added one by one. */

const kind = z.enum(LINK_KINDS, { error: tripsMessages.linkKind })
const fields = z.array(z.enum(PUBLIC_FIELDS, { error: tripsMessages.linkFields }))
const role = z.enum(TRIP_ROLES, { error: tripsMessages.role })

export const tripLink = z.strictObject({
  id,
  kind,
  /** What a public page shows beside the places. */
  fields,
  /** The last day on which the link works, as YYYY-MM-DD; null when it does not expire. */
  until: z.string().nullable(),
  /** The role that the invitation gives to whoever accepts it; null for a public page. */
  role: role.nullable(),
  createdAt: instant,
})
export type TripLink = z.output<typeof tripLink>

const token = z.strictObject({ token: z.string().max(100) })

export const publicTrip = z.strictObject({
  name: z.string(),
  /** The owner's name; null unless the link shows people. */
  owner: z.string().nullable(),
  /** YYYY-MM of the first day. */
  month: z.string().nullable(),
  cover: place.nullable(),
  days: z.array(
    z.strictObject({
      /** The day's number, from 1; null for a day with a title or a note and no stops, which only shows with the notes. */
      number: z.number().int().nullable(),
      /** YYYY-MM-DD; null unless the link shows dates. The fields below are likewise null unless the link shows them. */
      date: z.string().nullable(),
      title: z.string().nullable(),
      note: z.string().nullable(),
      stops: z.array(
        z.strictObject({
          place,
          startTime: z.string().nullable(),
          durationMinutes: z.number().int().nullable(),
          note: z.string().nullable(),
          cost: cost.nullable(),
          status: z.enum(STOP_STATUSES).nullable(),
          legToNext: leg.nullable(),
        }),
      ),
    }),
  ),
})
export type PublicTrip = z.output<typeof publicTrip>

const byPerson = z.strictObject({ id, userId: id })
const sharing = { 'not-found': 404, forbidden: 403 } as const

export const tripLinksEndpoints = contract({
  'POST /itineraries/:id/links': {
    summary: `Makes a link with a secret of 256 bits, which only this answer tells; at most ${LINKS_MAX} a trip`,
    auth: 'user',
    whileRestricted: 'none',
    limit: 'write',
    status: 201,
    params: byId,
    body: z.strictObject({
      kind,
      fields: fields.default([]),
      until: z.string().refine(isCalendarDay, itinerariesMessages.dateInvalid).nullable().default(null),
      role: role.default('view'),
    }),
    errors: sharing,
    response: wrapped(tripLink.extend({ url: z.string() })),
  },
  'GET /itineraries/:id/links': {
    summary: 'The links to a trip, the newest first; their addresses were told when they were made',
    auth: 'user',
    limit: 'read',
    params: byId,
    errors: sharing,
    response: wrapped(z.array(tripLink)),
  },
  'DELETE /itineraries/:id/links/:linkId': {
    summary: 'Ends a link: its address answers 404 from then on',
    auth: 'user',
    limit: 'write',
    params: z.strictObject({ id, linkId: id }),
    errors: sharing,
    response: wrapped(z.strictObject({ id })),
  },
  'GET /trips/:token': {
    summary: 'What the public page of a trip tells',
    auth: 'none',
    limit: 'read',
    params: token,
    errors: { 'not-found': 404 },
    response: wrapped(publicTrip),
  },
  'GET /trips/:token/calendar': {
    summary: 'A trip as a calendar (RFC 5545) to subscribe to',
    auth: 'none',
    limit: 'read',
    params: token,
    errors: { 'not-found': 404 },
    response: 'binary',
  },
  'POST /invitations/:token': {
    summary:
      'Accepts an invitation; who may open the trip already keeps what they may do. 403 for whom the owner took out of the trip',
    auth: 'user',
    limit: 'write',
    params: token,
    errors: sharing,
    response: wrapped(z.strictObject({ id })),
  },
  'GET /itineraries/:id/people': {
    summary: 'The single people whom a trip is shared with',
    auth: 'user',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(z.array(person.extend({ role }))),
  },
  'PUT /itineraries/:id/people/:userId': {
    summary: 'The owner shares a trip with a person, also one taken out of it, or changes what they may do',
    auth: 'user',
    whileRestricted: 'none',
    limit: 'write',
    params: byPerson,
    body: z.strictObject({ role }),
    errors: sharing,
    response: wrapped(z.strictObject({ role })),
  },
  'DELETE /itineraries/:id/people/:userId': {
    summary:
      'The owner takes a trip back from a person, whom no invitation link lets in again, or they leave it',
    auth: 'user',
    limit: 'write',
    params: byPerson,
    errors: sharing,
    response: wrapped(
      z.strictObject({
        id,
        /** Groups that the trip is shared with, through which the person still opens it. */
        throughGroups: sharedWith,
      }),
    ),
  },
})
