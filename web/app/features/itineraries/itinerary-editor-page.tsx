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

/** The page of a new itinerary. Its code contains the editor. */
export const NewItinerary = ({ signedIn }: { signedIn: boolean }) =>
  signedIn ? <ItineraryEditor itinerary={null} /> : <EditorSkeleton />

/** The page to edit an itinerary; shows why it cannot be edited. */
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
