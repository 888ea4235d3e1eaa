import type { S3Client } from '@aws-sdk/client-s3'
import { namedS3Error } from './s3-errors.ts'

/** How long the store may be silent, in ms, before a request is aborted and retried once. */
export interface S3Limits {
  idleMilliseconds: number
}

/** Two attempts of this length, plus the client's own delay before it checks the socket, take less than half a minute. */
export const S3_LIMITS: S3Limits = { idleMilliseconds: 8_000 }

export type S3Kit = typeof import('@aws-sdk/client-s3') &
  Pick<typeof import('@aws-sdk/lib-storage'), 'Upload'>

type Work<Result> = (kit: S3Kit, client: S3Client) => Promise<Result>
type Connection = Pick<import('@aws-sdk/client-s3').S3ClientConfig, 'endpoint' | 'region' | 'credentials'>

/**
 * Creates two clients of one store. `asking` has a time limit for the beginning of a response; `sending` is for uploads, which
 * may take as long as bytes move. Both convert what they throw into storage errors.
 */
export const s3Connection = (connection: Connection, { idleMilliseconds }: S3Limits) => {
  let opening: Promise<{ kit: S3Kit; asking: S3Client; sending: S3Client }> | undefined

  const openBoth = async () => {
    const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
    const clientWith = (limits: object) =>
      new s3.S3Client({
        ...connection,
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        maxAttempts: 2,
        requestHandler: { connectionTimeout: 3_000, ...limits },
      })
    return {
      kit: { ...s3, Upload },
      asking: clientWith({ requestTimeout: idleMilliseconds, throwOnRequestTimeout: true, socketTimeout: 0 }),
      sending: clientWith({ socketTimeout: idleMilliseconds }),
    }
  }

  const attempt = async <Result>(which: 'asking' | 'sending', work: Work<Result>): Promise<Result> => {
    // The library takes tens of megabytes, so it is loaded on first use.
    opening ??= openBoth()
    const { kit, [which]: client } = await opening
    try {
      return await work(kit, client)
    } catch (error) {
      throw namedS3Error(error)
    }
  }
  return {
    ask: <Result>(work: Work<Result>) => attempt('asking', work),
    send: <Result>(work: Work<Result>) => attempt('sending', work),
  }
}
