import {
  BADGES,
  gamificationMessages,
  LEVELS,
  levelOf,
  progressToNext,
} from '@andariego/contract/gamification-rules'
import { withData } from '../../platform/http/envelopes.ts'
import { found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import { forbidden } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import { ledgerRepository } from './ledger-repository.ts'
import { milestoneFacts, milestonesOf } from './milestones.ts'
import type { Rewards } from './rewards.ts'
import { notificationOf } from './standing.ts'
import { travellersRepository } from './travellers-repository.ts'
import { unseenRepository } from './unseen-repository.ts'

/** The same for everybody until the next version: nothing drops these answers. */
const forever = { tags: () => [] }

export const gamificationRoutes = (route: Route, { database, write }: Services, { facts }: Rewards) => {
  const travellers = travellersRepository(database)
  const traveller = async (id: string) => found(await travellers.one(id), gamificationMessages.userNotFound)

  route('GET /users/search', async ({ user, query: { email } }) =>
    withData(await travellers.search(email, user.id)),
  )

  route('GET /users/:id', async ({ params: { id } }) => withData(await traveller(id)))

  route('GET /users/:id/stats', async ({ user, params: { id } }) => {
    const hasUnseen = id === user.id && (await unseenRepository(database).exists(id))
    const unseen = hasUnseen ? await write((tx) => unseenRepository(tx).take(id)) : null
    const { stats } = await traveller(id)
    const level = LEVELS.find(({ level }) => level === unseen?.level) ?? null
    const badges = stats.badges.filter(({ slug }) => unseen?.badges.includes(slug))
    return {
      ...withData({ ...stats, progressToNext: progressToNext(stats.points) }),
      message: gamificationMessages.stats,
      notification: notificationOf(level, badges),
    }
  })

  route('POST /users/:id/points', async ({ user, params: { id } }) => {
    if (id !== user.id) throw forbidden(gamificationMessages.notYours)
    if (!(await ledgerRepository(database).isBalanced(id)))
      await write(async (tx) => {
        await ledgerRepository(tx).lock(id)
        await ledgerRepository(tx).rebuild(id)
      })
    return withData((await traveller(id)).stats)
  })

  route('GET /users/:id/milestones', async ({ params: { id } }) => {
    const [{ stats }, counted] = await Promise.all([traveller(id), facts.count(database, id, milestoneFacts)])
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
