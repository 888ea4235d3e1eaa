import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

interface Rendering {
  nonce: string
  signal: AbortSignal
  timeoutMs: number
  /** A part failed to render; the page then shows that part's fallback. */
  onError: (error: unknown) => void
}

/** Renders the whole document, everything it waits for included; rejects when not even the shell renders. */
export const renderHtml = (document: ReactNode, { nonce, signal, timeoutMs, onError }: Rendering) =>
  new Promise<string>((resolve, reject) => {
    signal.throwIfAborted()
    const giveUp = () => stream.abort(signal.reason)
    const timer = setTimeout(() => stream.abort(new Error('The page took too long to render.')), timeoutMs)
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    }
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        done()
        resolve(Buffer.concat(chunks).toString('utf8'))
      },
    })
    const stream = renderToPipeableStream(document, {
      nonce,
      // Everything is there before the first byte leaves: no part is moved to the end of the page, and with it
      // no script that would put it in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        finish()
        // Not at once: when this was called by abort, React is still in the middle of giving up.
        queueMicrotask(() => stream.pipe(sink))
      },
      onShellError: (error) => {
        finish()
        reject(error)
      },
      onError,
    })
    signal.addEventListener('abort', giveUp, { once: true })
  })
