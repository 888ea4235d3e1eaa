import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { mediaFile } from './media.ts'
import { byId, id } from './text.ts'
import { STOP_FILES_MAX, TRIP_FILES_MAX } from './trips-rules.ts'

/** Files attached to the stops of a trip, such as a booking as PDF or picture. Only people who may open the trip can see them. */

export const tripFileDeed = z.enum(['remove'])
export type TripFileDeed = z.output<typeof tripFileDeed>

export const tripFile = z.strictObject({
  id,
  stopId: id,
  /** Its bytes are at /media/{id}, only for callers who may open the trip. */
  media: mediaFile,
  may: z.array(tripFileDeed),
})
export type TripFile = z.output<typeof tripFile>

export const tripFilesEndpoints = contract({
  'GET /itineraries/:id/files': {
    summary: `All files of a trip, oldest first; at most ${TRIP_FILES_MAX}`,
    auth: 'user',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(z.array(tripFile)),
  },
  'POST /itineraries/:id/stops/:stopId/files': {
    summary: `Adds one file, PDF or picture, as \`file\`; at most ${STOP_FILES_MAX} a stop. Under an Idempotency-Key once`,
    auth: 'user',
    limit: 'write',
    status: 201,
    params: z.strictObject({ id, stopId: id }),
    multipart: z.object({ file: z.file() }),
    errors: { 'not-found': 404, forbidden: 403, 'damaged-media': 422, timeout: 408, aborted: 400 },
    response: wrapped(tripFile),
  },
  'DELETE /itineraries/:id/files/:fileId': {
    summary: 'Removes a file; for whoever may change the trip',
    auth: 'user',
    limit: 'write',
    params: z.strictObject({ id, fileId: id }),
    errors: { 'not-found': 404, forbidden: 403 },
    response: wrapped(z.strictObject({ id })),
  },
})
