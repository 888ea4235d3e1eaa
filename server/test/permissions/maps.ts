import { get, type Permissions } from './row.ts'

export const mapsPermissions: Permissions = {
  'GET /maps/key': [200, 200, 200, get('/maps/key')],
  'GET /maps/search': [200, 200, 200, get('/maps/search?q=cusco')],
  'GET /maps/reverse': [200, 200, 200, get('/maps/reverse?latitude=-13.5&longitude=-71.9')],
}
