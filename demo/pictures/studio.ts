import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Picture } from './picture.ts'

/** Paints pictures in another thread, one after the other. */
export const openStudio = () => {
  const painter = new Worker(new URL('painter.ts', import.meta.url))
  let last: Promise<unknown> = Promise.resolve()
  const paint = (picture: Picture): Promise<Buffer> => {
    const painted = last.then(async () => {
      painter.postMessage(picture)
      const [bytes] = await once(painter, 'message')
      return Buffer.from(bytes as Uint8Array)
    })
    last = painted
    return painted
  }
  return { paint, close: () => painter.terminate() }
}
