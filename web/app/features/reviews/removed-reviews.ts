import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { showToast } from '../../platform/toasts.ts'
import { useHiddenReviews } from './hidden-reviews.ts'

/** Takes a review away at once; it is deleted for good 10 s later, or when the page is left. */
export const removeReview = async (review: {
  id: string
  placeId: string
  content: string
}): Promise<void> => {
  try {
    const { removeLater } = await import('./removals.ts')
    removeLater(review)
  } catch {
    showToast('No se pudo eliminar la reseña. Revisa tu conexión.', { kind: 'error' })
  }
}

/** The reviews that are deleted but may still come back; also carries out what an earlier page has left behind. */
export const useRemovedReviews = (): ReadonlySet<string> => {
  const userId = useSession()?.user.id
  const client = useQueryClient()
  useEffect(() => {
    if (userId === undefined) return
    import('./removals.ts').then(
      ({ resumeRemovals }) => resumeRemovals(client),
      // What was left behind waits for the next page.
      () => {},
    )
  }, [client, userId])
  return useHiddenReviews()
}
