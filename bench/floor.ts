import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface Floor {
  url: string
  /** Lets it answer a path with these bytes from now on. */
  keep: (path: string, type: string, body: Buffer) => Promise<void>
  stop: () => void
}

/** One process, as the product under load runs with one worker. */
export const startFloor = async (): Promise<Floor> => {
  const child = fork(new URL('floor-server.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return {
    url,
    keep: async (path, type, body) => {
      const kept = once(child, 'message')
      child.send({ url: path, type, body: body.toString('base64') })
      await kept
    },
    stop: () => child.disconnect(),
  }
}
