import type { Endpoints } from '@andariego/contract/api'
import type { ResponseOf } from '@andariego/contract/endpoint'
import { moderationMessages } from '@andariego/contract/moderation-rules'
import { pages } from '@andariego/contract/pages'
import { type MutationState, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { uploadApi } from '../../platform/api/api.ts'
import { keyOf } from '../../platform/api/query-keys.ts'
import { sendOrQueue } from '../../platform/api/send-or-queue.ts'
import type { UploadProgress } from '../../platform/api/upload-transport.ts'
import { useIdempotentMutation } from '../../platform/api/use-idempotent-mutation.ts'
import { type FormPart, formOf } from '../../platform/outbox/entry.ts'
import { useOutbox } from '../../platform/outbox/use-outbox.ts'
import { showToast } from '../../platform/toasts.ts'
import { announceNotification } from '../gamification/public.ts'
import { type Attachment, bytesOf } from './attachments/attachment.ts'
import { progressByFile } from './attachments/file-progress.ts'
import { reviewAdded } from './review-changes.ts'
import type { ReviewDraft } from './review-draft.ts'
import { reviewFailure, waitingReview } from './review-failure.ts'

const DEED = 'POST /places/:id/reviews'

export interface NewReview extends ReviewDraft {
  attachments: readonly Attachment[]
}

const fieldOf = (index: number) => `media[${index}]`

/** The parts of the form data: texts first, then each file followed by its poster. `progressByFile` relies on this order. */
const partsOf = ({ rating, content, attachments }: NewReview): FormPart[] => [
  ['rating', String(rating)],
  ['content', content],
  ...attachments.flatMap(({ file, poster }, index): FormPart[] => [
    [fieldOf(index), file, file.name],
    ...(poster ? ([[`poster[${index}]`, poster, 'poster.jpg']] satisfies FormPart[]) : []),
  ]),
]

/** The values that decide whether a review is the same as the one sent before. */
const contentOf = ({ rating, content, attachments }: NewReview) => [
  rating,
  content,
  ...attachments.map(({ id }) => id),
]

/** Null when the review waits in the outbox. */
export type PublishedReview = ResponseOf<Endpoints[typeof DEED]> | null

interface Sending {
  review: NewReview
  abort: AbortController
}

/**
 * Publishes a review with its files; large ones go ahead of it in parts. Retrying without changes uses the same idempotency key, so that a lost
 * response leads to no second review. When the server is not heard it waits in the outbox: the mutation then resolves to null, and
 * `waits` tells people. Who leaves the page while a review is sent and comes back finds it under way: the form of a place shows its
 * last one, whichever form began it. `onPublished` is called also when that form is gone.
 */
export const usePublishReview = (
  place: { id: string; name: string },
  onPublished: (answer: PublishedReview) => void,
) => {
  const client = useQueryClient()
  const mutationKey = keyOf(DEED, { params: { id: place.id } })
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [waits, setWaits] = useState<string | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const mutation = useIdempotentMutation<PublishedReview, Sending>({
    mutationKey,
    keptAs: `review:${place.id}`,
    mutationFn: async ({ review, abort: { signal } }, once) => {
      setProgress(null)
      const headers = once(contentOf(review))
      const params = { id: place.id }
      return sendOrQueue({
        send: () =>
          uploadApi({ onProgress: setProgress })(DEED, {
            params,
            form: formOf(partsOf(review)),
            headers,
            signal,
          }),
        entry: () => ({
          title: `Reseña de ${place.name}`,
          text: review.content,
          page: pages.place(params),
          call: { key: DEED, params, form: partsOf(review) },
          idempotencyKey: headers['Idempotency-Key'],
        }),
        onWaiting: (unheard) => setWaits(waitingReview(unheard, navigator.onLine)),
      })
    },
    onSuccess: (answer) => {
      onPublished(answer)
      if (!answer) return
      setWaits(null)
      if (answer.isWaiting)
        return void showToast(moderationMessages.waiting, { kind: 'info', durationMs: 10_000 })
      if (isGone.current) showToast(`Tu reseña de ${place.name} se publicó.`)
      reviewAdded(client, answer.data)
      announceNotification(answer.notification)
    },
    onError: (error, { abort }) => {
      if (isGone.current && !abort.signal.aborted)
        showToast(`${reviewFailure(error)} Tu reseña sigue en la página de ${place.name}.`, { kind: 'error' })
    },
  })
  const latest = useMutationState<MutationState<PublishedReview, Error, Sending>>({
    filters: { mutationKey, exact: true },
    select: ({ state }) => state as MutationState<PublishedReview, Error, Sending>,
  }).at(-1)
  // Once it is published, or refused, which the bar of the connection says, it waits no more.
  const isWaiting = useOutbox().some(
    ({ call, refusal }) => call.key === DEED && call.params?.id === place.id && !refusal,
  )
  const isPending = latest?.status === 'pending'
  const isFromBefore = isPending && !mutation.isPending
  const hear = useEffectEvent(() => {
    if (latest?.status === 'success') onPublished(latest.data ?? null)
  })
  useEffect(() => (isFromBefore ? () => hear() : undefined), [isFromBefore])
  const cancelled = latest?.status === 'error' && latest.variables?.abort.signal.aborted === true
  return {
    publish: (review: NewReview) => mutation.mutate({ review, abort: new AbortController() }),
    cancel: () => latest?.variables?.abort.abort(),
    isPending,
    cancelled,
    waits: isWaiting ? waits : null,
    error: cancelled ? null : (latest?.error ?? null),
    /** The progress of each file, 0 to 1; null before the first byte. */
    progressOf: (attachments: readonly Attachment[]) =>
      progress &&
      progressByFile(
        attachments.map((attachment, index) => ({
          bytes: bytesOf(attachment),
          ahead: progress.ahead?.[fieldOf(index)],
        })),
        progress,
      ),
  }
}
