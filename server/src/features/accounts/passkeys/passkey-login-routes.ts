import { withIdempotency } from '../../../platform/database/write.ts'
import { withData, withMessage } from '../../../platform/http/envelopes.ts'
import type { Route } from '../../../platform/http/routes.ts'
import type { Services } from '../../../platform/services.ts'
import { deviceTokens } from '../security/device-cookie.ts'
import { knownDevicesRepository } from '../security/known-devices-repository.ts'
import { createOpenSession } from '../security/open-session.ts'
import { usersRepository } from '../users-repository.ts'
import { challengesRepository } from './challenges-repository.ts'
import { passkeysRepository } from './passkeys-repository.ts'
import { createRelyingParty, wrongPasskey } from './relying-party.ts'

/** Signs in with a passkey: it needs neither password nor code, and is not locked by others' failed attempts. */
export const passkeyLoginRoutes = (route: Route, services: Services) => {
  const { config, database, write } = services
  const party = createRelyingParty(config)
  const openSession = createOpenSession(services)

  route('POST /auth/passkeys/options', async () => {
    const challenge = await withIdempotency(null, () => write((tx) => challengesRepository(tx).make(null)))
    return withData({ ...(await party.loginOptions(challenge)) })
  })

  route('POST /auth/passkeys/login', async ({ body: { response }, request, reply }) => {
    const [seen] = await database
      .selectFrom('passkeys')
      .select('user_id as userId')
      .where('credential_id', '=', response.id)
      .execute()
    const account = seen && (await usersRepository(database).withId(seen.userId))
    if (account === undefined) throw wrongPasskey()
    const data = await openSession({
      userId: account.id,
      known: await knownDevicesRepository(database).find(account.email, deviceTokens(request)),
      request,
      reply,
      prove: async (tx) => {
        const passkeys = passkeysRepository(tx)
        const passkey = await passkeys.lock(response.id)
        if (passkey?.userId !== account.id) throw wrongPasskey()
        const isOurs = (challenge: string) => challengesRepository(tx).take(challenge, null)
        await passkeys.used(passkey.id, await party.signed(response, passkey, isOurs))
      },
    })
    return { ...withMessage('Inicio de sesión exitoso.'), data }
  })
}
