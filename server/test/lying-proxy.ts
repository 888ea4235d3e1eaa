import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** How the proxy disturbs a service's responses. */
export interface Lie {
  /** Delays each chunk by so many ms. */
  delayMs?: number
  /** Breaks the connection after so many bytes. */
  cutAfter?: number
  /** From this byte on, changes every 97th byte. */
  corruptFrom?: number
}

const corrupted = (piece: Buffer, offset: number, from: number) => {
  for (let index = 0; index < piece.length; index++) {
    const position = offset + index
    if (position >= from && (position - from) % 97 === 0) piece[index] = (piece[index] ?? 0) ^ 1
  }
  return piece
}

/** Starts a proxy for a service on this machine that forwards everything unchanged until it is told how to lie. */
export const lyingProxy = async (target: string) => {
  const { hostname, port, protocol } = new URL(target)
  const state: { lie: Lie } = { lie: {} }
  const sockets = new Set<Socket>()
  const pass = async (from: Socket, to: Socket) => {
    let offset = 0
    for await (const chunk of from as AsyncIterable<Buffer>) {
      const { delayMs, cutAfter, corruptFrom } = state.lie
      if (delayMs) await delay(delayMs)
      let piece = chunk
      if (corruptFrom !== undefined) piece = corrupted(Buffer.from(chunk), offset, corruptFrom)
      const rest = (cutAfter ?? Number.POSITIVE_INFINITY) - offset
      offset += piece.length
      if (to.writable) to.write(piece.subarray(0, rest))
      if (offset >= (cutAfter ?? Number.POSITIVE_INFINITY)) {
        to.destroySoon()
        from.destroy()
      }
    }
    to.end()
  }
  const server = createServer((client) => {
    const service = connect(Number(port), hostname)
    for (const socket of [client, service]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    client.pipe(service)
    pass(service, client).catch(() => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return {
    url: target.replace(`${protocol}//${hostname}:${port}`, `${protocol}//127.0.0.1:${own}`),
    lies: (lie: Lie) => {
      state.lie = lie
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

export type LyingProxy = Awaited<ReturnType<typeof lyingProxy>>
