import type { MediaFile } from '@andariego/contract/media'
import { tripsMessages } from '@andariego/contract/trips-rules'
import { downloadApi } from '../../../platform/api/api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { keptFile } from '../../../platform/offline/kept-files.ts'
import { getSession } from '../../../platform/session/session.ts'

/**
 * The content of a private file, from this device if it is kept there, otherwise from the server. A file's content never changes
 * under its id, so the kept one is current; whether the user may still see the file was checked when the server listed it.
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
