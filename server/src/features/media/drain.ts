import type { IncomingMessage } from 'node:http'
import type { UploadTimeouts } from './upload-deadline.ts'

/**
 * A browser reads the response only after it has sent everything, so the rest is read and discarded, for a limited time; then the
 * connection is closed.
 */
export const drain = (request: IncomingMessage, { idleMilliseconds }: UploadTimeouts) => {
  if (request.readableEnded || request.destroyed) return
  const cut = setTimeout(() => request.destroy(), idleMilliseconds)
  cut.unref()
  request.once('close', () => clearTimeout(cut))
  request.unpipe()
  request.resume()
}
