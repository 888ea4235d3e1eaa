import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { ItineraryProblem } from './itinerary-problem.tsx'
import { itineraryQuery } from './itinerary-query.ts'

const ItineraryEditor = lazyPart(
  async () => (await import('./editor/itinerary-editor.tsx')).ItineraryEditor,
  <EditorSkeleton />,
)

/** The editor of a new itinerary; its code comes with it. */
export const NewItinerary = ({ signedIn }: { signedIn: boolean }) =>
  signedIn ? <ItineraryEditor itinerary={null} /> : <EditorSkeleton />

/** The editor of an itinerary, or why it cannot be edited. */
export const EditItinerary = ({ id }: { id: string }) => {
  const { data, error, refetch, isFetching } = useQuery(itineraryQuery(id))
  if (!data && error)
    return <ItineraryProblem error={error} onRetry={() => void refetch()} busy={isFetching} />
  return (
    <>
      <PageHeading title="Editar itinerario" lead={data?.name} />
      {data ? <ItineraryEditor key={id} itinerary={data} /> : <EditorSkeleton />}
    </>
  )
}
