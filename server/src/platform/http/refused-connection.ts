import { type IncomingMessage, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const MESSAGES: Record<number, [code: string, message: string]> = {
  400: ['malformed', 'La solicitud no es válida.'],
  408: ['timeout', 'La solicitud tardó demasiado.'],
  417: ['expectation-failed', 'El servidor no puede cumplir lo que espera la solicitud.'],
  429: ['rate-limited', 'Demasiadas solicitudes. Espera un momento e intenta de nuevo.'],
  431: ['too-large', 'Los encabezados de la solicitud son demasiado grandes.'],
}

const statusOf = (code: string | undefined) => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

/** Returns the head and body of a refusal that is sent without the framework, and ends the connection. */
export const refusal = (status: number, headers: Record<string, string>) => {
  const [code, message] = MESSAGES[status] ?? []
  const body = JSON.stringify({ success: false, message, code })
  return {
    body,
    headers: {
      ...headers,
      'x-request-id': crypto.randomUUID(),
      'cache-control': 'no-store',
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    },
  }
}

/** Answers a connection whose request Node could not parse, with the shape and headers of every other error. */
export const refuseConnection =
  (usual: Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    // After a response has begun, this one would be read as part of it.
    if (socket.writable && socket.bytesWritten === 0) {
      const status = statusOf(error.code)
      const { headers, body } = refusal(status, usual)
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
    }
    socket.destroySoon()
  }

/** RFC 9112, 3.2. A proxy in front may have read another one of two hosts than Node does. */
const isHostUnclear = ({ httpVersion, headers, rawHeaders }: IncomingMessage) => {
  if (headers.host === undefined) return httpVersion === '1.1'
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/**
 * Refuses requests without a host or with several, and those that expect what nobody knows, in front of everything else. Node would refuse them
 * as well, but without our headers; the first kind only while the server's `requireHostHeader` is set.
 */
export const refuseRequests = (server: Server, usual: Record<string, string>): void => {
  const refuse =
    (status: number): RequestListener =>
    (_request, response) => {
      const { headers, body } = refusal(status, usual)
      response.writeHead(status, headers).end(body)
    }
  const next = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    for (const listener of isHostUnclear(request) ? [refuse(400)] : next) listener(request, response)
  })
  server.on('checkExpectation', refuse(417))
}
