import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import {
  caseFile,
  decision,
  decisionKind,
  heldBack,
  notice,
  openAppeal,
  reason,
  reportedCase,
  reportReason,
  restriction,
  subjectType,
} from './moderation.ts'
import { APPEAL_MAX, moderationMessages, REPORT_NOTE_MAX } from './moderation-rules.ts'
import { byId, cursor, id, instant, nextCursor, optionalText, text } from './text.ts'

const success = z.literal(true)

export const moderationEndpoints = contract({
  'POST /reports': {
    summary: 'Reports something a person made; the same once by the same person while nobody has decided',
    auth: 'user',
    limit: 'write',
    status: 201,
    body: z.strictObject({
      subjectType,
      subjectId: id,
      reason: reportReason,
      note: optionalText({ max: REPORT_NOTE_MAX, length: moderationMessages.noteTooLong }).optional(),
    }),
    errors: { 'not-found': 404, duplicate: 409, forbidden: 403 },
    response: wrapped(z.strictObject({ id })),
  },
  'GET /moderation/reports': {
    summary: 'Cases: open ones the heaviest first, decided ones the last decided first',
    auth: 'moderator',
    whileRestricted: 'none',
    limit: 'read',
    query: z.strictObject({ status: z.enum(['open', 'decided']).default('open'), cursor }),
    response: z.strictObject({ success, data: z.array(reportedCase), nextCursor }),
  },
  'GET /moderation/reports/:id': {
    summary: 'What was reported, as it was and as it is, with its history and that of its author',
    auth: 'moderator',
    whileRestricted: 'none',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(caseFile),
  },
  'GET /moderation/media/:id': {
    summary: 'A photo or video, also when it is hidden',
    auth: 'moderator',
    whileRestricted: 'none',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: 'binary',
  },
  'POST /moderation/decisions': {
    summary: 'Decides about something or somebody; the reason is told to the author',
    auth: 'moderator',
    whileRestricted: 'none',
    limit: 'write',
    status: 201,
    body: z.strictObject({
      reportId: id.optional(),
      subjectType,
      subjectId: id,
      decision: decisionKind,
      reason,
      /** When a limit or suspension ends. */
      until: instant.optional(),
      /** Which place remains when two are merged. */
      intoId: id.optional(),
    }),
    errors: { 'not-found': 404 },
    response: wrapped(decision),
  },
  'GET /moderation/decisions': {
    summary: 'Everything that was decided, newest first',
    auth: 'moderator',
    whileRestricted: 'none',
    limit: 'read',
    query: z.strictObject({ cursor }),
    response: z.strictObject({ success, data: z.array(decision), nextCursor }),
  },
  'GET /moderation/appeals': {
    summary: 'Appeals that wait for a decision, oldest first; 50 at most',
    auth: 'moderator',
    whileRestricted: 'none',
    limit: 'read',
    response: wrapped(z.array(openAppeal)),
  },
  'POST /moderation/appeals/:id/answer': {
    summary: 'Decides an appeal, by its decision; never by who took that decision',
    auth: 'moderator',
    whileRestricted: 'none',
    limit: 'write',
    status: 201,
    params: byId,
    body: z.strictObject({ isUpheld: z.boolean(), reason }),
    errors: { 'not-found': 404 },
    response: wrapped(decision),
  },
  'POST /moderation/decisions/:id/appeal': {
    summary: 'Appeals against a decision about something the caller made, once',
    auth: 'user',
    limit: 'write',
    status: 201,
    whileRestricted: 'closed',
    params: byId,
    body: z.strictObject({
      text: text({
        max: APPEAL_MAX,
        required: moderationMessages.appealRequired,
        length: moderationMessages.appealTooLong,
      }),
    }),
    errors: { 'not-found': 404, duplicate: 409 },
    response: wrapped(notice),
  },
  'GET /users/me/notices': {
    summary:
      'What moderators decided about what the caller made, newest first; 100 at most. And what waits for them',
    auth: 'user',
    limit: 'read',
    whileRestricted: 'closed',
    response: z.strictObject({
      success,
      data: z.array(notice),
      /** What waits for a moderator before others see it, oldest first; 20 at most. */
      heldBack: z.array(heldBack),
      restriction: restriction.nullable(),
      /** What the caller may do: `moderate` for moderators. */
      may: z.array(z.enum(['moderate'])),
    }),
  },
})
