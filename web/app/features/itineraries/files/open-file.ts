import type { MediaFile } from '@andariego/contract/media'
import { tripsMessages } from '@andariego/contract/trips-rules'
import { downloadApi } from '../../../platform/api/api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { keptFile } from '../../../platform/offline/kept-files.ts'
import { getSession } from '../../../platform/session/session.ts'

/**
 * The bytes of a private file: what this device keeps of the trip, or from the server. A file never changes under its id, so that
 * what is kept is as good; whether one may still see it the server was asked when it was listed.
 */
export const bytesOfFile = async ({ id }: Pick<MediaFile, 'id'>): Promise<Blob> => {
  const kept = await keptFile(getSession()?.user.id ?? '', id).catch(() => null)
  if (kept) return kept
  try {
    return await downloadApi('GET /media/:id', { params: { id } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) throw new Error(tripsMessages.fileAway)
    throw error
  }
}
