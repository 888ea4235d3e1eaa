import { newPlace, type World } from '../world.ts'
import type { Permissions } from './row.ts'

/** Creates a stranger's report about something of the owner's. */
const reportOf = async ({ owner, stranger }: World): Promise<string> => {
  const { id } = await owner.api('POST /places', { body: newPlace() })
  const body = { subjectType: 'place', subjectId: id, reason: 'false' } as const
  return (await stranger.api('POST /reports', { body })).data.id
}

/** Creates a warning to the owner. */
const warningOf = async ({ owner, moderator }: World): Promise<string> => {
  const { data } = await moderator.api('POST /moderation/decisions', {
    body: { subjectType: 'user', subjectId: owner.id, decision: 'warn', reason: 'Sé amable.' },
  })
  return data.id
}

/** Creates the owner's appeal against a decision of the moderator's colleague. */
const appealOf = async (world: World): Promise<string> => {
  const id = await warningOf({ ...world, moderator: await world.colleague() })
  await world.owner.api('POST /moderation/decisions/:id/appeal', {
    params: { id },
    body: { text: 'No fui yo.' },
  })
  return id
}

const forModerators = (status: number) => ({
  anonymous: 401,
  stranger: 403,
  moderator: status,
  owner: 403,
})

export const moderationPermissions: Permissions = {
  // Nobody may report their own content.
  'POST /reports': [
    401,
    201,
    403,
    ({ reviewId }) => ({
      path: '/reports',
      json: {
        subjectType: 'review',
        subjectId: reviewId,
        reason: 'spam',
        note: 'Ya lo vi en otros lugares.',
      },
    }),
  ],
  'GET /moderation/reports': { ...forModerators(200), ask: () => ({ path: '/moderation/reports' }) },
  'GET /moderation/reports/{id}': {
    ...forModerators(200),
    ask: async (world) => ({ path: `/moderation/reports/${await reportOf(world)}` }),
  },
  'GET /moderation/media/{id}': {
    ...forModerators(200),
    ask: ({ mediaId }) => ({ path: `/moderation/media/${mediaId}` }),
  },
  'POST /moderation/decisions': {
    ...forModerators(201),
    ask: ({ reviewId }) => ({
      path: '/moderation/decisions',
      json: { subjectType: 'review', subjectId: reviewId, decision: 'hide', reason: 'Es publicidad.' },
    }),
  },
  'GET /moderation/decisions': { ...forModerators(200), ask: () => ({ path: '/moderation/decisions' }) },
  'GET /moderation/appeals': { ...forModerators(200), ask: () => ({ path: '/moderation/appeals' }) },
  'POST /moderation/appeals/{id}/answer': {
    ...forModerators(201),
    ask: async (world) => ({
      path: `/moderation/appeals/${await appealOf(world)}/answer`,
      json: { isUpheld: true, reason: 'Lo revisamos de nuevo.' },
    }),
  },
  'POST /moderation/decisions/{id}/appeal': [
    401,
    404,
    201,
    async (world) => ({
      path: `/moderation/decisions/${await warningOf(world)}/appeal`,
      json: { text: 'No estoy de acuerdo.' },
    }),
  ],
  'GET /users/me/notices': [401, 200, 200, () => ({ path: '/users/me/notices' })],
}
