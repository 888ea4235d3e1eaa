import { useQuery } from '@tanstack/react-query'
import { titleOf } from '../../platform/page-title.ts'
import { ItineraryDetail } from './itinerary-detail.tsx'
import { ItineraryProblem } from './itinerary-problem.tsx'
import { itineraryQuery } from './itinerary-query.ts'
import { ItinerarySkeleton } from './itinerary-skeleton.tsx'
import { useLiveItineraries } from './use-live-itineraries.ts'

/** One itinerary, or why it cannot be shown. */
export const ItineraryPage = ({ id, signedIn }: { id: string; signedIn: boolean }) => {
  useLiveItineraries()
  const { data, error, refetch, isFetching } = useQuery({ ...itineraryQuery(id), enabled: signedIn })
  return (
    <>
      <title>{titleOf(data?.name ?? 'Itinerario')}</title>
      {data && <ItineraryDetail itinerary={data} />}
      {!data && error && <ItineraryProblem error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <ItinerarySkeleton />}
    </>
  )
}
