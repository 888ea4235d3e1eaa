import type { PublicProfile } from '@andariego/contract/people'
import { peopleMessages } from '@andariego/contract/people-rules'
import { withData } from '../../platform/http/envelopes.ts'
import { found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { CallerOrVisitor } from '../../platform/policy.ts'
import type { Services } from '../../platform/services.ts'
import { blockRoutes } from './block-routes.ts'
import { peopleRepository, type SelectedProfile } from './people-repository.ts'
import { deedsAbout } from './policies.ts'
import { portraitRoutes } from './portrait-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import type { LookAtProfile, StandingsOf } from './public.ts'
import { shownTo, unknownTo } from './shown-to.ts'

export const peopleRoutes = (
  route: Route,
  services: Services,
  standingsOf: StandingsOf,
  lookAt: LookAtProfile,
) => {
  const people = peopleRepository(services.database)

  const profilesOf = async (
    caller: CallerOrVisitor,
    shown: readonly SelectedProfile[],
  ): Promise<PublicProfile[]> => {
    const standings = await standingsOf(shown.map(({ id }) => id))
    return shown.flatMap((person, index) => {
      const stats = standings[index]
      return stats ? [{ ...person, stats, may: deedsAbout(caller, person) }] : []
    })
  }

  route('GET /users/search', async ({ user, query: { email } }) =>
    withData(await profilesOf(user, await people.search(email, user.id))),
  )

  route('GET /users/:id', async ({ user, params: { id } }) => {
    const person = await shownTo(services.database, user, id)
    const [profile] = await profilesOf(user, [person])
    return withData(found(profile, peopleMessages.notFound))
  })

  route('GET /users/by-handle/:handle', async ({ user, params: { handle } }) => {
    const person = await people.withHandle(handle, user?.id ?? null)
    if (!person) throw unknownTo(user)
    return withData({ id: person.id, handle: person.handle ?? handle })
  })

  profileRoutes(route, services, lookAt)
  portraitRoutes(route, services)
  blockRoutes(route, services)
}
