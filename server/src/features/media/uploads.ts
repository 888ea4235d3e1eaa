import { Readable } from 'node:stream'
import type { Services } from '../../platform/services.ts'
import { uploadGone } from './media-error.ts'
import { discardKeys, type StoredPart } from './received-media.ts'
import { uploadsRepository } from './uploads-repository.ts'

/** A file whose bytes are read from its parts. */
export interface OpenedUpload {
  filename: string
  file: Readable
}

type Parts = Pick<Services, 'database' | 'storage'>

/** Opens what a user has uploaded in parts; throws MediaError when it is gone. */
export const openUpload = async (
  { database, storage }: Parts,
  userId: string,
  id: string,
): Promise<OpenedUpload> => {
  const upload = await uploadsRepository(database).one(userId, id)
  if (!upload) throw uploadGone()
  return { filename: upload.filename, file: Readable.from(contentOf(storage, upload.parts)) }
}

async function* contentOf(storage: Services['storage'], parts: readonly StoredPart[]) {
  for (const { key } of parts) {
    const stored = await storage.get(key)
    if (!stored) throw uploadGone()
    yield* stored.stream
  }
}

/** Deletes stored parts whose rows are gone; what fails is left for the sweep. */
export const discardParts = async (
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  parts: readonly StoredPart[],
): Promise<void> => {
  const keys = parts.map(({ key }) => key)
  await discardKeys(storage, keys).catch((cause: unknown) =>
    log.warn({ err: cause }, 'parts of uploads left for the sweep'),
  )
}
