import type { MediaFile } from '@andariego/contract/media'
import type { ZipFile } from 'yazl'
import type { Services } from '../../platform/services.ts'
import { mediaRepository } from './media-repository.ts'

/** Adds these files, as stored, to the export of an account. Skips files missing from storage. */
export const exportMedia = async (
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  archive: ZipFile,
  files: readonly Pick<MediaFile, 'id' | 'filename'>[],
): Promise<void> => {
  const media = mediaRepository(database)
  for (const { id, filename } of files) {
    const row = await media.served(id)
    const stored = row && (await storage.get(row.key))
    if (stored) archive.addReadStream(stored.stream, `archivos/${filename}`, { compress: false })
  }
}
