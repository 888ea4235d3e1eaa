import type { MediaFile } from '@andariego/contract/media'
import type { RawBuilder } from 'kysely'
import type { Services } from '../../platform/services.ts'
import type { AddFile } from '../accounts/public.ts'
import { mediaRepository } from './media-repository.ts'

/** A file in the export of an account, with the owner it belongs to. */
export type ExportedFile = Pick<MediaFile, 'id' | 'filename' | 'originalFilename' | 'mimeType'> & {
  ownerId: string
  isHidden: boolean
}

/**
 * Adds the files of these owners, as stored, to the export of an account, and returns what they are, in order: also hidden ones,
 * as the exporter made them. Skips the bytes of files missing from storage. `ownerIds` is a query that returns ids.
 */
export const exportMedia = async (
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  addFile: AddFile,
  ownerType: string,
  ownerIds: RawBuilder<unknown>,
): Promise<ExportedFile[]> => {
  const files = await mediaRepository(database).ofOwners(ownerType, ownerIds)
  for (const { key, filename } of files) {
    if (await storage.stat(key))
      addFile(`archivos/${filename}`, async () => (await storage.get(key))?.stream ?? null)
  }
  return files.map(({ key: _, ...file }) => file)
}
