import { z } from 'zod'
import { contract } from './endpoint.ts'
import { type SecurityEventKind, securityEvents } from './security-rules.ts'
import { cursor, id, instant, nextCursor } from './text.ts'

export const securityEvent = z.strictObject({
  id,
  kind: z.enum(Object.keys(securityEvents) as [SecurityEventKind, ...SecurityEventKind[]]),
  at: instant,
  /** The user agent of the browser that did it; null when it sent none. */
  userAgent: z.string().nullable(),
})
export type SecurityEvent = z.output<typeof securityEvent>

export const securityEndpoints = contract({
  'GET /auth/security-events': {
    summary: "What happened to the way into the caller's own account, newest first",
    auth: 'user',
    whileRestricted: 'closed',
    limit: 'read',
    query: z.strictObject({ cursor }),
    response: z.strictObject({ success: z.literal(true), data: z.array(securityEvent), nextCursor }),
  },
})
