import { get, type Permissions } from './row.ts'

export const gamificationPermissions: Permissions = {
  'GET /users/{id}/stats': [401, 200, 200, ({ owner }) => ({ path: `/users/${owner.id}/stats` })],
  'GET /users/{id}/milestones': [401, 200, 200, ({ owner }) => ({ path: `/users/${owner.id}/milestones` })],
  'POST /users/{id}/points': [
    401,
    403,
    200,
    ({ owner }) => ({ path: `/users/${owner.id}/points`, json: { action: 'review_created' } }),
  ],
  'GET /badges': [200, 200, 200, get('/badges')],
  'GET /levels': [200, 200, 200, get('/levels')],
}
