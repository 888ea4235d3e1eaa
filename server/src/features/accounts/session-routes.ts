import { accountsMessages } from '@andariego/contract/accounts-rules'
import type { Tx } from '../../platform/database/database.ts'
import { withData, withMessage } from '../../platform/http/envelopes.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import { unauthenticated } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import { createPasswords } from './passwords.ts'
import { createSecondStep } from './second-factor/second-step.ts'
import { deviceTokens } from './security/device-cookie.ts'
import { knownDevicesRepository } from './security/known-devices-repository.ts'
import { createOpenSession, userAgentOf } from './security/open-session.ts'
import { securityEventsRepository } from './security/security-events-repository.ts'
import { sessionsRepository } from './sessions-repository.ts'
import { createSessionTokens } from './tokens.ts'
import { usersRepository } from './users-repository.ts'

const NOT_CONFIRMED = 'Tu correo aún no está confirmado. Revisa tu bandeja de entrada.'
const wrongCredentials = () => new Failure(401, 'wrong-credentials', accountsMessages.wrongCredentials)

export const sessionRoutes = (route: Route, services: Services) => {
  const { database, write, secret, limits } = services
  const passwords = createPasswords(services)
  const openSession = createOpenSession(services)
  const takeSecondStep = createSecondStep(services)
  const tokens = createSessionTokens(secret)
  const pairOf = async (userId: string, sessionId: string, generation: number) => ({
    accessToken: await tokens.access(userId, sessionId),
    refreshToken: tokens.refresh(sessionId, generation),
  })

  route('POST /auth/login', async ({ body: { email, password, code }, request, reply }) => {
    const known = await knownDevicesRepository(database).find(email, deviceTokens(request))
    // Counted before the password is checked, so that simultaneous guesses all count.
    await limits.loginFailures.record(email, known?.id)
    const account = await usersRepository(database).withEmail(email)
    if (!(await passwords.matches(account?.passwordHash ?? null, password)) || account === undefined)
      throw wrongCredentials()
    if (!account.isConfirmed) {
      await limits.loginFailures.clear(email, known?.id)
      throw new Failure(403, 'email-not-confirmed', NOT_CONFIRMED)
    }
    const proof = { code, userAgent: userAgentOf(request) }
    const prove = async (tx: Tx) => {
      // It may have been changed since it was checked, and whoever changes it wants no session by the former one.
      if (!(await usersRepository(tx).holdPassword(account))) throw wrongCredentials()
      await takeSecondStep(tx, account.id, proof)
    }
    const data = await openSession({ userId: account.id, known, request, reply, prove })
    // Cleared only after the second step: wrong codes count like wrong passwords.
    await limits.loginFailures.clear(email, known?.id)
    return { ...withMessage('Inicio de sesión exitoso.'), data }
  })

  route('POST /auth/refresh', async ({ body: { refreshToken } }) => {
    const read = tokens.readRefresh(refreshToken)
    if (read === null) throw unauthenticated()
    const rotation = await write(async (tx, emit) => {
      const sessions = sessionsRepository(tx)
      const outcome = await sessions.rotate(read.sessionId, read.generation)
      if (outcome.state === 'replayed')
        emit({ type: 'session-ended', sessionIds: await sessions.end(outcome.sessionId) })
      return outcome
    })
    if (rotation.state !== 'rotated') throw unauthenticated()
    return withData(await pairOf(rotation.userId, read.sessionId, rotation.generation))
  })

  route('POST /auth/logout', async ({ body, request }) => {
    const refresh = body?.refreshToken ? tokens.readRefresh(body.refreshToken) : null
    const bearer = request.headers.authorization?.replace(/^Bearer /i, '')
    const access = refresh === null && bearer ? await tokens.readAccess(bearer, { evenExpired: true }) : null
    const sessionId = refresh?.sessionId ?? access?.sessionId
    if (sessionId !== undefined) {
      await write(async (tx, emit) =>
        emit({ type: 'session-ended', sessionIds: await sessionsRepository(tx).end(sessionId) }),
      )
    }
    return withMessage(accountsMessages.loggedOut)
  })

  route('GET /auth/sessions', async ({ user }) => {
    const rows = await sessionsRepository(database).list(user.id)
    return withData(
      rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt.toISOString(),
        current: row.id === user.sessionId,
      })),
    )
  })

  route('DELETE /auth/sessions/:id', async ({ user, params: { id }, request }) => {
    await write(async (tx, emit) => {
      // The device of the ended session is no longer known.
      await knownDevicesRepository(tx).forgetOf(user.id, id, user.sessionId)
      const ended = await sessionsRepository(tx).end(id, user.id)
      found(ended[0], 'No se encontró la sesión.')
      await securityEventsRepository(tx).add(user.id, 'session-ended', userAgentOf(request))
      emit({ type: 'session-ended', sessionIds: ended })
    })
    return withMessage(accountsMessages.loggedOut)
  })
}
