import type { Readable } from 'node:stream'

/** Both ends are included, as in an HTTP range. */
export type ByteRange = { start: number; end: number }

export type StoredFile = { key: string; size: number; modifiedAt: Date }

/**
 * Where files live. A key is a relative path of plain names (`media/7f/0192….webp`).
 * A file appears under its key whole or not at all, and once a promise has resolved it survives a crash.
 */
export interface Storage {
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<{ size: number }>
  /** Hands a local file over: afterwards it is in storage and no longer at `path`. */
  putFile(key: string, path: string): Promise<void>
  /** `size` is that of the whole file. The caller reads the stream to its end or destroys it. Null when there is none. */
  get(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | null>
  stat(key: string): Promise<{ size: number } | null>
  move(from: string, to: string): Promise<void>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
  list(prefix: string): AsyncIterable<StoredFile>
  /** Removes what was being written before `olderThan` and never came to an end, and returns how much. */
  removeUnfinished(olderThan: Date): Promise<number>
  /** Rejects when files cannot be kept at the moment. */
  check(): Promise<void>
}

/** No room left; the request should end with 507. */
export class StorageFullError extends Error {
  override name = 'StorageFullError'
}

/** The store does not answer or fails; the request should end with 503. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
}

const keyPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/
const prefixPattern = /^([A-Za-z0-9][A-Za-z0-9._-]*\/?)*$/
const longestKey = 512

/** No segment can start with a dot or be empty, so that no key leads out of the root. */
export function checkedKey(key: string): string {
  if (key.length > longestKey || !keyPattern.test(key)) throw new TypeError('Not a storage key')
  return key
}

export function checkedPrefix(prefix: string): string {
  if (prefix.length > longestKey || !prefixPattern.test(prefix)) throw new TypeError('Not a storage prefix')
  return prefix
}

/** Names the one system error that callers treat apart; every other error passes as it is. */
export function namedStorageError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new StorageFullError('No space left', { cause: error })
    : error
}
