import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const MESSAGES: Record<number, [code: string, message: string]> = {
  400: ['malformed', 'La solicitud no es válida.'],
  408: ['timeout', 'La solicitud tardó demasiado.'],
  431: ['too-large', 'Los encabezados de la solicitud son demasiado grandes.'],
}

const statusOf = (code: string | undefined) => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

/** Answers a connection whose request Node could not parse, with the shape and headers of every other error. */
export const refuseConnection =
  (headers: Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    // After a response has begun, this one would be read as part of it.
    if (socket.writable && socket.bytesWritten === 0) {
      const status = statusOf(error.code)
      const [code, message] = MESSAGES[status] ?? []
      const body = JSON.stringify({ success: false, message, code })
      const lines = Object.entries({
        ...headers,
        'x-request-id': crypto.randomUUID(),
        'cache-control': 'no-store',
        connection: 'close',
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
      }).map(([name, value]) => `${name}: ${value}`)
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
    }
    socket.destroySoon()
  }
