import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { TERMS_UNKNOWN, TERMS_VERSION } from './terms-rules.ts'
import { instant } from './text.ts'

/** The version of the terms that the user was shown: today's, or an older one on a page that stayed open for long. */
export const termsVersion = z.iso
  .date(TERMS_UNKNOWN)
  .refine((version) => version <= TERMS_VERSION, TERMS_UNKNOWN)

export const consent = z.strictObject({
  /** The version in force. */
  current: z.iso.date(),
  /** The newest version that the caller has agreed to; null when none. */
  agreed: z.strictObject({ version: z.iso.date(), at: instant }).nullable(),
})
export type Consent = z.output<typeof consent>

export const termsEndpoints = contract({
  'GET /users/me/consent': {
    summary: 'Which terms hold, and which ones the caller has agreed to',
    auth: 'user',
    limit: 'read',
    whileRestricted: 'closed',
    response: wrapped(consent),
  },
  'POST /users/me/consent': {
    summary: 'Agrees to a version of the terms; twice is once',
    auth: 'user',
    limit: 'write',
    whileRestricted: 'closed',
    body: z.strictObject({ version: termsVersion }),
    response: wrapped(consent),
  },
})
