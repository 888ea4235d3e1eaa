import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

interface Rendering {
  nonce: string
  signal: AbortSignal
  timeoutMs: number
  /** Called for each part that failed to render. */
  onError: (error: unknown) => void
}

/**
 * Renders the whole document in UTF-8, including everything that suspends. Rejects when a part of it fails, with the first
 * failure: a reader without scripts could not tell that something is missing.
 */
export const renderHtml = (document: ReactNode, { nonce, signal, timeoutMs, onError }: Rendering) =>
  new Promise<Buffer>((resolve, reject) => {
    signal.throwIfAborted()
    const giveUp = () => stream.abort(signal.reason)
    const timer = setTimeout(() => stream.abort(new Error('The page took too long to render.')), timeoutMs)
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    }
    const chunks: Buffer[] = []
    const failures: unknown[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        done()
        resolve(Buffer.concat(chunks))
      },
    })
    const stream = renderToPipeableStream(document, {
      nonce,
      // The document is complete before the first byte is sent: no suspended part is appended to the end, which would need a
      // script to move it into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        finish()
        if (failures.length > 0) return reject(failures[0])
        // Deferred, because when this is called by an abort, React has not finished aborting.
        queueMicrotask(() => stream.pipe(sink))
      },
      onShellError: (error) => {
        finish()
        reject(error)
      },
      onError: (error) => {
        failures.push(error)
        onError(error)
      },
    })
    signal.addEventListener('abort', giveUp, { once: true })
  })
