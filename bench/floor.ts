import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface Floor {
  url: string
  pid: number
  /** Makes it answer a path with these bytes from now on. */
  keep: (path: string, type: string, body: Buffer) => Promise<void>
  stop: () => void
}

/** Starts the floor in one process, like the measured product with one worker. */
export const startFloor = async (): Promise<Floor> => {
  const child = fork(new URL('floor-server.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return {
    url,
    pid: child.pid ?? 0,
    keep: async (path, type, body) => {
      const kept = once(child, 'message')
      child.send({ url: path, type, body: body.toString('base64') })
      await kept
    },
    stop: () => child.disconnect(),
  }
}
