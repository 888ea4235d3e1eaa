import { moderationMessages } from '@andariego/contract/moderation-rules'
import { pages } from '@andariego/contract/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { uploadApi } from '../../platform/api/api.ts'
import { sendOrQueue } from '../../platform/api/send-or-queue.ts'
import type { UploadProgress } from '../../platform/api/upload-transport.ts'
import { useIdempotentMutation } from '../../platform/api/use-idempotent-mutation.ts'
import { type FormPart, formOf } from '../../platform/outbox/entry.ts'
import { showToast } from '../../platform/toasts.ts'
import { announceNotification } from '../gamification/public.ts'
import { type Attachment, bytesOf } from './attachments/attachment.ts'
import { progressByFile } from './attachments/file-progress.ts'
import { reviewAdded } from './review-changes.ts'
import type { ReviewDraft } from './review-draft.ts'
import { waitingReview } from './review-failure.ts'

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

/**
 * Publishes a review with its files; large ones go ahead of it in parts. Retrying without changes uses the same idempotency key, so that a lost
 * response leads to no second review. When the server is not heard it waits in the outbox: the mutation then resolves to null, and
 * `waits` tells people.
 */
export const usePublishReview = (place: { id: string; name: string }) => {
  const client = useQueryClient()
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [waits, setWaits] = useState<string | null>(null)
  const abort = useRef<AbortController>(null)

  const mutation = useIdempotentMutation({
    mutationFn: async (review: NewReview, once) => {
      abort.current = new AbortController()
      setProgress(null)
      const { signal } = abort.current
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
      if (!answer) return
      setWaits(null)
      if (answer.isWaiting)
        return void showToast(moderationMessages.waiting, { kind: 'info', durationMs: 10_000 })
      reviewAdded(client, answer.data)
      announceNotification(answer.notification)
    },
  })
  const cancelled = mutation.isError && abort.current?.signal.aborted === true
  return {
    publish: mutation.mutate,
    cancel: () => abort.current?.abort(),
    isPending: mutation.isPending,
    cancelled,
    waits,
    error: cancelled ? null : mutation.error,
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
