import { z } from 'zod'
import {
  ANSWER_VERDICTS,
  assistantMessages,
  CHAT_MESSAGE_MAX,
  PLACE_QUESTION_MAX,
  PLAN_DAYS_MAX,
} from './assistant-rules.ts'
import { contract, wrapped } from './endpoint.ts'
import { isCalendarDay, itinerariesMessages } from './itineraries-rules.ts'
import { byId, id, instant, limit, queryNumber, text } from './text.ts'

/** A place that an answer mentions: the source of what the answer says. */
export const chatSource = z.strictObject({
  placeId: id,
  name: z.string(),
  /** Sentences that the answer quotes from reviews of the place. */
  quotes: z.array(z.strictObject({ reviewId: id, sentence: z.string() })).optional(),
  /** The question, or the part of it, to which no review of the place has an answer yet, in the words of whoever asked. */
  untold: z.string().max(PLACE_QUESTION_MAX).optional(),
})
export type ChatSource = z.output<typeof chatSource>

/** A plan to start an itinerary from. `day` counts from 1; the caller chooses which date day 1 is. */
export const itineraryDraft = z.strictObject({
  name: z.string(),
  items: z.array(
    z.strictObject({
      placeId: id,
      name: z.string(),
      day: z.number().int().min(1).max(PLAN_DAYS_MAX),
      /** A quote from a review with something worth knowing at this place. */
      note: z.string().optional(),
    }),
  ),
})
export type ItineraryDraft = z.output<typeof itineraryDraft>

export const chatMessage = z.strictObject({
  id,
  message: z.string(),
  /** The answer's text; while the assistant is still writing, the part written so far. */
  response: z.string(),
  createdAt: instant,
  conversationId: id,
  /** `stopped`: the person who asked stopped the answer, or left before it was complete; the part written until then is kept. */
  status: z.enum(['writing', 'done', 'stopped', 'failed']),
  sources: z.array(chatSource),
  itineraryDraft: itineraryDraft.optional(),
  /** How the person who asked rated the answer; absent while unrated. */
  verdict: z.enum(ANSWER_VERDICTS).optional(),
})
export type ChatMessage = z.output<typeof chatMessage>

export const chatConversation = z.strictObject({
  id,
  createdAt: instant,
  messageCount: z.number().int(),
  /** The newest message; null while the conversation is empty. */
  lastMessage: z.strictObject({ message: z.string(), createdAt: instant }).nullable(),
})
export type ChatConversation = z.output<typeof chatConversation>

/**
 * The events of an answer that is streamed while it is written: first `message` (the new row), then `text` for each piece, then
 * `done` or `failed` (the final row).
 */
export type ChatStreamEvent =
  | { event: 'message' | 'done' | 'failed'; data: ChatMessage }
  | { event: 'text'; data: { text: string } }

const removed = wrapped(z.strictObject({ deleted: z.number().int() }))

export const assistantEndpoints = contract({
  'POST /chat/messages': {
    summary:
      'Asks the assistant; with `Accept: text/event-stream` the answer arrives as it is written (events message, text, done or failed). 409 `busy` while another answer is being written',
    auth: 'user',
    limit: 'chat',
    status: 201,
    body: z.strictObject({
      message: text({
        max: CHAT_MESSAGE_MAX,
        required: assistantMessages.messageRequired,
        length: assistantMessages.messageTooLong,
      }),
      /** Null or absent starts a new conversation. */
      conversationId: id.nullish(),
      /**
       * When the message was typed, by the sender's clock. Accepted but not stored: messages are ordered by the server's clock.
       */
      timestamp: z
        .union([z.iso.datetime({ offset: true, error: 'La fecha no es válida.' }), z.number()], {
          error: 'La fecha no es válida.',
        })
        .nullish(),
    }),
    errors: { 'not-found': 404, busy: 409, 'external-service': 503 },
    response: wrapped(chatMessage),
  },
  'POST /chat/messages/:id/itinerary': {
    summary:
      'Saves the plan of an answer among the itineraries of whoever asked, with its notes, from `startDate` on; saved again, it is the same one',
    auth: 'user',
    limit: 'write',
    status: 201,
    params: byId,
    body: z.strictObject({
      startDate: z
        .string({ error: itinerariesMessages.dateInvalid })
        .refine(isCalendarDay, itinerariesMessages.dateInvalid),
    }),
    errors: { 'not-found': 404, duplicate: 409 },
    response: wrapped(z.strictObject({ id, name: z.string() })),
  },
  'POST /chat/messages/:id/stop': {
    summary:
      'Stops an answer that is being written, in whichever page it was asked for; what is written stays. Changes nothing when it has ended',
    auth: 'user',
    limit: 'write',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(chatMessage),
  },
  'PUT /chat/messages/:id/verdict': {
    summary:
      'Says whether an answer of the assistant was of use, or takes that back (null). Who tunes the assistant reads the questions whose answers were of none',
    auth: 'user',
    limit: 'write',
    params: byId,
    body: z.strictObject({ verdict: z.enum(ANSWER_VERDICTS, 'Elige si te sirvió o no.').nullable() }),
    errors: { 'not-found': 404 },
    response: wrapped(chatMessage),
  },
  'GET /chat/messages/me': {
    summary:
      "The caller's newest messages, oldest first; answers 304 to If-None-Match while nothing is new. All conversations unless one is named",
    auth: 'user',
    limit: 'poll',
    query: z.strictObject({
      limit,
      offset: queryNumber(z.number().int().min(0).max(100_000).default(0)),
      conversationId: id.optional(),
    }),
    response: wrapped(z.array(chatMessage)),
  },
  'DELETE /chat/messages': {
    summary: 'Deletes all chat history of the caller',
    auth: 'user',
    limit: 'write',
    response: removed,
  },
  'GET /chat/conversations/me': {
    summary: "The caller's conversations, newest first; the first is the current one",
    auth: 'user',
    limit: 'read',
    response: wrapped(z.array(chatConversation)),
  },
  'POST /chat/conversations': {
    summary: 'Starts a conversation, which becomes the current one',
    auth: 'user',
    limit: 'write',
    status: 201,
    body: z.strictObject({}).nullish(),
    errors: { 'not-found': 404 },
    response: wrapped(chatConversation),
  },
  'DELETE /chat/conversations/current': {
    summary: 'Deletes the current conversation with its messages',
    auth: 'user',
    limit: 'write',
    errors: { 'not-found': 404 },
    response: removed,
  },
})
