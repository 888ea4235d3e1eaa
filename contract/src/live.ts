import { z } from 'zod'
import { contract } from './endpoint.ts'
import { notification } from './gamification.ts'
import { directMessage } from './messages.ts'
import { id } from './text.ts'

/** What the server tells the open pages of a user, as it happens. */
export const liveEvent = z.discriminatedUnion('type', [
  /** A direct message came, or was sent from another page of one's own. */
  z.strictObject({ type: z.literal('message'), message: directMessage }),
  /** What `writerId` wrote to `readerId` has been read, up to the message `lastReadId`. */
  z.strictObject({ type: z.literal('read'), readerId: id, writerId: id, lastReadId: id }),
  /** How many messages wait to be read now. */
  z.strictObject({ type: z.literal('unread'), unreadCount: z.number().int() }),
  /** A new level or badge. */
  z.strictObject({ type: z.literal('notification'), notification }),
  /** There is something new, or no longer new, in the list of notifications. */
  z.strictObject({ type: z.literal('notifications') }),
  /** The assistant wrote on in this conversation. */
  z.strictObject({ type: z.literal('assistant'), conversationId: id }),
  /** An itinerary was made, changed, shared otherwise or deleted; `last` is the number of its newest operation. */
  z.strictObject({ type: z.literal('itinerary'), itineraryId: id, last: z.number().int().optional() }),
  /** Something was said about a stop of an itinerary, or taken back. */
  z.strictObject({ type: z.literal('trip-comment'), itineraryId: id }),
  /** A file was added to an itinerary or removed from it. */
  z.strictObject({ type: z.literal('trip-file'), itineraryId: id }),
  /** Somebody opened an itinerary that this user has open, left it, or turned to another stop. */
  z.strictObject({ type: z.literal('trip-presence'), itineraryId: id }),
  z.strictObject({ type: z.literal('group'), groupId: id }),
  /** Something may have been missed: ask again for what is shown. */
  z.strictObject({ type: z.literal('resync') }),
])
export type LiveEvent = z.output<typeof liveEvent>

export const liveEndpoints = contract({
  'GET /events': {
    summary:
      'What concerns the caller, as it happens: one JSON object a server-sent event, a comment every 20 s as a sign of life. ' +
      'Ends when the access token expires or its session ends; come back with a new one, and ask again for what is shown',
    auth: 'user',
    whileRestricted: 'closed',
    limit: 'poll',
    response: 'binary',
    events: liveEvent,
  },
})
