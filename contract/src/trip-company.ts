import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { person } from './people.ts'
import { byId, id, instant, text } from './text.ts'
import { COMMENT_MAX, PRESENCE_LASTS_SECONDS, TRIP_COMMENTS_MAX, tripsMessages } from './trips-rules.ts'

/** What the people of a trip see of each other: comments on its stops, and who has the trip open now. */

export const commentDeed = z.enum(['remove', 'report'])
export type CommentDeed = z.output<typeof commentDeed>

export const tripComment = z.strictObject({
  id,
  stopId: id,
  by: person,
  content: z.string(),
  createdAt: instant,
  may: z.array(commentDeed),
})
export type TripComment = z.output<typeof tripComment>

/** Another person who has the trip open. */
export const presentPerson = person.extend({
  /** The stop that they are looking at; null when none in particular. */
  stopId: id.nullable(),
})
export type PresentPerson = z.output<typeof presentPerson>

const presence = wrapped(z.array(presentPerson))
/** `pageId` is made by each page and is the same for as long as it stays open. */
const byPage = z.strictObject({ id, pageId: id })
const ofTrip = { 'not-found': 404 } as const

export const tripCompanyEndpoints = contract({
  'GET /itineraries/:id/comments': {
    summary: `All comments on the stops of a trip, oldest first; at most ${TRIP_COMMENTS_MAX}. Whom a block parts from the caller is left out`,
    auth: 'user',
    limit: 'read',
    params: byId,
    errors: ofTrip,
    response: wrapped(z.array(tripComment)),
  },
  'POST /itineraries/:id/comments': {
    summary: 'Says something about a stop, to everybody who may open the trip; under an Idempotency-Key once',
    auth: 'user',
    whileRestricted: 'none',
    limit: 'message',
    status: 201,
    params: byId,
    body: z.strictObject({
      stopId: id,
      content: text({
        max: COMMENT_MAX,
        required: tripsMessages.commentRequired,
        length: tripsMessages.commentLength,
      }),
    }),
    errors: ofTrip,
    response: wrapped(tripComment),
  },
  'DELETE /itineraries/:id/comments/:commentId': {
    summary: "Removes one's own comment, or any from one's own trip",
    auth: 'user',
    limit: 'write',
    params: z.strictObject({ id, commentId: id }),
    errors: { 'not-found': 404, forbidden: 403 },
    response: wrapped(z.strictObject({ id })),
  },
  'GET /itineraries/:id/presence': {
    summary: 'Who else has the trip open, and the stop that each is busy with',
    auth: 'user',
    limit: 'poll',
    params: byId,
    errors: ofTrip,
    response: presence,
  },
  'PUT /itineraries/:id/presence/:pageId': {
    summary: `A page says that it shows the trip; without another word for ${PRESENCE_LASTS_SECONDS} s it counts as closed. \`company\` is how many others may open the trip`,
    auth: 'user',
    whileRestricted: 'suspended',
    limit: 'poll',
    params: byPage,
    body: z.strictObject({ stopId: id.nullable() }),
    errors: ofTrip,
    response: presence.extend({ company: z.number().int() }),
  },
  'DELETE /itineraries/:id/presence/:pageId': {
    summary: 'A page of the caller shows the trip no more; also when the trip is closed to them, or gone',
    auth: 'user',
    whileRestricted: 'suspended',
    limit: 'poll',
    params: byPage,
    response: wrapped(z.strictObject({ pageId: id })),
  },
})
