import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { CONVERSATION_KINDS, MESSAGE_MAX, MESSAGES_PAGE_SIZE, messagesMessages } from './messages-rules.ts'
import { lastingPerson } from './people.ts'
import { cursor, id, instant, nextCursor, page, queryNumber, text } from './text.ts'

export const directMessage = z.strictObject({
  id,
  senderId: id,
  /** Null when hidden from the caller; 'Usuario eliminado' when the account was deleted (`otherUser.isDeleted` tells). */
  senderEmail: z.string().nullable(),
  senderName: z.string().nullable(),
  receiverId: id,
  content: z.string(),
  createdAt: instant,
  /** Whether the receiver has read it. */
  isRead: z.boolean(),
  /** What the caller may do with it. */
  may: z.array(z.enum(['report'])),
})
export type DirectMessage = z.output<typeof directMessage>

export const conversation = z.strictObject({
  conversationId: id,
  otherUser: lastingPerson,
  /** True when a stranger started the conversation and the caller has neither answered nor accepted it yet. */
  isRequest: z.boolean(),
  /** True when the caller has muted this person: their messages are neither counted nor announced. */
  isMuted: z.boolean(),
  unreadCount: z.number().int(),
  lastMessage: z.strictObject({ content: z.string(), createdAt: instant, senderId: id }),
})
export type Conversation = z.output<typeof conversation>

const limit = queryNumber(z.number().int().min(1).max(100).default(MESSAGES_PAGE_SIZE))
const offset = queryNumber(z.number().int().min(0).max(1_000_000).default(0))

export const messagesEndpoints = contract({
  'POST /direct-messages': {
    summary: 'Sends a message to another user; under an Idempotency-Key once, however often it is sent',
    auth: 'user',
    whileRestricted: 'none',
    limit: 'message',
    status: 201,
    body: z.strictObject({
      receiverId: id,
      content: text({
        max: MESSAGE_MAX,
        required: messagesMessages.required,
        length: messagesMessages.tooLong,
      }),
    }),
    errors: { 'not-found': 404, 'link-to-stranger': 422 },
    response: wrapped(directMessage),
  },
  'GET /direct-messages/conversation/:userId': {
    summary:
      'The newest messages with a user, oldest first, or those before a cursor; marks what was received as read',
    auth: 'user',
    changes: true,
    limit: 'read',
    params: z.strictObject({ userId: id }),
    query: z.strictObject({ limit, offset, cursor }),
    errors: { 'not-found': 404 },
    response: wrapped(z.array(directMessage)).extend({
      otherUser: lastingPerson,
      /** True when the caller has not accepted the conversation yet. */
      isRequest: z.boolean(),
      nextCursor,
    }),
  },
  'GET /direct-messages/conversations': {
    summary:
      "The caller's conversations, latest first: all, those that are accepted, or the requests of strangers",
    auth: 'user',
    limit: 'read',
    query: z.strictObject({ page, limit, cursor, kind: z.enum(CONVERSATION_KINDS).default('all') }),
    response: wrapped(z.array(conversation)).extend({ nextCursor }),
  },
  'PUT /direct-messages/requests/:userId': {
    summary: 'Accepts what a stranger began, as an answer does',
    auth: 'user',
    limit: 'write',
    params: z.strictObject({ userId: id }),
    errors: { 'not-found': 404 },
    response: wrapped(z.strictObject({ isRequest: z.literal(false) })),
  },
  'GET /direct-messages/unread-count': {
    summary: 'How many messages the caller has not read',
    auth: 'user',
    limit: 'poll',
    response: wrapped(z.strictObject({ unreadCount: z.number().int() })),
  },
})
