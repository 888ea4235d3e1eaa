import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureOf } from '../../platform/api/failure-of.ts'
import { titleOf } from '../../platform/rendering/page-title.ts'
import { getSession } from '../../platform/session/session.ts'
import { useKeptFocus } from '../../ui/focus/use-kept-focus.ts'
import { ItineraryDetail } from './itinerary-detail.tsx'
import { ItineraryProblem } from './itinerary-problem.tsx'
import { itineraryQuery } from './itinerary-query.ts'
import { ItinerarySkeleton } from './itinerary-skeleton.tsx'
import { useLiveItineraries } from './use-live-itineraries.ts'

/** Deletes the copy of a trip on this device after its user has lost access to the trip. */
const deleteKeptCopy = async (id: string) => {
  const userId = getSession()?.user.id
  if (userId === undefined) return
  const { dropTrip } = await import('./offline/kept-trip.ts')
  await dropTrip(userId, id).catch(() => {})
}

/** The page of an itinerary; shows why it cannot be shown. */
export const ItineraryPage = ({ id }: { id: string }) => {
  useLiveItineraries()
  useKeptFocus()
  const { data: known, error, refetch, isFetching } = useQuery(itineraryQuery(id))
  // Deleted, or no longer shared with the user: cached data must not be shown any more.
  const isGone = failureOf('GET /itineraries/:id', error) === 'not-found'
  const data = isGone ? undefined : known
  useEffect(() => {
    if (isGone) void deleteKeptCopy(id)
  }, [isGone, id])
  return (
    <>
      <title>{titleOf(data?.name ?? 'Itinerario')}</title>
      {data && <ItineraryDetail itinerary={data} />}
      {!data && error && (
        <ItineraryProblem
          error={error}
          wasOpen={known !== undefined}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <ItinerarySkeleton />}
    </>
  )
}
