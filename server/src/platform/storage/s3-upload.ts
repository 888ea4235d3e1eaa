import type { S3Client } from '@aws-sdk/client-s3'

type Kit = typeof import('@aws-sdk/client-s3')

/** S3 takes parts from 5 MB on. One part is in memory at a time, which also lets the client repeat it. */
const partSize = 8 * 1024 * 1024

/** Streams content of unknown length: at once when it fits one part, else as a multipart upload. */
export async function s3Upload(
  kit: Kit,
  client: S3Client,
  target: { Bucket: string; Key: string },
  content: AsyncIterable<Uint8Array>,
): Promise<{ size: number }> {
  const parts = cutIntoParts(content)
  let size = 0
  const first = await parts.next()
  const opening = first.done ? new Uint8Array() : first.value
  if (opening.byteLength < partSize) {
    await client.send(new kit.PutObjectCommand({ ...target, Body: opening }))
    return { size: opening.byteLength }
  }

  const { UploadId } = await client.send(new kit.CreateMultipartUploadCommand(target))
  const Parts: { PartNumber: number; ETag: string | undefined }[] = []
  async function send(Body: Uint8Array) {
    const PartNumber = Parts.length + 1
    const { ETag } = await client.send(new kit.UploadPartCommand({ ...target, UploadId, PartNumber, Body }))
    Parts.push({ PartNumber, ETag })
    size += Body.byteLength
  }
  try {
    await send(opening)
    for await (const part of parts) await send(part)
    await client.send(
      new kit.CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }),
    )
  } catch (error) {
    await client.send(new kit.AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {
      // The first error says more; what stays is for the bucket's own rule on unfinished uploads.
    })
    throw error
  }
  return { size }
}

/** The same buffer is filled again and again: a part is valid until the next one is asked for. */
async function* cutIntoParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part: Buffer | undefined
  let filled = 0
  for await (const chunk of content) {
    let taken = 0
    while (taken < chunk.byteLength) {
      part ??= Buffer.allocUnsafe(partSize)
      const length = Math.min(partSize - filled, chunk.byteLength - taken)
      part.set(chunk.subarray(taken, taken + length), filled)
      taken += length
      filled += length
      if (filled === partSize) {
        yield part
        filled = 0
      }
    }
  }
  if (part && filled > 0) yield part.subarray(0, filled)
}
