import { get, type Permissions } from './row.ts'

export const peoplePermissions: Permissions = {
  'GET /users/search': [401, 200, 200, get('/users/search?email=viajera')],
  'GET /users/{id}': [401, 200, 200, ({ owner }) => ({ path: `/users/${owner.id}` })],
}
