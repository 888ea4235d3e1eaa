import { get, type Permissions } from './row.ts'

export const livePermissions: Permissions = { 'GET /events': [401, 200, 200, get('/events')] }
