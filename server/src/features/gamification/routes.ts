import { BADGES } from '@andariego/contract/badges-rules'
import { gamificationMessages, LEVELS, levelOf, progressToNext } from '@andariego/contract/gamification-rules'
import { peopleMessages } from '@andariego/contract/people-rules'
import { withData } from '../../platform/http/envelopes.ts'
import { found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import { forbidden } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import { peopleRepository } from '../people/public.ts'
import { ledgerRepository } from './ledger-repository.ts'
import { milestoneFacts, milestonesOf } from './milestones.ts'
import { may } from './policies.ts'
import type { Rewards } from './rewards.ts'
import { notificationOf } from './standing.ts'
import { standingsRepository } from './standings-repository.ts'
import { unseenRepository } from './unseen-repository.ts'

/** The same response for everybody until the next version: no event drops it from the cache. */
const forever = { tags: () => [] }

export const gamificationRoutes = (route: Route, { database, write }: Services, { facts }: Rewards) => {
  const people = peopleRepository(database)
  const standings = standingsRepository(database)
  /** Returns a person's level and points; throws a 404 when the person does not exist. */
  const standingOf = async (id: string, viewerId: string) => {
    const [person, standing] = await Promise.all([people.one(id, viewerId), standings.one(id)])
    found(person, peopleMessages.notFound)
    return standing
  }

  route('GET /users/:id/stats', async ({ user, params: { id } }) => {
    const hasUnseen = may(user, 'see-unseen', { userId: id }) && (await unseenRepository(database).exists(id))
    const unseen = hasUnseen ? await write((tx) => unseenRepository(tx).take(id)) : null
    const stats = await standingOf(id, user.id)
    const level = LEVELS.find(({ level }) => level === unseen?.level) ?? null
    const badges = stats.badges.filter(({ slug }) => unseen?.badges.includes(slug))
    return {
      ...withData({ ...stats, progressToNext: progressToNext(stats.points) }),
      message: gamificationMessages.stats,
      notification: notificationOf(level, badges),
    }
  })

  route('POST /users/:id/points', async ({ user, params: { id } }) => {
    if (!may(user, 'settle', { userId: id })) throw forbidden(gamificationMessages.notYours)
    if (!(await ledgerRepository(database).isBalanced(id)))
      await write(async (tx) => {
        await ledgerRepository(tx).lock(id)
        await ledgerRepository(tx).rebuild(id)
      })
    return withData(await standingOf(id, user.id))
  })

  route('GET /users/:id/milestones', async ({ user, params: { id } }) => {
    const [stats, counted] = await Promise.all([
      standingOf(id, user.id),
      facts.count(database, id, milestoneFacts),
    ])
    const held = new Set(stats.badges.map(({ slug }) => slug))
    const reached = { ...counted, level: levelOf(stats.points).level }
    return withData(milestonesOf(stats.points, held, reached))
  })

  route(
    'GET /badges',
    async () =>
      withData(
        BADGES.map(({ slug, name, description, icon, requirements }) => ({
          slug,
          name,
          description,
          icon,
          rule: requirements.map(({ step }) => step).join(' '),
        })),
      ),
    forever,
  )

  route('GET /levels', async () => withData([...LEVELS]), forever)
}
