import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { s3Address } from './s3-address.ts'
import { s3Upload } from './s3-upload.ts'
import {
  checkedKey,
  checkedPrefix,
  type Storage,
  StorageFullError,
  StorageUnavailableError,
  type StoredFile,
} from './storage.ts'

type Kit = typeof import('@aws-sdk/client-s3')

/** Files in a bucket of any S3-compatible store, named by S3_URL (see s3Address). */
export function s3Storage(url: string): Storage {
  const { bucket, ...connection } = s3Address(url)
  let opening: Promise<{ kit: Kit; client: S3Client }> | undefined

  // The client library takes tens of megabytes; it is loaded by the first use only.
  const open = () => {
    opening ??= import('@aws-sdk/client-s3').then((kit) => ({
      kit,
      client: new kit.S3Client({
        ...connection,
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        maxAttempts: 3,
        requestHandler: { connectionTimeout: 3_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
      }),
    }))
    return opening
  }

  async function attempt<Result>(work: (kit: Kit, client: S3Client) => Promise<Result>): Promise<Result> {
    const { kit, client } = await open()
    try {
      return await work(kit, client)
    } catch (error) {
      throw namedError(error)
    }
  }

  const upload = (key: string, content: AsyncIterable<Uint8Array>) =>
    attempt((kit, client) => s3Upload(kit, client, { Bucket: bucket, Key: checkedKey(key) }, content))

  const remove = (key: string) =>
    attempt(async (kit, client) => {
      await client.send(new kit.DeleteObjectCommand({ Bucket: bucket, Key: checkedKey(key) }))
    })

  async function* listed(prefix: string): AsyncGenerator<StoredFile> {
    let token: string | undefined
    do {
      const page = await attempt((kit, client) =>
        client.send(
          new kit.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
        ),
      )
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (Key !== undefined) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date() }
      }
      token = page.NextContinuationToken
    } while (token !== undefined)
  }

  return {
    put: upload,

    async putFile(key, path) {
      await upload(key, createReadStream(path, { highWaterMark: 1 << 20 }))
      await rm(path)
    },

    get: (key, range) =>
      attempt(async (kit, client) => {
        const Range = range && `bytes=${range.start}-${range.end}`
        const answer = await client
          .send(new kit.GetObjectCommand({ Bucket: bucket, Key: checkedKey(key), Range }))
          .catch(nullWhenMissing)
        if (!(answer?.Body instanceof Readable)) return null
        const total = answer.ContentRange?.split('/')[1]
        return { stream: answer.Body, size: Number(total ?? answer.ContentLength) }
      }),

    stat: (key) =>
      attempt(async (kit, client) => {
        const answer = await client
          .send(new kit.HeadObjectCommand({ Bucket: bucket, Key: checkedKey(key) }))
          .catch(nullWhenMissing)
        return answer && { size: answer.ContentLength ?? 0 }
      }),

    async move(from, to) {
      await attempt((kit, client) =>
        client.send(
          new kit.CopyObjectCommand({
            Bucket: bucket,
            Key: checkedKey(to),
            CopySource: `${bucket}/${checkedKey(from)}`,
          }),
        ),
      )
      await remove(from)
    },

    delete: remove,
    list: (prefix) => listed(checkedPrefix(prefix)),

    check: () =>
      attempt(async (kit, client) => {
        await client.send(new kit.HeadBucketCommand({ Bucket: bucket }))
      }),
  }
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const metadata = error.$metadata
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}

function nullWhenMissing(error: unknown): null {
  if (statusOf(error) === 404) return null
  throw error
}

function namedError(error: unknown): unknown {
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
