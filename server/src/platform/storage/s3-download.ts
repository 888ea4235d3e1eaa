import { Readable } from 'node:stream'
import { StorageUnavailableError } from './storage.ts'

/**
 * What a store sends, which fails when the store stands still for too long. Only the time counts in which a reader waits: one
 * who rests, as a paused video does, may rest.
 */
export function s3Download(source: Readable, idleMilliseconds: number): Readable {
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
