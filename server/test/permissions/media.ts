import { randomUUID } from 'node:crypto'
import type { Permissions } from './row.ts'

export const mediaPermissions: Permissions = {
  'GET /media/{id}': [200, 200, 200, ({ mediaId }) => ({ path: `/media/${mediaId}` })],
  // The world's file is a photo: only videos have a poster.
  // Each sees an upload of their own under an id: here one that nobody has begun.
  'GET /uploads/{id}': [401, 200, 200, () => ({ path: `/uploads/${randomUUID()}` })],
  'PUT /uploads/{id}/parts/{offset}': [
    401,
    200,
    200,
    () => {
      const form = new FormData()
      form.set('part', new File(['%PDF-1.4'], 'boleto.pdf'))
      return { path: `/uploads/${randomUUID()}/parts/0`, form }
    },
  ],
  'GET /media/{id}/poster': [404, 404, 404, ({ mediaId }) => ({ path: `/media/${mediaId}/poster` })],
}
