import { withData } from '../../platform/http/envelopes.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { consentsRepository } from './consents-repository.ts'

export const consentRoutes = (route: Route, { database, write }: Services) => {
  route('GET /users/me/consent', async ({ user }) => withData(await consentsRepository(database).of(user.id)))

  route('POST /users/me/consent', async ({ user, body: { version } }) =>
    withData(
      await write(async (tx) => {
        const consents = consentsRepository(tx)
        await consents.add(user.id, version)
        return consents.of(user.id)
      }),
    ),
  )
}
