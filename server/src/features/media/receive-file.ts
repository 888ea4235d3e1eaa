import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { namedStorageError, type Storage } from '../../platform/storage/storage.ts'
import { checkDocument } from './check-document.ts'
import { digest } from './file-digest.ts'
import type { FileKind } from './file-type.ts'
import { unsupportedType } from './media-error.ts'
import { extensionOf, safeOriginalFilename } from './original-filename.ts'
import { type ProcessedImage, processImage, type Rendition } from './process-image.ts'
import { type ReceivedMedia, type StoredRendition, takeBackKeys } from './received-media.ts'
import { type SpooledFile, spoolFile } from './spool-file.ts'
import { processVideo } from './video/process-video.ts'

/** `temporaryFolder` should be on the disk of a folder storage: files are then renamed instead of copied. */
export interface MediaIntake {
  storage: Storage
  temporaryFolder: string
}
export type ReceivedPoster = Pick<ReceivedMedia, 'placeholder' | 'variants'> & { key: string }

interface Options {
  originalFilename: string
  kinds: readonly FileKind[]
  signal?: AbortSignal
  whenSpooled?: () => void
}

/**
 * Streams in one photo, video or document, validates and cleans it, and stores it under a final, random key. The caller inserts
 * its row; otherwise it must `discard` the file (after a crash the sweep does). Throws MediaError for refused files, with nothing
 * left in storage or the temporary folder.
 */
export const receiveFile = (
  content: AsyncIterable<Buffer>,
  intake: MediaIntake,
  options: Options,
): Promise<ReceivedMedia> =>
  inWorkFolder(intake, async (folder, put) => {
    const file = await spoolFile(content, join(folder, 'received'), options.kinds)
    options.whenSpooled?.()
    const id = randomUUIDv7()
    const kept =
      file.kind === 'image'
        ? await keepImage(file, folder, id, put, options.signal)
        : await keepWhole(file, id, put)
    return {
      id,
      filename: `${id}.${extensionOf(kept.mimeType)}`,
      originalFilename: safeOriginalFilename(options.originalFilename),
      ...kept,
    }
  })

/** Receives the poster that a browser made from a video before uploading it, like any other picture. `kinds` are the form's. */
export const receivePoster = (
  content: AsyncIterable<Buffer>,
  intake: MediaIntake,
  options: Omit<Options, 'originalFilename'>,
): Promise<ReceivedPoster> =>
  inWorkFolder(intake, async (folder, put) => {
    const file = await spoolFile(content, join(folder, 'received'), options.kinds)
    options.whenSpooled?.()
    if (file.kind !== 'image') throw unsupportedType(options.kinds)
    const { main, variants, placeholder } = await putImage(file, folder, randomUUIDv7(), put, options.signal)
    return { key: main.key, variants: [main, ...variants], placeholder }
  })

export const withPoster = (video: ReceivedMedia, poster: ReceivedPoster): ReceivedMedia => ({
  ...video,
  posterKey: poster.key,
  placeholder: poster.placeholder,
  variants: poster.variants,
})

type Put = (key: string, path: string) => Promise<void>

/** Runs `work` with its own temporary folder; removes what it stored when it fails. */
const inWorkFolder = async <Result>(
  { storage, temporaryFolder }: MediaIntake,
  work: (folder: string, put: Put) => Promise<Result>,
): Promise<Result> => {
  const folder = join(temporaryFolder, randomUUID())
  const keys: string[] = []
  try {
    await mkdir(folder, { recursive: true })
    return await work(folder, (key, path) => {
      keys.push(key)
      return storage.putFile(key, path)
    })
  } catch (error) {
    await takeBackKeys(storage, keys, error)
    throw namedStorageError(error)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The folder is the id's last two letters: the first letters of a UUID v7 are the time and would fill one folder after another.
 */
export const keyOf = (id: string, name: string) => `media/${id.slice(-2)}/${name}`

const putImage = async (file: SpooledFile, folder: string, id: string, put: Put, signal?: AbortSignal) => {
  const processed: ProcessedImage = await processImage(file.path, folder, signal)
  const stored = async ({ path, ...facts }: Rendition, name: string): Promise<StoredRendition> => {
    const key = keyOf(id, name)
    await put(key, path)
    return { key, ...facts }
  }
  const main = await stored(processed.main, `${id}.webp`)
  const variants: StoredRendition[] = []
  for (const variant of processed.variants)
    variants.push(await stored(variant, `${id}-${variant.width}.webp`))
  return { main, variants, placeholder: processed.placeholder }
}

const keepImage = async (file: SpooledFile, folder: string, id: string, put: Put, signal?: AbortSignal) => {
  const { main, variants, placeholder } = await putImage(file, folder, id, put, signal)
  return {
    ...main,
    contentSha256: main.sha256,
    mimeType: 'image/webp',
    durationMs: null,
    placeholder,
    variants,
    posterKey: null,
  }
}

/** Stores a video or document in its own format. */
const keepWhole = async (file: SpooledFile, id: string, put: Put) => {
  const facts = file.kind === 'video' ? await processVideo(file.path) : await checkDocument(file.path)
  const content = await digest(createReadStream(file.path, { highWaterMark: 256 * 1024 }))
  const key = keyOf(id, `${id}.${extensionOf(file.mimeType)}`)
  await put(key, file.path)
  return {
    key,
    contentSha256: content.sha256,
    ...facts,
    ...content,
    mimeType: file.mimeType,
    placeholder: null,
    variants: [],
    posterKey: null,
  }
}
