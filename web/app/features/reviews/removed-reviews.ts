import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { useHiddenReviews } from './hidden-reviews.ts'

/** The ids of deleted reviews that can still be restored; also sends the removals that a closed page has left behind. */
export const useRemovedReviews = (): ReadonlySet<string> => {
  const userId = useSession()?.user.id
  const client = useQueryClient()
  useEffect(() => {
    if (userId === undefined) return
    import('./removals.ts').then(
      ({ resumeRemovals }) => resumeRemovals(client),
      // If the code cannot be loaded, those removals wait for the next page.
      () => {},
    )
  }, [client, userId])
  return useHiddenReviews()
}
