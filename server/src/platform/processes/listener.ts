import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { errorCode, StartError } from './start-error.ts'

export interface Listener {
  address: string
  /** Stops accepting connections. */
  close(): void
}

/**
 * Accepts connections and passes each one, unread, to the workers. The parent itself holds the port, instead of node:cluster, so
 * that a stop closes the port before the first worker ends: cluster loses connections that arrive while its workers close.
 */
export const listen = async (
  host: string,
  port: number,
  pass: (connection: Socket) => void,
): Promise<Listener> => {
  const server = createServer({ pauseOnConnect: true, noDelay: true }, pass)
  try {
    server.listen({ host, port, backlog: 1024 })
    await once(server, 'listening')
  } catch (error) {
    throw new StartError('port', explain(error, host, port), { cause: error })
  }
  const bound = server.address()
  const actual = bound instanceof Object ? bound.port : port
  const name = host.includes(':') ? `[${host}]` : host
  return { address: `http://${name}:${actual}`, close: () => server.close() }
}

const explain = (error: unknown, host: string, port: number): string => {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is already in use; stop what uses it, or set PORT.`
    case 'EACCES':
      return `This user may not listen on port ${port}; set PORT to 1024 or more.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST (${host}) is not an address of this machine.`
    default:
      return `Cannot listen on port ${port} of ${host}: ${error}`
  }
}
