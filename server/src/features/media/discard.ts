import type { Services } from '../../platform/services.ts'
import { mediaRepository } from './media-repository.ts'
import { discardKeys, filesOf, type StoredFiles } from './received-media.ts'

/**
 * Removes the stored files of rows that were never inserted or are deleted. Files that still have a row stay: a file that a report
 * shows keeps it. Never throws, because the response is already decided: failures are logged, and the sweep removes what remains.
 */
export const discard = async (
  { database, storage, log }: Pick<Services, 'database' | 'storage' | 'log'>,
  media: readonly StoredFiles[],
): Promise<void> => {
  const remove = async () => {
    if (media.length === 0) return
    const known = await mediaRepository(database).known(media)
    const unknown = media.filter(({ key }) => !known.has(key))
    await discardKeys(
      storage,
      unknown.flatMap(filesOf).map(({ key }) => key),
    )
  }
  await remove().catch((cause: unknown) => log.warn({ err: cause }, 'files left for the sweep'))
}
