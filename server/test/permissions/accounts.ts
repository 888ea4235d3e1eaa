import { randomUUID } from 'node:crypto'
import { TERMS_VERSION } from '@andariego/contract/terms-rules'
import { mailedToken, PASSWORD } from '../traveller.ts'
import type { World } from '../world.ts'
import { get, type Permissions } from './row.ts'

const newEmail = () => `${randomUUID()}@example.com`
/** Opens a session of the owner's for this request only. */
const newLogin = async ({ test, owner }: World) =>
  (await test.api()('POST /auth/login', { body: { email: owner.email, password: PASSWORD } })).data

export const accountsPermissions: Permissions = {
  'POST /auth/register': [
    201,
    201,
    201,
    () => ({ path: '/auth/register', json: { email: newEmail(), password: PASSWORD } }),
  ],
  'GET /auth/confirm-email/{token}': [
    200,
    200,
    200,
    async ({ test }) => {
      const email = newEmail()
      await test.api()('POST /auth/register', { body: { email, password: PASSWORD } })
      return { path: `/auth/confirm-email/${mailedToken(test, email)}` }
    },
  ],
  'POST /auth/resend-confirmation': [
    202,
    202,
    202,
    () => ({ path: '/auth/resend-confirmation', json: { email: newEmail() } }),
  ],
  'POST /auth/login': [
    200,
    200,
    200,
    ({ owner }) => ({ path: '/auth/login', json: { email: owner.email, password: PASSWORD } }),
  ],
  'POST /auth/refresh': [
    200,
    200,
    200,
    async (world) => ({
      path: '/auth/refresh',
      json: { refreshToken: (await newLogin(world)).refreshToken },
    }),
  ],
  'POST /auth/logout': [
    200,
    200,
    200,
    async (world) => ({
      path: '/auth/logout',
      json: { refreshToken: (await newLogin(world)).refreshToken },
    }),
  ],
  'POST /auth/forgot-password': [
    202,
    202,
    202,
    () => ({ path: '/auth/forgot-password', json: { email: newEmail() } }),
  ],
  // Whoever has the mailed token may; nobody was mailed this one.
  'POST /auth/reset-password': [
    404,
    404,
    404,
    () => ({ path: '/auth/reset-password', json: { token: randomUUID(), password: PASSWORD } }),
  ],
  'POST /auth/change-password': [
    401,
    200,
    200,
    () => ({
      path: '/auth/change-password',
      json: { currentPassword: PASSWORD, newPassword: 'Caminante-2' },
    }),
  ],
  'GET /auth/sessions': [401, 200, 200, get('/auth/sessions')],
  'GET /auth/email': [401, 200, 200, get('/auth/email')],
  'POST /auth/email': [
    401,
    202,
    202,
    () => ({ path: '/auth/email', json: { email: newEmail(), password: PASSWORD } }),
  ],
  'DELETE /auth/email': [401, 200, 200, get('/auth/email')],
  // Whoever has the mailed token may; nobody was mailed these.
  'POST /auth/email/confirm': [
    404,
    404,
    404,
    () => ({ path: '/auth/email/confirm', json: { token: randomUUID() } }),
  ],
  'POST /auth/email/stop': [
    404,
    404,
    404,
    () => ({ path: '/auth/email/stop', json: { token: randomUUID() } }),
  ],
  'GET /auth/second-factor': [401, 200, 200, get('/auth/second-factor')],
  'POST /auth/second-factor/setup': [
    401,
    200,
    200,
    () => ({ path: '/auth/second-factor/setup', json: { password: PASSWORD } }),
  ],
  // Nobody here has turned it on: `second-factor.test.ts` tests what it requires.
  'POST /auth/second-factor': [
    401,
    404,
    404,
    () => ({ path: '/auth/second-factor', json: { code: '000000' } }),
  ],
  'POST /auth/second-factor/recovery-codes': [
    401,
    404,
    404,
    () => ({ path: '/auth/second-factor/recovery-codes', json: { password: PASSWORD, code: '000000' } }),
  ],
  'DELETE /auth/second-factor': [
    401,
    404,
    404,
    () => ({ path: '/auth/second-factor', json: { password: PASSWORD, code: '000000' } }),
  ],
  'GET /auth/passkeys': [401, 200, 200, get('/auth/passkeys')],
  'POST /auth/passkeys/registration': [
    401,
    200,
    200,
    () => ({ path: '/auth/passkeys/registration', json: { password: PASSWORD } }),
  ],
  // Nothing here can sign: `passkeys.test.ts` tests who is let in.
  'POST /auth/passkeys': {
    anonymous: 401,
    stranger: 422,
    moderator: 422,
    owner: 422,
    ask: () => ({ path: '/auth/passkeys', json: {} }),
  },
  'PUT /auth/passkeys/{id}': [
    401,
    404,
    404,
    ({ sessionId }) => ({ path: `/auth/passkeys/${sessionId}`, json: { name: 'Llave' } }),
  ],
  'DELETE /auth/passkeys/{id}': [401, 404, 404, ({ sessionId }) => ({ path: `/auth/passkeys/${sessionId}` })],
  'POST /auth/passkeys/options': [200, 200, 200, get('/auth/passkeys/options')],
  'POST /auth/passkeys/login': [422, 422, 422, () => ({ path: '/auth/passkeys/login', json: {} })],
  'GET /auth/security-events': [401, 200, 200, get('/auth/security-events')],
  'DELETE /auth/sessions/{id}': [401, 404, 200, ({ sessionId }) => ({ path: `/auth/sessions/${sessionId}` })],
  'DELETE /users/me': [401, 200, 200, () => ({ path: '/users/me', json: { password: PASSWORD } })],
  'GET /users/me/consent': [401, 200, 200, get('/users/me/consent')],
  'POST /users/me/consent': [
    401,
    200,
    200,
    () => ({ path: '/users/me/consent', json: { version: TERMS_VERSION } }),
  ],
  'GET /users/me/export': [401, 200, 200, get('/users/me/export')],
}
