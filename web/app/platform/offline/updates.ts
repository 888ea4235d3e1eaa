import { showToast } from '../toasts.ts'
import type { ToWorker } from './kept.ts'
import { ownRelease } from './release.ts'

const CHECKED_EVERY_MS = 30 * 60_000
const OFFERED_FOR_MS = 60 * 60_000
/** How long a worker has to name its release, and to take over. In milliseconds. */
const NAMED_WITHIN_MS = 5_000
const TAKES_OVER_WITHIN_MS = 3_000

const say = (worker: ServiceWorker, message: ToWorker, answers: MessagePort[] = []) =>
  worker.postMessage(message, answers)

/** The release of a worker; null when it does not answer. */
const releaseOf = (worker: ServiceWorker): Promise<string | null> => {
  const { port1, port2 } = new MessageChannel()
  const named = new Promise<string>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
  })
  say(worker, { type: 'which' }, [port2])
  return Promise.race([named, new Promise<null>((resolve) => setTimeout(resolve, NAMED_WITHIN_MS, null))])
}

/**
 * Offers a newer release when there is one. A page changes to it only when the visitor asks for it, so that none reloads while somebody
 * types. A page that the server has already sent of the newer release needs no offer: its worker takes over unseen.
 */
export const offerUpdates = (container: ServiceWorkerContainer, registration: ServiceWorkerRegistration) => {
  let taken = false
  let checkedAt = 0

  const reload = () => window.location.reload()
  const takeOver = (next: ServiceWorker) => {
    if (next.state !== 'installed') {
      reload()
      return
    }
    taken = true
    say(next, { type: 'take-over' })
    // The old worker first finishes what it does, and any request of a page sets it to work again: in Chromium for as long as five
    // minutes. The server's pages are of the new release all the same.
    setTimeout(reload, TAKES_OVER_WITHIN_MS)
  }
  const offer = async (next: ServiceWorker) => {
    if ((await releaseOf(next)) === ownRelease()) {
      say(next, { type: 'take-over' })
      return
    }
    showToast('Hay una versión nueva.', {
      kind: 'info',
      durationMs: OFFERED_FOR_MS,
      action: { label: 'Actualizar', run: () => takeOver(next) },
    })
  }
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller) void offer(worker)
    })

  if (registration.waiting && container.controller) void offer(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  // Other tabs continue with the release that they were opened with.
  container.addEventListener('controllerchange', () => {
    if (taken) reload()
  })
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECKED_EVERY_MS) return
    checkedAt = Date.now()
    registration.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', check)
  check()
}
