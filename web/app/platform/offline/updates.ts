import { showToast } from '../toasts.ts'
import type { ToWorker } from './kept.ts'

const CHECKED_EVERY_MS = 30 * 60_000
const OFFERED_FOR_MS = 60 * 60_000

/**
 * Offers a newer release when there is one. It takes over only when the visitor asks for it, so that no page reloads while
 * somebody types.
 */
export const offerUpdates = (container: ServiceWorkerContainer, registration: ServiceWorkerRegistration) => {
  let taken = false
  let checkedAt = 0

  const offer = (waiting: ServiceWorker) =>
    showToast('Hay una versión nueva.', {
      kind: 'info',
      durationMs: OFFERED_FOR_MS,
      action: {
        label: 'Actualizar',
        run: () => {
          taken = true
          waiting.postMessage({ type: 'take-over' } satisfies ToWorker)
        },
      },
    })
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller) offer(worker)
    })

  if (registration.waiting && container.controller) offer(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  // Other tabs continue with the release that they were opened with.
  container.addEventListener('controllerchange', () => {
    if (taken) window.location.reload()
  })
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECKED_EVERY_MS) return
    checkedAt = Date.now()
    registration.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', check)
  check()
}
