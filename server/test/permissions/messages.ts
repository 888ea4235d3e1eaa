import { get, type Permissions } from './row.ts'

// Nobody writes to themselves.
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
  'GET /direct-messages/unread-count': [401, 200, 200, get('/direct-messages/unread-count')],
}
