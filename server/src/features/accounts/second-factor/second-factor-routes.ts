import { secondFactorMessages, spacedCode } from '@andariego/contract/second-factor-rules'
import type { Tx } from '../../../platform/database/database.ts'
import { type Emit, withIdempotency } from '../../../platform/database/write.ts'
import { withData, withMessage } from '../../../platform/http/envelopes.ts'
import { Failure, found } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import type { Services } from '../../../platform/services.ts'
import { createOwnPassword, holdPassword } from '../own-password.ts'
import { endOthers } from '../security/end-others.ts'
import { userAgentOf } from '../security/open-session.ts'
import { securityEventsRepository } from '../security/security-events-repository.ts'
import { hashOfToken } from '../tokens.ts'
import { createAppCodes, newRecoveryCodes } from './codes.ts'
import { recoveryCodesMadeLetter, secondFactorOffLetter, secondFactorOnLetter } from './letters.ts'
import { secondFactorsRepository } from './second-factors-repository.ts'
import { createSecondStep, wrongCode } from './second-step.ts'

const alreadyOn = () => new Failure(409, 'duplicate', secondFactorMessages.alreadyOn)

export const secondFactorRoutes = (route: Route, services: Services) => {
  const { config, database, write, sendLetter, secret, limits } = services
  const { publicUrl } = config
  const ownPassword = createOwnPassword(services)
  const appCodes = createAppCodes(secret)
  const takeSecondStep = createSecondStep(services)

  /**
   * Allows ten wrong codes in 15 minutes per account, from any address, so that somebody with a stolen session cannot guess
   * further.
   */
  const guarded = async <T>(userId: string, deed: () => Promise<T>): Promise<T> => {
    const attempts = `second factor of ${userId}`
    await limits.loginFailures.record(attempts)
    // The response is not stored for retries, because it may contain recovery codes.
    const result = await withIdempotency(null, deed)
    await limits.loginFailures.clear(attempts)
    return result
  }

  const giveCodes = async (tx: Tx, userId: string) => {
    const codes = newRecoveryCodes()
    await secondFactorsRepository(tx).replaceCodes(userId, codes.map(hashOfToken))
    return codes.map(spacedCode)
  }

  route('GET /auth/second-factor', async ({ user }) => {
    const state = await secondFactorsRepository(database).state(user.id)
    return withData({
      isOn: state !== undefined,
      since: state?.since ?? null,
      codesLeft: state?.codesLeft ?? 0,
    })
  })

  route('POST /auth/second-factor/setup', async ({ user, body: { password } }) => {
    const account = await ownPassword(user.id, password)
    const { key, sealed, uri } = appCodes.newKey(account.email)
    const hasBegun = await write(async (tx) => {
      await holdPassword(tx, account)
      return secondFactorsRepository(tx).begin(user.id, sealed)
    })
    if (!hasBegun) throw alreadyOn()
    return withData({ secret: key, uri })
  })

  route('POST /auth/second-factor', async ({ user, body: { code }, request }) =>
    guarded(user.id, () =>
      write(async (tx, emit) => {
        const factors = secondFactorsRepository(tx)
        const factor = found(await factors.lock(user.id), secondFactorMessages.notBegun)
        if (factor.isOn) throw alreadyOn()
        const step = await appCodes.stepOf(factor, code)
        if (step === null) throw wrongCode()
        await factors.spend(user.id, step)
        await factors.confirm(user.id)
        await endOthers(tx, emit, user)
        await securityEventsRepository(tx).add(user.id, 'second-factor-on', userAgentOf(request))
        await sendLetter(tx, secondFactorOnLetter(publicUrl, user.email))
        return withData({ recoveryCodes: await giveCodes(tx, user.id) })
      }),
    ),
  )

  /** Runs a change that requires both the password and a code. */
  const proven = async <T>(
    {
      id,
      password,
      code,
      userAgent,
    }: { id: string; password: string; code: string; userAgent: string | null },
    deed: (tx: Tx, emit: Emit) => Promise<T>,
  ): Promise<T> => {
    const account = await ownPassword(id, password)
    return guarded(id, () =>
      write(async (tx, emit) => {
        await holdPassword(tx, account)
        found(await secondFactorsRepository(tx).state(id), secondFactorMessages.isOff)
        await takeSecondStep(tx, id, { code, userAgent })
        return deed(tx, emit)
      }),
    )
  }

  route('POST /auth/second-factor/recovery-codes', async ({ user: { id, email }, body, request }) => {
    const userAgent = userAgentOf(request)
    return proven({ id, ...body, userAgent }, async (tx) => {
      await securityEventsRepository(tx).add(id, 'recovery-codes-made', userAgent)
      await sendLetter(tx, recoveryCodesMadeLetter(publicUrl, email))
      return withData({ recoveryCodes: await giveCodes(tx, id) })
    })
  })

  route('DELETE /auth/second-factor', async ({ user, body, request }) => {
    const { id, email } = user
    const userAgent = userAgentOf(request)
    return proven({ id, ...body, userAgent }, async (tx, emit) => {
      await secondFactorsRepository(tx).remove(id)
      await endOthers(tx, emit, user)
      await securityEventsRepository(tx).add(id, 'second-factor-off', userAgent)
      await sendLetter(tx, secondFactorOffLetter(publicUrl, email))
      return withMessage(secondFactorMessages.turnedOff)
    })
  })
}
