import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { ReceivedMedia } from '../received-media.ts'

const boundary = 'andariego-7f3a'
export const multipartType = `multipart/form-data; boundary=${boundary}`

export interface FilePart {
  name: string
  filename: string
  content: AsyncIterable<Buffer> | Iterable<Buffer>
}

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

/** Yields `head`, zeros and `tail`, without ever holding them together in memory. */
export function* padded({ head, padding, tail }: { head: Buffer; padding: number; tail: Buffer }) {
  const zeros = Buffer.alloc(256 * 1024)
  yield head
  for (let left = padding; left > 0; left -= zeros.length)
    yield zeros.subarray(0, Math.min(left, zeros.length))
  yield tail
}

export interface Answer {
  status: number
  body: { media: ReceivedMedia[]; code?: string; message?: string }
}

/** Sends a whole form as a browser does: reads the response only after everything is sent. */
export const post = async (address: string, files: FilePart[]): Promise<Answer> => {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  try {
    const answered = answerOf(socket)
    answered.catch(() => {
      // The read of the response below reports the error.
    })
    socket.write(
      `POST /reviews HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${multipartType}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    for await (const chunk of multipartBody(files)) {
      if (chunk.length === 0) continue // An empty chunk would end the body.
      socket.write(`${chunk.length.toString(16)}\r\n`)
      socket.write(chunk)
      if (!socket.write('\r\n')) await once(socket, 'drain')
    }
    socket.write('0\r\n\r\n')
    return await answered
  } finally {
    socket.destroy()
  }
}

const answerOf = async (socket: Socket): Promise<Answer> => {
  let received = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    received += chunk
    const [head = '', body = ''] = received.split('\r\n\r\n')
    const length = /content-length: (\d+)/i.exec(head)?.[1]
    if (length !== undefined && Buffer.byteLength(body) >= Number(length)) {
      return { status: Number(head.split(' ')[1]), body: JSON.parse(body) }
    }
  }
  throw new Error('The connection was closed before an answer')
}
