import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { uploadApi } from '../../platform/api/api.ts'
import type { UploadProgress } from '../../platform/api/upload-transport.ts'
import { useIdempotentMutation } from '../../platform/api/use-idempotent-mutation.ts'
import { announceNotification } from '../gamification/public.ts'
import { type Attachment, bytesOf } from './attachments/attachment.ts'
import { progressByFile } from './attachments/file-progress.ts'
import { reviewAdded } from './review-changes.ts'
import type { ReviewDraft } from './review-draft.ts'

export interface NewReview extends ReviewDraft {
  attachments: readonly Attachment[]
}

/** The texts first, then each file followed by its poster: the order that the progress is told by. */
const formOf = ({ rating, content, attachments }: NewReview): FormData => {
  const form = new FormData()
  form.set('rating', String(rating))
  form.set('content', content)
  for (const [index, { file, poster }] of attachments.entries()) {
    form.set(`media[${index}]`, file, file.name)
    if (poster) form.set(`poster[${index}]`, poster, 'poster.jpg')
  }
  return form
}

/** What makes one review the same as the one sent before. */
const contentOf = ({ rating, content, attachments }: NewReview) => [
  rating,
  content,
  ...attachments.map(({ id }) => id),
]

/**
 * Publishes a review with its files in one request. Trying again with nothing changed goes under the same key, so that
 * an answer that got lost leads to no second review.
 */
export const usePublishReview = (placeId: string) => {
  const client = useQueryClient()
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const abort = useRef<AbortController>(null)

  const mutation = useIdempotentMutation({
    mutationFn: async (review: NewReview, once) => {
      abort.current = new AbortController()
      setProgress(null)
      return uploadApi({ onProgress: setProgress })('POST /places/:id/reviews', {
        params: { id: placeId },
        form: formOf(review),
        headers: once(contentOf(review)),
        signal: abort.current.signal,
      })
    },
    onSuccess: ({ data, notification }) => {
      reviewAdded(client, data)
      announceNotification(notification)
    },
  })
  const cancelled = mutation.isError && abort.current?.signal.aborted === true
  return {
    publish: mutation.mutate,
    cancel: () => abort.current?.abort(),
    isPending: mutation.isPending,
    cancelled,
    error: cancelled ? null : mutation.error,
    /** 0 to 1 for each file; null before the first byte. */
    progressOf: (attachments: readonly Attachment[]) =>
      progress && progressByFile(attachments.map(bytesOf), progress),
  }
}
