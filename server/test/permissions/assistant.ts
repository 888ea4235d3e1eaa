import type { Traveller } from '../traveller.ts'
import { get, type Permissions } from './row.ts'

/** The id of a message that the caller has just sent. */
const answered = async (caller: Traveller | null): Promise<string> => {
  const message = '¿Qué puedes hacer?'
  const asked = await caller?.api('POST /chat/messages', { body: { message, conversationId: null } })
  return asked?.data.id ?? '00000000-0000-7000-8000-000000000000'
}

export const assistantPermissions: Permissions = {
  'POST /chat/messages': [
    401,
    201,
    201,
    () => ({ path: '/chat/messages', json: { message: '¿Qué puedes hacer?', conversationId: null } }),
  ],
  // An answer without a plan; saved-plans.test.ts saves one with a plan.
  'POST /chat/messages/{id}/itinerary': [
    401,
    404,
    404,
    ({ placeId }) => ({ path: `/chat/messages/${placeId}/itinerary`, json: { startDate: '2027-03-01' } }),
  ],
  // Somebody else's answer and one that is being written: stopped-answers.test.ts.
  'POST /chat/messages/{id}/stop': [
    401,
    200,
    200,
    async (_world, caller) => ({ path: `/chat/messages/${await answered(caller)}/stop` }),
  ],
  'PUT /chat/messages/{id}/verdict': [
    401,
    200,
    200,
    async (_world, caller) => ({
      path: `/chat/messages/${await answered(caller)}/verdict`,
      json: { verdict: 'useful' },
    }),
  ],
  'GET /places/wished': [200, 200, 200, get('/places/wished?q=museos+gratis')],
  'GET /places/{id}/answers': [
    200,
    200,
    200,
    ({ placeId }) => ({ path: `/places/${placeId}/answers?question=hay+ba%C3%B1os` }),
  ],
  'GET /chat/messages/me': [401, 200, 200, get('/chat/messages/me')],
  'GET /chat/conversations/me': [401, 200, 200, get('/chat/conversations/me')],
  'POST /chat/conversations': [401, 201, 201, () => ({ path: '/chat/conversations', json: {} })],
  'DELETE /chat/conversations/current': [
    401,
    200,
    200,
    async (_world, caller) => {
      await caller?.api('POST /chat/conversations', { body: {} })
      return { path: '/chat/conversations/current' }
    },
  ],
  'DELETE /chat/messages': [401, 200, 200, get('/chat/messages')],
}
