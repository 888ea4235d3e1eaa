import { randomUUID } from 'node:crypto'
import { traveller } from '../traveller.ts'
import type { World } from '../world.ts'
import { get, type Permissions } from './row.ts'

/** Adds a member to the owner's group for this request only. */
const newMember = async ({ test, owner, company }: World) => {
  const [{ groupId: id }, { id: userId }] = await Promise.all([company(), traveller(test)])
  await owner.api('POST /groups/:id/members', { params: { id }, body: { userIds: [userId] } })
  return { id, userId }
}

export const groupsPermissions: Permissions = {
  'POST /groups': [401, 201, 201, () => ({ path: '/groups', json: { name: `Ruta ${randomUUID()}` } })],
  'GET /groups': [401, 200, 200, 200, get('/groups')],
  'GET /groups/{id}': [
    401,
    404,
    200,
    200,
    async ({ company }) => ({ path: `/groups/${(await company()).groupId}` }),
  ],
  'POST /groups/{id}/members': [
    401,
    404,
    403,
    200,
    async ({ company, stranger }) => ({
      path: `/groups/${(await company()).groupId}/members`,
      json: { userIds: [stranger.id] },
    }),
  ],
  // The path names another member: each member may remove only themselves.
  'DELETE /groups/{id}/members/{userId}': [
    401,
    404,
    403,
    200,
    async (world) => {
      const { id, userId } = await newMember(world)
      return { path: `/groups/${id}/members/${userId}` }
    },
  ],
  'DELETE /groups/{id}': [
    401,
    404,
    403,
    200,
    async ({ company }) => ({ path: `/groups/${(await company()).groupId}` }),
  ],
}
