import { z } from 'zod'
import { contract } from './endpoint.ts'
import { notification } from './gamification.ts'
import { directMessage } from './messages.ts'
import { restriction } from './moderation.ts'
import { id } from './text.ts'

/** Events that the server sends to a user's open pages as things happen. */
export const liveEvent = z.discriminatedUnion('type', [
  /** The user received a direct message, or sent one from another page. */
  z.strictObject({ type: z.literal('message'), message: directMessage }),
  /** `readerId` has read the messages of `writerId`, up to the message `lastReadId`. */
  z.strictObject({ type: z.literal('read'), readerId: id, writerId: id, lastReadId: id }),
  /** How many messages are unread now. */
  z.strictObject({ type: z.literal('unread'), unreadCount: z.number().int() }),
  /** A new level or badge. */
  z.strictObject({ type: z.literal('notification'), notification }),
  /** Something in the list of notifications is new, or was read. */
  z.strictObject({ type: z.literal('notifications') }),
  /** Moderators restricted the user's account, or lifted that (null). Also the first event of each stream. */
  z.strictObject({ type: z.literal('restriction'), restriction: restriction.nullable() }),
  /** The assistant has written more of its answer in this conversation. */
  z.strictObject({ type: z.literal('assistant'), conversationId: id }),
  /** An itinerary was created, changed, deleted, or shared with other people; `last` is the number of its newest operation. */
  z.strictObject({ type: z.literal('itinerary'), itineraryId: id, last: z.number().int().optional() }),
  /** Somebody commented on a stop of an itinerary, or deleted a comment. */
  z.strictObject({ type: z.literal('trip-comment'), itineraryId: id }),
  /** A file was added to an itinerary or removed from it. */
  z.strictObject({ type: z.literal('trip-file'), itineraryId: id }),
  /** Somebody opened an itinerary that this user has open, closed it, or moved to another stop of it. */
  z.strictObject({ type: z.literal('trip-presence'), itineraryId: id }),
  z.strictObject({ type: z.literal('group'), groupId: id }),
  /** Events may have been lost: the page should refetch what it shows. */
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
