import { z } from 'zod'
import { code, presentedPassword } from './accounts.ts'
import { acknowledged, contract, wrapped } from './endpoint.ts'
import { instant } from './text.ts'

export const secondFactor = z.strictObject({
  isOn: z.boolean(),
  since: instant.nullable(),
  /** How many recovery codes are unused. */
  codesLeft: z.number().int(),
})
export type SecondFactor = z.output<typeof secondFactor>

const recoveryCodes = wrapped(z.strictObject({ recoveryCodes: z.array(z.string()) }))
const proof = z.strictObject({ password: presentedPassword, code })
const own = { auth: 'user', whileRestricted: 'closed', limit: 'login' } as const

export const secondFactorEndpoints = contract({
  'GET /auth/second-factor': {
    summary: 'Whether the caller is asked for a code when signing in',
    auth: 'user',
    whileRestricted: 'closed',
    limit: 'read',
    response: wrapped(secondFactor),
  },
  'POST /auth/second-factor/setup': {
    ...own,
    summary: 'Makes a key for an authenticator app, in place of one that was not confirmed',
    body: z.strictObject({ password: presentedPassword }),
    errors: { 'not-found': 404, 'wrong-password': 403, duplicate: 409 },
    response: wrapped(z.strictObject({ secret: z.string(), uri: z.string() })),
  },
  'POST /auth/second-factor': {
    ...own,
    summary: 'Turns the second step on with a first code of the app; the recovery codes are told this once',
    body: z.strictObject({ code }),
    errors: { 'not-found': 404, 'wrong-code': 403, duplicate: 409 },
    response: recoveryCodes,
  },
  'POST /auth/second-factor/recovery-codes': {
    ...own,
    summary: 'Makes new recovery codes; those before are good no more',
    body: proof,
    errors: { 'not-found': 404, 'wrong-password': 403, 'wrong-code': 403 },
    response: recoveryCodes,
  },
  'DELETE /auth/second-factor': {
    ...own,
    summary: 'Turns the second step off, with the password and a code',
    body: proof,
    errors: { 'not-found': 404, 'wrong-password': 403, 'wrong-code': 403 },
    response: acknowledged,
  },
})
