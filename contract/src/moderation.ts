import { z } from 'zod'
import {
  ANSWERS,
  DECISION_REASON_MAX,
  DECISIONS,
  moderationMessages,
  REPORT_REASONS,
  SUBJECT_TYPES,
} from './moderation-rules.ts'
import { person } from './people.ts'
import { id, instant, text } from './text.ts'

export const subjectType = z.enum(SUBJECT_TYPES)
export const reportReason = z.enum(REPORT_REASONS, { error: moderationMessages.reasonRequired })
export const decisionKind = z.enum(DECISIONS)
/**
 * The kinds of entries in the moderation log: the decisions, and the answers to appeals: `uphold`, or `grant` when there is nothing
 * to undo.
 */
const loggedKind = z.enum([...DECISIONS, ...ANSWERS])

/** A copy of something that a person made, as it was at one moment. */
export const snapshot = z.strictObject({
  title: z.string(),
  text: z.string(),
  /** The address of its page; null when moderators have no page for it. */
  address: z.string().nullable(),
  media: z.array(z.strictObject({ id, mimeType: z.string() })),
  /** For a reported message: it and the messages around it, oldest first. */
  messages: z.array(
    z.strictObject({ senderId: id, content: z.string(), createdAt: instant, isReported: z.boolean() }),
  ),
})
export type Snapshot = z.output<typeof snapshot>

export const restriction = z.strictObject({
  kind: z.enum(['limited', 'suspended', 'closed']),
  until: instant.nullable(),
  reason: z.string(),
})
export type Restriction = z.output<typeof restriction>

export const decision = z.strictObject({
  id,
  subjectType,
  subjectId: id,
  decision: loggedKind,
  reason: z.string(),
  until: instant.nullable(),
  /** Null when the account was deleted. */
  moderator: person.nullable(),
  author: person.nullable(),
  createdAt: instant,
})
export type Decision = z.output<typeof decision>

/** All open reports about one thing form one case; a decided report is a case of its own. */
export const reportedCase = z.strictObject({
  /** The id of the case's first report. */
  id,
  subjectType,
  subjectId: id,
  title: z.string(),
  excerpt: z.string(),
  reasons: z.array(reportReason),
  reportCount: z.number().int(),
  weight: z.number().int(),
  createdAt: instant,
  decidedAt: instant.nullable(),
})
export type ReportedCase = z.output<typeof reportedCase>

export const caseFile = z.strictObject({
  id,
  subjectType,
  subjectId: id,
  decidedAt: instant.nullable(),
  /** As it was when it was first reported. */
  reported: snapshot,
  /** As it is now; null when it was deleted. */
  current: snapshot.nullable(),
  isHidden: z.boolean(),
  reports: z.array(
    z.strictObject({
      id,
      reason: reportReason,
      note: z.string().nullable(),
      reporter: person.nullable(),
      /** What this person saw, if it differs from `reported`. */
      snapshot: snapshot.nullable(),
      createdAt: instant,
    }),
  ),
  /** Decisions about it, newest first. */
  history: z.array(decision),
  author: z
    .strictObject({
      person,
      createdAt: instant,
      restriction: restriction.nullable(),
      /** Decisions about anything that the author made, newest first; at most 20. */
      decisions: z.array(decision),
    })
    .nullable(),
  /** The decisions that the caller may make about the content and about its author. */
  may: z.strictObject({ subject: z.array(decisionKind), author: z.array(decisionKind) }),
})
export type CaseFile = z.output<typeof caseFile>

export const notice = z.strictObject({
  id,
  subjectType,
  decision: loggedKind,
  reason: z.string(),
  until: instant.nullable(),
  snapshot,
  createdAt: instant,
  /** Null until the author appeals; `answer` is null until another moderator has decided. */
  appeal: z
    .strictObject({
      text: z.string(),
      createdAt: instant,
      answer: z.strictObject({ isUpheld: z.boolean(), reason: z.string() }).nullable(),
    })
    .nullable(),
  may: z.array(z.enum(['appeal'])),
})
export type Notice = z.output<typeof notice>

/** Something that is hidden until a moderator has looked at it, as its author is shown it. */
export const heldBack = z.strictObject({ id, subjectType, snapshot, createdAt: instant })
export type HeldBack = z.output<typeof heldBack>

export const openAppeal = z.strictObject({
  decision,
  snapshot,
  text: z.string(),
  createdAt: instant,
  may: z.array(z.enum(['decide'])),
})
export type OpenAppeal = z.output<typeof openAppeal>

export const reason = text({
  max: DECISION_REASON_MAX,
  required: moderationMessages.decisionReasonRequired,
  length: moderationMessages.decisionReasonTooLong,
})
