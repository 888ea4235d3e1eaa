import type { Readable } from 'node:stream'

/** Both ends are inclusive, as in an HTTP range. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFile {
  key: string
  size: number
  modifiedAt: Date
}

/**
 * Stores files. A key is a relative path of plain names (`media/7f/0192….webp`). A file appears under its key completely or not
 * at all, and survives a crash once the promise has resolved.
 */
export interface Storage {
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<{ size: number }>
  /** Moves a local file into storage: afterwards it is no longer at `path`. */
  putFile(key: string, path: string): Promise<void>
  /**
   * Returns the stream and the size of the whole file; null when it does not exist. The caller reads the stream to its end or
   * destroys it.
   */
  get(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | null>
  stat(key: string): Promise<{ size: number } | null>
  move(from: string, to: string): Promise<void>
  /** Deleting a missing file is no error. */
  delete(key: string): Promise<void>
  list(prefix: string): AsyncIterable<StoredFile>
  /** Removes unfinished uploads that began before `olderThan`, and returns their number. */
  removeUnfinished(olderThan: Date): Promise<number>
  /** Rejects when files cannot be stored at the moment. */
  check(): Promise<void>
}

/** No space left; the response should be 507. */
export class StorageFullError extends Error {
  override name = 'StorageFullError'
}

/** The store fails or does not answer; the response should be 503. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
}

const keyPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/
const prefixPattern = /^([A-Za-z0-9][A-Za-z0-9._-]*\/?)*$/
const longestKey = 512

/** No segment may be empty or start with a dot, so that no key leads outside the root. */
export const checkedKey = (key: string): string => {
  if (key.length > longestKey || !keyPattern.test(key)) throw new TypeError('Not a storage key')
  return key
}

export const checkedPrefix = (prefix: string): string => {
  if (prefix.length > longestKey || !prefixPattern.test(prefix)) throw new TypeError('Not a storage prefix')
  return prefix
}

/** Converts the one system error that callers handle differently; returns every other error unchanged. */
export const namedStorageError = (error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new StorageFullError('No space left', { cause: error })
    : error
}
