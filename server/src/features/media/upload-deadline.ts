import type { EventEmitter } from 'node:events'
import { uploadAborted, uploadTimedOut } from './media-error.ts'

export interface UploadTimeouts {
  idleMilliseconds: number
  totalMilliseconds: number
}

/**
 * How slow an upload may be on average, once we have waited for it for so long: a third of what a phone sends over 3G (100 kbit/s).
 * Less is no bad connection, but somebody who holds ours open.
 */
const SLOWEST = { afterSeconds: 30, bytesPerSecond: 4 * 1024 }

/** A request whose body arrives. */
interface Arriving {
  socket: EventEmitter & { bytesRead: number }
  complete: boolean
  readableLength: number
}

export type UploadDeadline = ReturnType<typeof uploadDeadline>

/**
 * Aborts an upload that stalls, is too slow, takes too long, or whose sender disconnects. Watches the socket, because a request
 * closes as soon as its body is read, while its sender still waits for the response.
 */
export const uploadDeadline = (request: Arriving, timeouts: UploadTimeouts) => {
  const { socket } = request
  const controller = new AbortController()
  const { signal } = controller
  const abort = (reason: unknown) => controller.abort(reason)
  const expire = () => abort(uploadTimedOut())
  const leave = () => abort(uploadAborted())
  const idle = setTimeout(expire, timeouts.idleMilliseconds)
  const total = setTimeout(expire, timeouts.totalMilliseconds)
  const before = socket.bytesRead
  let waited = 0
  const rate = setInterval(() => {
    // While bytes are there that nobody reads, the sender waits for us.
    if (request.complete || request.readableLength > 0) return
    waited += 1
    const isSlow = socket.bytesRead - before < waited * SLOWEST.bytesPerSecond
    if (waited >= SLOWEST.afterSeconds && isSlow) expire()
  }, 1000)
  socket.once('close', leave)

  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  aborted.catch(() => {
    // It may be rejected while nobody awaits it; the next await throws the error.
  })

  const received = () => {
    clearTimeout(idle)
    clearTimeout(total)
    clearInterval(rate)
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
