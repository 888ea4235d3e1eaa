import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Kit } from './s3-connection.ts'
import { namedS3Error } from './s3-errors.ts'
import { StorageUnavailableError } from './storage.ts'

/** S3 accepts parts from 5 MB on. One part is in memory at a time, so that the client can retry it. */
const partSize = 8 * 1024 * 1024

/** Uploads content of unknown length: in one request when it fits one part, else as a multipart upload. */
export const s3Upload = async (
  kit: S3Kit,
  client: S3Client,
  target: { Bucket: string; Key: string },
  content: AsyncIterable<Uint8Array>,
): Promise<{ size: number }> => {
  let size = 0
  async function* counted() {
    for await (const chunk of content) {
      size += chunk.byteLength
      yield chunk
    }
  }
  const body = Readable.from(counted())
  const params = { ...target, Body: body }
  const upload = new kit.Upload({ client, params, partSize, queueSize: 1, leavePartsOnError: true })
  try {
    await upload.done()
    return { size }
  } catch (error) {
    const removed = removeParts(kit, client, { ...target, UploadId: upload.uploadId })
    // A silent store would not answer this request either, so it is not awaited; the sweep removes the parts.
    if (!(namedS3Error(error) instanceof StorageUnavailableError)) await removed
    throw error
  } finally {
    body.destroy()
  }
}

const removeParts = async (
  { AbortMultipartUploadCommand }: S3Kit,
  client: S3Client,
  { UploadId, ...target }: { Bucket: string; Key: string; UploadId: string | undefined },
) => {
  if (UploadId === undefined) return
  await client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {
    // The upload's own error says more; the sweep removes what remains.
  })
}

/** Aborts every multipart upload that began before `olderThan`, and returns their number. */
export const removeUnfinishedUploads = async (
  kit: S3Kit,
  client: S3Client,
  Bucket: string,
  olderThan: Date,
): Promise<number> => {
  let removed = 0
  let markers: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | null = {}
  while (markers !== null) {
    const page: import('@aws-sdk/client-s3').ListMultipartUploadsCommandOutput = await client.send(
      new kit.ListMultipartUploadsCommand({ Bucket, ...markers }),
    )
    for (const { Key = '', UploadId, Initiated = olderThan } of page.Uploads ?? []) {
      if (Initiated >= olderThan) continue
      await client.send(new kit.AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
      removed += 1
    }
    markers = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
      : null
  }
  return removed
}
