import { Readable } from 'node:stream'
import { StorageUnavailableError } from './storage.ts'

/**
 * Returns the store's data as a stream that fails when the store is silent for too long. Only the time while a reader waits
 * counts: a reader may pause, as a paused video does.
 */
export const s3Download = (source: Readable, idleMilliseconds: number): Readable => {
  async function* read() {
    const chunks = source.iterator()
    const giveUp = () => source.destroy(new StorageUnavailableError('The object store fell silent'))
    try {
      for (;;) {
        const patience = setTimeout(giveUp, idleMilliseconds)
        const { done, value } = await chunks.next().finally(() => clearTimeout(patience))
        if (done) return
        yield value
      }
    } finally {
      source.destroy()
    }
  }
  return Readable.from(read(), { objectMode: false })
}
