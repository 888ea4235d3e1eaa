import { z } from 'zod'
import { email, presentedPassword, token } from './accounts.ts'
import { acknowledged, contract, wrapped } from './endpoint.ts'
import { instant } from './text.ts'

/** The address of the caller's account, and the new address that waits to be confirmed. */
export const ownEmail = z.strictObject({
  email: z.string(),
  pending: z.strictObject({ email: z.string(), expiresAt: instant }).nullable(),
})
export type OwnEmail = z.output<typeof ownEmail>

const links = { 'not-found': 404, gone: 410, duplicate: 409 } as const

export const emailChangeEndpoints = contract({
  'GET /auth/email': {
    summary: "The caller's address, and the one that waits to be confirmed",
    auth: 'user',
    whileRestricted: 'closed',
    limit: 'read',
    errors: { 'not-found': 404 },
    response: wrapped(ownEmail),
  },
  'POST /auth/email': {
    summary:
      'Asks for another address: mails a link to it and tells the old one, which can stop it; the answer does not tell whether it is taken',
    auth: 'user',
    whileRestricted: 'closed',
    limit: 'mail',
    status: 202,
    body: z.strictObject({ email, password: presentedPassword }),
    errors: { 'not-found': 404, 'wrong-password': 403 },
    response: acknowledged,
  },
  'DELETE /auth/email': {
    summary: "Takes the caller's own wish for another address back; idempotent",
    auth: 'user',
    whileRestricted: 'closed',
    limit: 'write',
    response: acknowledged,
  },
  'POST /auth/email/confirm': {
    summary:
      'Changes the address with a token mailed to the new one; ends the other sessions and every mailed link',
    auth: 'none',
    limit: 'login',
    body: z.strictObject({ token }),
    errors: links,
    response: z.strictObject({
      success: z.literal(true),
      message: z.string(),
      data: z.strictObject({ userId: z.string(), email: z.string() }),
    }),
  },
  'POST /auth/email/stop': {
    summary:
      'With a token mailed to the old address: stops the change, or takes it back and ends all sessions and every way in that was added since',
    auth: 'none',
    limit: 'login',
    body: z.strictObject({ token }),
    errors: links,
    response: acknowledged,
  },
})
