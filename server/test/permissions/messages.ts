import { get, type Permissions } from './row.ts'

// Nobody may write to themselves.
export const messagesPermissions: Permissions = {
  'POST /direct-messages': [
    401,
    201,
    422,
    ({ owner }) => ({ path: '/direct-messages', json: { receiverId: owner.id, content: 'Hola' } }),
  ],
  'GET /direct-messages/conversation/{userId}': [
    401,
    200,
    422,
    ({ owner }) => ({ path: `/direct-messages/conversation/${owner.id}` }),
  ],
  'GET /direct-messages/conversations': [401, 200, 200, get('/direct-messages/conversations')],
  'PUT /direct-messages/requests/{userId}': [
    401,
    200,
    404,
    async ({ owner, stranger, moderator }, caller) => {
      const asking = new Set([
        stranger.id,
        moderator.id,
        ...(caller && caller.id !== owner.id ? [caller.id] : []),
      ])
      for (const id of asking)
        await owner.api('POST /direct-messages', { body: { receiverId: id, content: 'Hola' } })
      return { path: `/direct-messages/requests/${owner.id}` }
    },
  ],
  'GET /direct-messages/unread-count': [401, 200, 200, get('/direct-messages/unread-count')],
}
