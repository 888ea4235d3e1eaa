import type { EventEmitter } from 'node:events'
import { uploadAborted, uploadTimedOut } from './media-error.ts'

export type UploadTimeouts = { idleMilliseconds: number; totalMilliseconds: number }

export type UploadDeadline = ReturnType<typeof uploadDeadline>

/**
 * Aborts an upload that stalls, takes too long, or whose sender disconnects. Watches the socket, because a request closes as soon
 * as its body is read, while its sender still waits for the response.
 */
export function uploadDeadline(socket: EventEmitter, timeouts: UploadTimeouts) {
  const controller = new AbortController()
  const { signal } = controller
  const abort = (reason: unknown) => controller.abort(reason)
  const expire = () => abort(uploadTimedOut())
  const leave = () => abort(uploadAborted())
  const idle = setTimeout(expire, timeouts.idleMilliseconds)
  const total = setTimeout(expire, timeouts.totalMilliseconds)
  socket.once('close', leave)

  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  aborted.catch(() => {
    // It may be rejected while nobody awaits it; the next await throws the error.
  })

  function received() {
    clearTimeout(idle)
    clearTimeout(total)
  }

  return {
    signal,
    abort,
    /** Bytes arrived. */
    moved: () => void idle.refresh(),
    before: <Result>(work: Promise<Result>) => Promise.race([work, aborted]),
    /** The body is complete; from here on only a disconnection aborts. */
    received,
    end() {
      received()
      socket.off('close', leave)
    },
  }
}
