import { request } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

const boundary = 'andariego-7f3a'
export const multipartType = `multipart/form-data; boundary=${boundary}`

export type FilePart = { name: string; filename: string; content: AsyncIterable<Buffer> | Iterable<Buffer> }

export const fieldPart = (name: string, value: string) =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)

export const fileHead = (name: string, filename: string) =>
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n`,
  )

export async function* multipartBody(files: FilePart[]) {
  yield fieldPart('rating', '5')
  yield fieldPart('content', 'Un lugar precioso.')
  for (const { name, filename, content } of files) {
    yield fileHead(name, filename)
    yield* content
    yield Buffer.from('\r\n')
  }
  yield Buffer.from(`--${boundary}--\r\n`)
}

/** `head`, zeros, `tail`, without ever holding them together. */
export function* padded({ head, padding, tail }: { head: Buffer; padding: number; tail: Buffer }) {
  const zeros = Buffer.alloc(256 * 1024)
  yield head
  for (let left = padding; left > 0; left -= zeros.length)
    yield zeros.subarray(0, Math.min(left, zeros.length))
  yield tail
}

/** Streams a form to a listening server and returns its answer. */
export async function post(address: string, files: FilePart[]) {
  const sending = request(`${address}/reviews`, {
    method: 'POST',
    headers: { 'content-type': multipartType },
  })
  const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
    sending.once('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    })
    sending.once('error', reject)
  })
  const sent = pipeline(Readable.from(multipartBody(files), { objectMode: true }), sending)
  const [answer] = await Promise.all([answered, sent])
  return { status: answer.status, body: JSON.parse(answer.body) }
}
