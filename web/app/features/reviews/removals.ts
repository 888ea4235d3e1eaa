import type { QueryClient } from '@tanstack/react-query'
import { api, formatError } from '../../platform/api/api.ts'
import { failureOf } from '../../platform/api/failure-of.ts'
import { browserStorage } from '../../platform/session/browser-storage.ts'
import { getSession } from '../../platform/session/session.ts'
import { dismissToast, showToast } from '../../platform/toasts.ts'
import { hideReviews } from './hidden-reviews.ts'
import { createRemovalQueue, UNDO_MS } from './removal-queue.ts'
import { reviewRemoved } from './review-changes.ts'

// This code loads for signed-in users only, who may remove something (removed-reviews.ts).

/** The page's query client, known as soon as a list of reviews is shown. */
let client: QueryClient | null = null
const toasts = new Map<string, number>()

const queue = createRemovalQueue({
  storage: browserStorage(),
  userId: () => getSession()?.user.id ?? null,
  send: async ({ id }) => {
    await api('DELETE /places/reviews/:id', { params: { id } })
  },
  sendWhileLeaving: ({ id }) => {
    // Sent without the API client, which might wait for a new session token: the page is being closed and has no time left.
    const headers = { Authorization: `Bearer ${getSession()?.accessToken}` }
    fetch(`/api/places/reviews/${id}`, { method: 'DELETE', headers, keepalive: true }).catch(() => null)
  },
  isGone: (error) => failureOf('DELETE /places/reviews/:id', error) === 'not-found',
  onRemoved: (removal) => client && reviewRemoved(client, removal),
  onFailed: (_removal, error) =>
    showToast(`No se pudo eliminar la reseña. ${formatError(error)}`, { kind: 'error' }),
  onDue: ({ id }) => {
    const toast = toasts.get(id)
    if (toast !== undefined) dismissToast(toast)
    toasts.delete(id)
  },
})

const EXCERPT = 32
const excerptOf = (content: string) =>
  content.length > EXCERPT ? `${content.slice(0, EXCERPT).trimEnd()}…` : content

/** Hides a review at once; deletes it for good 10 s later, or when the page is closed. */
export const removeLater = (review: { id: string; placeId: string; content: string }): void => {
  queue.add(review)
  const toast = showToast(`Reseña eliminada: «${excerptOf(review.content)}»`, {
    kind: 'info',
    durationMs: UNDO_MS,
    action: { label: 'Deshacer', run: () => queue.undo(review.id) },
  })
  toasts.set(review.id, toast)
}

/** Sends the removals that a closed page has left behind. `current` is the client whose cache holds the lists of reviews. */
export const resumeRemovals = (current: QueryClient): void => {
  client = current
  queue.resume()
}

queue.subscribe(() => hideReviews(queue.hidden()))
window.addEventListener('pagehide', queue.leave)
