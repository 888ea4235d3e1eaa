import { createUnsubscribeTokens } from '../../src/features/notifications/unsubscribe-tokens.ts'
import type { World } from '../world.ts'
import { get, type Permissions } from './row.ts'

const settings = async ({ owner }: World) => {
  const { data } = await owner.api('GET /notifications/settings')
  return { path: '/notifications/settings', json: data }
}
const unsubscribing = ({ test, owner }: World) => ({
  path: `/notifications/unsubscribe/${createUnsubscribeTokens(test.services.secret).write(owner.id, 'trip')}`,
})

export const notificationsPermissions: Permissions = {
  'GET /notifications': [401, 200, 200, get('/notifications')],
  'GET /notifications/unread-count': [401, 200, 200, get('/notifications/unread-count')],
  'POST /notifications/read': [
    401,
    200,
    200,
    () => ({ path: '/notifications/read', json: { until: '2026-01-01T00:00:00.000Z' } }),
  ],
  'GET /notifications/settings': [401, 200, 200, get('/notifications/settings')],
  'PUT /notifications/settings': [401, 200, 200, settings],
  // Whoever has the mail may unsubscribe.
  'GET /notifications/unsubscribe/{token}': [303, 303, 303, unsubscribing],
  'POST /notifications/unsubscribe/{token}': [200, 200, 200, unsubscribing],
}
