import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Stored {
  bytes: Buffer
  modifiedAt: Date
}
interface Upload {
  key: string
  startedAt: Date
  parts: Map<number, Buffer>
}

/** How the server misbehaves, and the requests it has received. */
interface State {
  failWith: number
  largestBody: number
  /** Requests for which this returns true are read and never answered. */
  hangs: (request: { method: string; query: URLSearchParams }) => boolean
  /** After this many bytes of an object's body the server goes silent. */
  silentAfterBytes: number
}

/** Starts a server in memory with the part of S3's API that the storage uses, path-style; it checks no signatures. */
export const startS3Server = async (bucket: string) => {
  const objects = new Map<string, Stored>()
  const uploads = new Map<string, Upload>()
  const state: State = { failWith: 0, largestBody: 0, hangs: () => false, silentAfterBytes: Infinity }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, inBucket = '', ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    const body = await bodyOf(request)
    state.largestBody = Math.max(state.largestBody, body.length)
    const query = url.searchParams
    const uploadId = query.get('uploadId')
    if (state.hangs({ method: request.method ?? '', query })) return
    if (state.failWith > 0) return fail(response, state.failWith, 'ServiceUnavailable')
    if (inBucket !== bucket) return fail(response, 404, 'NoSuchBucket')
    if (key === '' && query.has('uploads')) return listUploads(query, response)
    if (key === '') return request.method === 'HEAD' ? void response.end() : list(query, response)

    if (request.method === 'POST' && query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, { key, startedAt: new Date(), parts: new Map() })
      return xml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (uploadId !== null)
      return multipart(request, response, key, uploadId, Number(query.get('partNumber')), body)
    if (request.method === 'PUT') {
      const source = request.headers['x-amz-copy-source']
      const copied = typeof source === 'string' ? objects.get(source.replace(`${bucket}/`, '')) : undefined
      if (source !== undefined && !copied) return fail(response, 404, 'NoSuchKey')
      objects.set(key, { bytes: copied?.bytes ?? body, modifiedAt: new Date() })
      return source ? xml(response, '<CopyObjectResult/>') : void response.setHeader('etag', etag(body)).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    return read(request, response, objects.get(key), state.silentAfterBytes)
  }

  const multipart = (
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    id: string,
    number: number,
    body: Buffer,
  ) => {
    const parts = uploads.get(id)?.parts
    if (!parts) return fail(response, 404, 'NoSuchUpload')
    if (request.method === 'PUT') {
      parts.set(number, body)
      return void response.setHeader('etag', etag(body)).end()
    }
    uploads.delete(id)
    if (request.method === 'DELETE') return void response.writeHead(204).end()
    const ordered = [...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes)
    if (ordered.slice(0, -1).some((part) => part.length < 5 * 1024 * 1024))
      return fail(response, 400, 'EntityTooSmall')
    objects.set(key, { bytes: Buffer.concat(ordered), modifiedAt: new Date() })
    return xml(response, '<CompleteMultipartUploadResult/>')
  }

  /** Lists two objects per page, so that the reader must follow the continuation token. */
  const list = (query: URLSearchParams, response: ServerResponse) => {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, 2)
    const contents = page.map((key) => {
      const object = objects.get(key)
      return `<Contents><Key>${key}</Key><Size>${object?.bytes.length}</Size><LastModified>${object?.modifiedAt.toISOString()}</LastModified></Contents>`
    })
    const next = keys.length > 2 ? `<NextContinuationToken>${page[1]}</NextContinuationToken>` : ''
    xml(response, `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`)
  }

  /** Lists one upload per page. */
  const listUploads = (query: URLSearchParams, response: ServerResponse) => {
    const after = query.get('upload-id-marker') ?? ''
    const rest = [...uploads].filter(([id]) => id > after).sort(([a], [b]) => (a < b ? -1 : 1))
    const [id, upload] = rest[0] ?? []
    const item =
      upload &&
      `<Upload><Key>${upload.key}</Key><UploadId>${id}</UploadId><Initiated>${upload.startedAt.toISOString()}</Initiated></Upload>
       <NextKeyMarker>${upload.key}</NextKeyMarker><NextUploadIdMarker>${id}</NextUploadIdMarker>`
    xml(
      response,
      `<ListMultipartUploadsResult><IsTruncated>${rest.length > 1}</IsTruncated>${item ?? ''}</ListMultipartUploadsResult>`,
    )
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://key:secret@127.0.0.1:${port}/${bucket}?region=test-1`,
    objects,
    uploads,
    state,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const read = (
  request: IncomingMessage,
  response: ServerResponse,
  object: Stored | undefined,
  silentAfterBytes: number,
) => {
  if (!object) return fail(response, 404, 'NoSuchKey')
  const { bytes } = object
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
  const piece = range ? bytes.subarray(Number(range[1]), Number(range[2]) + 1) : bytes
  if (range) response.writeHead(206, { 'content-range': `bytes ${range[1]}-${range[2]}/${bytes.length}` })
  else response.setHeader('content-length', piece.length)
  if (request.method === 'HEAD') response.end()
  else if (piece.length <= silentAfterBytes) response.end(piece)
  else response.write(piece.subarray(0, silentAfterBytes))
}

const etag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

const xml = (response: ServerResponse, body: string) => {
  response.setHeader('content-type', 'application/xml').end(`<?xml version="1.0" encoding="UTF-8"?>${body}`)
}

const fail = (response: ServerResponse, status: number, code: string) => {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
