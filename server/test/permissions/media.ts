import type { Permissions } from './row.ts'

export const mediaPermissions: Permissions = {
  'GET /media/{id}': [200, 200, 200, ({ mediaId }) => ({ path: `/media/${mediaId}` })],
  // The file of this world is a photo: only a video has a still frame.
  'GET /media/{id}/poster': [404, 404, 404, ({ mediaId }) => ({ path: `/media/${mediaId}/poster` })],
}
