import { accountsMessages } from '@andariego/contract/accounts-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../../../platform/database/database.ts'
import { type Emit, withIdempotency } from '../../../platform/database/write.ts'
import { found } from '../../../platform/http/errors.ts'
import type { Services } from '../../../platform/services.ts'
import { standingsRepository } from '../../gamification/public.ts'
import { newDeviceLetter } from '../letters.ts'
import { sessionsRepository } from '../sessions-repository.ts'
import { createSessionTokens } from '../tokens.ts'
import { usersRepository } from '../users-repository.ts'
import { keepDeviceToken, newDeviceToken } from './device-cookie.ts'
import { type KnownDevice, knownDevicesRepository } from './known-devices-repository.ts'
import { securityEventsRepository } from './security-events-repository.ts'

/** The most mails about new devices per hour and account; all sign-ins are listed in the account. */
const LETTERS_AN_HOUR = 5

interface SignIn {
  userId: string
  /** The device, if the account knows it; null for a new one. */
  known: KnownDevice | null
  request: FastifyRequest
  reply: FastifyReply
  /** Checks further proof in the same transaction; throws when it fails. */
  prove: (tx: Tx) => Promise<void>
}

export const userAgentOf = ({ headers }: FastifyRequest): string | null => headers['user-agent'] ?? null

/**
 * Opens a session for a user who has proven who they are, and remembers the device. The account gets a mail about a new device.
 */
export const createOpenSession = ({ config, database, write, secret, sendLetter }: Services) => {
  const tokens = createSessionTokens(secret)

  const welcomeDevice = async (
    tx: Tx,
    userId: string,
    email: string,
    userAgent: string | null,
    token: string,
  ) => {
    const events = securityEventsRepository(tx)
    const isFirst = await usersRepository(tx).isFirstSignIn(userId)
    const deviceId = await knownDevicesRepository(tx).add(userId, token)
    if (isFirst) return deviceId
    await events.add(userId, 'new-device', userAgent)
    if ((await events.inLastHour(userId, 'new-device')) <= LETTERS_AN_HOUR)
      await sendLetter(tx, newDeviceLetter(config.publicUrl, email, { userAgent, at: new Date() }))
    return deviceId
  }

  return async ({ userId, known, request, reply, prove }: SignIn) => {
    const fresh = newDeviceToken().token
    const userAgent = userAgentOf(request)
    const open = async (tx: Tx, emit: Emit) => {
      await prove(tx)
      const profile = found(await usersRepository(tx).profile(userId), accountsMessages.wrongCredentials)
      const isKnown = known !== null && (await knownDevicesRepository(tx).use(known.id))
      const deviceId = isKnown ? known.id : await welcomeDevice(tx, userId, profile.email, userAgent, fresh)
      const sessions = sessionsRepository(tx)
      const sessionId = await sessions.open(userId, userAgent, deviceId)
      const ended = await sessions.endOldest(userId)
      if (ended.length > 0) emit({ type: 'session-ended', sessionIds: ended })
      return { sessionId, profile, token: isKnown ? known.token : fresh }
    }
    // The response is not stored for retries, because it contains the session's tokens.
    const opened = await withIdempotency(null, () => write(open))
    keepDeviceToken(request, reply, config, opened.token)
    const { id, email, createdAt } = opened.profile
    const stats = await standingsRepository(database).statsOf(userId)
    return {
      user: { id, email, createdAt: createdAt.toISOString(), stats },
      accessToken: await tokens.access(userId, opened.sessionId),
      refreshToken: tokens.refresh(opened.sessionId, 0),
    }
  }
}
