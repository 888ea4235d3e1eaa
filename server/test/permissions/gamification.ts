import { get, type Permissions } from './row.ts'

export const gamificationPermissions: Permissions = {
  'GET /users/search': [401, 200, 200, get('/users/search?email=viajera')],
  'GET /users/{id}': [401, 200, 200, ({ owner }) => ({ path: `/users/${owner.id}` })],
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
