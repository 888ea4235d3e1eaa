import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { s3Address } from './s3-address.ts'
import { S3_LIMITS, s3Connection } from './s3-connection.ts'
import { s3Download } from './s3-download.ts'
import { nullWhenMissing } from './s3-errors.ts'
import { removeUnfinishedUploads, s3Upload } from './s3-upload.ts'
import { checkedKey, checkedPrefix, type Storage, type StoredFile } from './storage.ts'

/**
 * Stores files in a bucket of any S3-compatible store, given by S3_URL (see s3Address). Requests fail when the store is silent
 * for too long.
 */
export const s3Storage = (url: string, limits = S3_LIMITS): Storage => {
  const { bucket, ...connection } = s3Address(url)
  const store = s3Connection(connection, limits)

  const upload = (key: string, content: AsyncIterable<Uint8Array>) =>
    store.send((kit, client) => s3Upload(kit, client, { Bucket: bucket, Key: checkedKey(key) }, content))

  const remove = (key: string) =>
    store.ask(async (kit, client) => {
      await client.send(new kit.DeleteObjectCommand({ Bucket: bucket, Key: checkedKey(key) }))
    })

  async function* listed(prefix: string): AsyncGenerator<StoredFile> {
    let token: string | undefined
    do {
      const page = await store.ask((kit, client) =>
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
      store.ask(async (kit, client) => {
        const Range = range && `bytes=${range.start}-${range.end}`
        const answer = await client
          .send(new kit.GetObjectCommand({ Bucket: bucket, Key: checkedKey(key), Range }))
          .catch(nullWhenMissing)
        if (!(answer?.Body instanceof Readable)) return null
        const total = answer.ContentRange?.split('/')[1]
        return {
          stream: s3Download(answer.Body, limits.idleMilliseconds),
          size: Number(total ?? answer.ContentLength),
        }
      }),

    stat: (key) =>
      store.ask(async (kit, client) => {
        const answer = await client
          .send(new kit.HeadObjectCommand({ Bucket: bucket, Key: checkedKey(key) }))
          .catch(nullWhenMissing)
        return answer && { size: answer.ContentLength ?? 0 }
      }),

    async move(from, to) {
      await store.ask((kit, client) =>
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

    removeUnfinished: (olderThan) =>
      store.ask((kit, client) => removeUnfinishedUploads(kit, client, bucket, olderThan)),

    check: () =>
      store.ask(async (kit, client) => {
        await client.send(new kit.HeadBucketCommand({ Bucket: bucket }))
      }),
  }
}
