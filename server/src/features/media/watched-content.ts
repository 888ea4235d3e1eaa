import type { Readable } from 'node:stream'
import type { UploadDeadline } from './upload-deadline.ts'

/** Passes on a stream's chunks until the deadline aborts. `count` gets the bytes of each chunk and may throw. */
export async function* watchedContent(
  file: Readable,
  deadline: UploadDeadline,
  count: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const stop = () => file.destroy(deadline.signal.reason)
  deadline.signal.addEventListener('abort', stop, { once: true })
  try {
    deadline.signal.throwIfAborted()
    for await (const chunk of file) {
      deadline.moved()
      count(chunk.length)
      yield chunk
    }
  } finally {
    deadline.signal.removeEventListener('abort', stop)
  }
}
