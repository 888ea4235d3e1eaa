import { z } from 'zod'
import { presentedPassword, session } from './accounts.ts'
import { acknowledged, contract, wrapped } from './endpoint.ts'
import { PASSKEY_NAME_MAX, passkeyMessages } from './passkeys-rules.ts'
import { byId, id, instant, text } from './text.ts'

export const passkey = z.strictObject({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})
export type Passkey = z.output<typeof passkey>

const name = text({
  max: PASSKEY_NAME_MAX,
  required: passkeyMessages.nameRequired,
  length: passkeyMessages.nameTooLong,
  oneLine: passkeyMessages.nameOneLine,
})

const encoded = z.string().max(20_000)
/** The browser's response in WebAuthn's format; the server validates all of it. */
const answer = (fields: Record<string, z.ZodType>) =>
  z.looseObject({
    id: z.string().min(1).max(1_400),
    rawId: z.string().min(1).max(1_400),
    type: z.literal('public-key'),
    response: z.looseObject({ clientDataJSON: encoded, ...fields }),
  })

/** Options for the browser, in WebAuthn's format. */
const options = wrapped(z.looseObject({ challenge: z.string() }))
const own = { auth: 'user', whileRestricted: 'closed' } as const

export const passkeysEndpoints = contract({
  'GET /auth/passkeys': {
    ...own,
    summary: "The caller's own passkeys",
    limit: 'read',
    response: wrapped(z.array(passkey)),
  },
  'POST /auth/passkeys/registration': {
    ...own,
    summary: 'What a browser needs to make a passkey; wants the password',
    limit: 'login',
    body: z.strictObject({ password: presentedPassword }),
    errors: { 'not-found': 404, 'wrong-password': 403 },
    response: options,
  },
  'POST /auth/passkeys': {
    ...own,
    summary: 'Adds the passkey that the browser made',
    limit: 'login',
    status: 201,
    body: z.strictObject({ name, response: answer({ attestationObject: encoded }) }),
    errors: { 'wrong-passkey': 403, duplicate: 409 },
    response: wrapped(passkey),
  },
  'PUT /auth/passkeys/:id': {
    ...own,
    summary: "Names one of the caller's own passkeys",
    limit: 'write',
    params: byId,
    body: z.strictObject({ name }),
    errors: { 'not-found': 404 },
    response: wrapped(passkey),
  },
  'DELETE /auth/passkeys/:id': {
    ...own,
    summary: "Removes one of the caller's own passkeys",
    limit: 'write',
    params: byId,
    errors: { 'not-found': 404 },
    response: acknowledged,
  },
  'POST /auth/passkeys/options': {
    summary: 'What a browser needs to ask for a passkey',
    auth: 'none',
    // The sign-in form requests this as soon as it is shown, which is no attempt to sign in yet.
    limit: 'write',
    response: options,
  },
  'POST /auth/passkeys/login': {
    summary: 'Signs in with a passkey, without a password and without a code',
    auth: 'none',
    limit: 'login',
    body: z.strictObject({ response: answer({ authenticatorData: encoded, signature: encoded }) }),
    errors: { 'wrong-passkey': 403, 'not-found': 404 },
    response: z.strictObject({ success: z.literal(true), message: z.string(), data: session }),
  },
})
