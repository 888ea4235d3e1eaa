import { get, type Permissions } from './row.ts'

export const mapsPermissions: Permissions = {
  'GET /maps/key': [200, 200, 200, get('/maps/key')],
  'GET /maps/search': [200, 200, 200, get('/maps/search?q=cusco')],
  'GET /maps/walk': [200, 200, 200, get('/maps/walk?from=-13.5,-71.9&to=-13.51,-71.91')],
  'GET /maps/walks': [200, 200, 200, get('/maps/walks?legs=-13.5,-71.9,-13.51,-71.91')],
  'GET /maps/regions/{name}/{version}': [404, 404, 404, get('/maps/regions/ninguna/0123456789ab')],
  'GET /maps/reverse': [200, 200, 200, get('/maps/reverse?latitude=-13.5&longitude=-71.9')],
}
