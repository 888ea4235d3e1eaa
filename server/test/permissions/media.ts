import type { Permissions } from './row.ts'

export const mediaPermissions: Permissions = {
  'GET /media/{id}': [200, 200, 200, ({ mediaId }) => ({ path: `/media/${mediaId}` })],
  // The world's file is a photo: only videos have a poster.
  'GET /media/{id}/poster': [404, 404, 404, ({ mediaId }) => ({ path: `/media/${mediaId}/poster` })],
}
