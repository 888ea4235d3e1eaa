import { z } from 'zod'
import { contract } from './endpoint.ts'
import { MEDIA_WIDTHS } from './media-widths-rules.ts'
import { byId, id, queryNumber } from './text.ts'

export const mediaFile = z.strictObject({
  id,
  filename: z.string(),
  originalFilename: z.string(),
  mimeType: z.string(),
  /** Size in pixels, as shown; null for other files than photos and videos. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Length of a video in ms. */
  durationMs: z.number().int().nullable(),
  /** A ThumbHash in base64: a blurred preview of a few bytes, shown until the photo has loaded. */
  placeholder: z.string().nullable(),
  /** Whether a video has a still frame at /media/{id}/poster. */
  hasPoster: z.boolean(),
})
export type MediaFile = z.output<typeof mediaFile>

const width = queryNumber(z.union(MEDIA_WIDTHS.map((value) => z.literal(value))).optional())

export const mediaEndpoints = contract({
  'GET /media/:id': {
    summary:
      'The bytes of a file; what is private, for those who may see it. Ranges for seeking, `w` for a narrower rendition of an image',
    auth: 'optional',
    limit: 'read',
    params: byId,
    query: z.strictObject({ w: width }),
    errors: { 'not-found': 404, 'range-not-satisfiable': 416 },
    response: 'binary',
  },
  'GET /media/:id/poster': {
    summary: 'The still frame of a video',
    auth: 'optional',
    limit: 'read',
    params: byId,
    query: z.strictObject({ w: width }),
    errors: { 'not-found': 404, 'range-not-satisfiable': 416 },
    response: 'binary',
  },
})
