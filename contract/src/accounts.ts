import { z } from 'zod'
import { accountsMessages, EMAIL_MAX, isEmail, missingPasswordRules, PASSWORD_MAX } from './accounts-rules.ts'
import { acknowledged, contract, wrapped } from './endpoint.ts'
import { userStats } from './gamification.ts'
import { isAppCode, isRecoveryCode, secondFactorMessages, tidyCode } from './second-factor-rules.ts'
import { termsVersion } from './terms.ts'
import { byId, id, instant } from './text.ts'

export const email = z
  .string({ error: accountsMessages.emailRequired })
  .max(EMAIL_MAX * 2, accountsMessages.emailFormat)
  .transform((value) => value.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .refine((value) => value.length > 0, accountsMessages.emailRequired)
      .refine((value) => value.length === 0 || isEmail(value), accountsMessages.emailFormat),
  )

/** A password that somebody enters to prove who they are. Accepts any text that could have been stored as a password. */
export const presentedPassword = z
  .string({ error: accountsMessages.passwordRequired })
  .max(PASSWORD_MAX * 2, accountsMessages.passwordTooLong)
  .transform((value) => value.normalize('NFC').trim())
  .pipe(z.string().min(1, accountsMessages.passwordRequired))

/** A new password: must meet all password rules. */
const chosenPassword = presentedPassword.pipe(
  z
    .string()
    .max(PASSWORD_MAX, accountsMessages.passwordTooLong)
    .refine((value) => missingPasswordRules(value).length === 0, accountsMessages.passwordRules),
)

/** A code from an authenticator app, or a recovery code in its place. */
export const code = z
  .string({ error: secondFactorMessages.codeRequired })
  .max(64, secondFactorMessages.codeFormat)
  .transform(tidyCode)
  .pipe(
    z
      .string()
      .min(1, secondFactorMessages.codeRequired)
      .refine(
        (value) => value === '' || isAppCode(value) || isRecoveryCode(value),
        secondFactorMessages.codeFormat,
      ),
  )

export const token = z.string().min(1).max(128)

export const user = z.strictObject({ id, email: z.string(), createdAt: instant })
export type User = z.output<typeof user>

export const tokens = z.strictObject({ accessToken: z.string(), refreshToken: z.string() })
export type Tokens = z.output<typeof tokens>

export const session = z.strictObject({
  user: user.extend({ stats: userStats.optional() }),
  accessToken: z.string(),
  refreshToken: z.string(),
})
export type Session = z.output<typeof session>

/** A browser that is signed in to the user's account. */
export const device = z.strictObject({
  id,
  createdAt: instant,
  lastUsedAt: instant,
  userAgent: z.string().nullable(),
  current: z.boolean(),
})
export type Device = z.output<typeof device>

export const accountsEndpoints = contract({
  'POST /auth/register': {
    summary:
      'Opens an account and mails the confirmation link; the answer does not tell whether the address is taken',
    auth: 'none',
    limit: 'register',
    status: 201,
    body: z.strictObject({
      email,
      password: chosenPassword,
      /** The version of the terms that the user agreed to; today's version when absent. */
      termsVersion: termsVersion.optional(),
    }),
    response: acknowledged,
  },
  'GET /auth/confirm-email/:token': {
    summary: 'Confirms an e-mail address once; 404 unknown, 410 expired or used',
    auth: 'none',
    changes: true,
    limit: 'login',
    params: z.strictObject({ token: z.string().min(1, accountsMessages.confirmationTokenMissing).max(128) }),
    errors: { 'not-found': 404, gone: 410 },
    response: acknowledged,
  },
  'POST /auth/resend-confirmation': {
    summary: 'Mails a new confirmation link; earlier ones die',
    auth: 'none',
    limit: 'mail',
    status: 202,
    body: z.strictObject({ email }),
    response: acknowledged,
  },
  'POST /auth/login': {
    summary: 'Signs in; 403 `email-not-confirmed` and `second-factor-required` only after the right password',
    auth: 'none',
    limit: 'login',
    body: z.strictObject({ email, password: presentedPassword, code: code.optional() }),
    errors: {
      'wrong-credentials': 401,
      'email-not-confirmed': 403,
      'second-factor-required': 403,
      'wrong-code': 403,
      'not-found': 404,
    },
    response: z.strictObject({ success: z.literal(true), message: z.string(), data: session }),
  },
  'POST /auth/refresh': {
    summary: 'Exchanges a refresh token for a new pair; a replayed one ends its whole session',
    auth: 'none',
    limit: 'login',
    body: z.strictObject({ refreshToken: token }),
    response: wrapped(tokens),
  },
  'POST /auth/logout': {
    summary: 'Ends the session of the given tokens; idempotent, also with tokens that are expired or revoked',
    auth: 'none',
    limit: 'write',
    body: z.strictObject({ refreshToken: token.optional() }).nullish(),
    response: acknowledged,
  },
  'POST /auth/forgot-password': {
    summary: 'Mails a link to choose a new password, if the address has an account',
    auth: 'none',
    limit: 'mail',
    status: 202,
    body: z.strictObject({ email }),
    response: acknowledged,
  },
  'POST /auth/reset-password': {
    summary: 'Sets a new password with a mailed token and ends every session',
    auth: 'none',
    limit: 'login',
    body: z.strictObject({ token, password: chosenPassword }),
    errors: { 'not-found': 404, gone: 410 },
    response: acknowledged,
  },
  'POST /auth/change-password': {
    summary: 'Changes the password and ends the other sessions',
    auth: 'user',
    whileRestricted: 'closed',
    limit: 'login',
    body: z.strictObject({ currentPassword: presentedPassword, newPassword: chosenPassword }),
    errors: { 'not-found': 404, 'wrong-password': 403 },
    response: acknowledged,
  },
  'GET /auth/sessions': {
    summary: "The caller's own sessions",
    auth: 'user',
    whileRestricted: 'closed',
    limit: 'read',
    response: wrapped(z.array(device)),
  },
  'DELETE /auth/sessions/:id': {
    summary: "Ends one of the caller's own sessions",
    auth: 'user',
    whileRestricted: 'closed',
    limit: 'write',
    params: byId,
    errors: { 'not-found': 404 },
    response: acknowledged,
  },
  'DELETE /users/me': {
    summary: 'Removes the account; reviews and places stay, without its name',
    auth: 'user',
    whileRestricted: 'closed',
    limit: 'login',
    body: z.strictObject({ password: presentedPassword }),
    errors: { 'not-found': 404, 'wrong-password': 403 },
    response: acknowledged,
  },
  'GET /users/me/export': {
    summary: 'A ZIP of everything the user gave',
    auth: 'user',
    whileRestricted: 'closed',
    limit: 'export',
    errors: { 'not-found': 404 },
    response: 'binary',
  },
})
