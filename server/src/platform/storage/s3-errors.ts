import { StorageFullError, StorageUnavailableError } from './storage.ts'

/** Returns the HTTP status of the store's response; undefined without a response. */
const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const metadata = error.$metadata
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}

export const nullWhenMissing = (error: unknown): null => {
  if (statusOf(error) === 404) return null
  throw error
}

/** Converts the failures that callers handle differently into storage errors; returns every other error unchanged. */
export const namedS3Error = (error: unknown): unknown => {
  const status = statusOf(error)
  const name = error instanceof Error ? error.name : ''
  if (status === 507 || name === 'XMinioStorageFull')
    return new StorageFullError('No space left', { cause: error })
  const fromNetwork =
    error instanceof Error && ('code' in error || name === 'TimeoutError') && status === undefined
  if (fromNetwork || (status !== undefined && status >= 500)) {
    return new StorageUnavailableError('The object store does not answer', { cause: error })
  }
  return error
}
