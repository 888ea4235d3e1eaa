import { type Storage, StorageUnavailableError } from '../../platform/storage/storage.ts'

/** One file in storage; `sha256` (hexadecimal) is of the stored bytes. */
export interface StoredRendition {
  key: string
  width: number
  height: number
  bytes: number
  sha256: string
}

/** A part of a file that arrives in parts, stored as a file of its own. */
export interface StoredPart {
  key: string
  bytes: number
}

/**
 * What the database stores about one file. `width` and `height` are those of a photo or video as shown. `variants` are smaller
 * pictures of a photo, or all sizes of a video's poster, of which `posterKey` is the largest.
 */
export interface ReceivedMedia {
  id: string
  filename: string
  originalFilename: string
  mimeType: string
  key: string
  bytes: number
  sha256: string
  /** The hash of its visible content: equal for videos that differ only around pictures and sound. */
  contentSha256: string
  width: number | null
  height: number | null
  durationMs: number | null
  placeholder: string | null
  variants: StoredRendition[]
  posterKey: string | null
}

export type StoredFiles = Pick<ReceivedMedia, 'key' | 'bytes' | 'sha256' | 'variants'>

/** Returns all stored files of one row. */
export const filesOf = (media: StoredFiles): { key: string; bytes: number; sha256: string }[] =>
  [media, ...media.variants].map(({ key, bytes, sha256 }) => ({ key, bytes, sha256 }))

/**
 * Removes what a failed upload stored. Does not wait when the store was unavailable: the sweep removes the rest, and the upload's
 * own error tells the caller more.
 */
export const takeBackKeys = async (
  storage: Storage,
  keys: readonly string[],
  error: unknown,
): Promise<void> => {
  const removed = discardKeys(storage, keys).catch(() => {})
  if (!(error instanceof StorageUnavailableError)) await removed
}

/** Tries every key before it throws the first error; the sweep removes what remains. */
export const discardKeys = async (storage: Storage, keys: readonly string[]): Promise<void> => {
  const outcomes = await Promise.allSettled(keys.map((key) => storage.delete(key)))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}
