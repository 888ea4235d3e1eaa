import { placesMessages } from '@andariego/contract/places-rules'
import { serverMessages } from '@andariego/contract/server-messages'
import { found } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import { forbidden } from '../../../platform/http/session.ts'
import type { Services } from '../../../platform/services.ts'
import { changed } from '../changed.ts'
import { placesRepository } from '../places-repository.ts'
import { deeds, may } from '../policies.ts'
import { kindsRepository } from './kinds-repository.ts'

export const kindsRoutes = (route: Route, { database, write }: Services) => {
  route('GET /places/:id/kind', async ({ user, params }) => {
    const place = found(await kindsRepository(database).of(params.id), placesMessages.notFound)
    return { kind: place.kind, may: deeds(user, place) }
  })

  route('PUT /places/:id/kind', ({ user, params, body }) =>
    write(async (tx, emit) => {
      const kinds = kindsRepository(tx)
      const place = found(await kinds.of(params.id), placesMessages.notFound)
      if (!may(user, 'correctKind', place)) throw forbidden(serverMessages.kindForbidden)
      await kinds.say(params.id, body.kind)
      if (place.kind !== body.kind) emit(changed.kinds([params.id]))
      return found(await placesRepository(tx).place(params.id), placesMessages.notFound)
    }),
  )
}
