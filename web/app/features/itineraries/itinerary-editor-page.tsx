import type { Itinerary } from '@andariego/contract/itineraries'
import { pages } from '@andariego/contract/pages'
import { tripsMessages } from '@andariego/contract/trips-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkButton } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { ItineraryProblem } from './itinerary-problem.tsx'
import { itineraryQuery } from './itinerary-query.ts'

const ItineraryEditor = lazyPart(
  async () => (await import('./editor/itinerary-editor.tsx')).ItineraryEditor,
  <EditorSkeleton />,
)

const EditedTrip = lazyPart(
  async () => (await import('./editor/edited-trip.tsx')).EditedTrip,
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
      {data ? <EditorUnlessReader key={id} itinerary={data} /> : <EditorSkeleton />}
    </>
  )
}

/** Whoever becomes a reader while they edit keeps the form: it holds what they wrote. */
const EditorUnlessReader = ({ itinerary }: { itinerary: Itinerary }) => {
  const [mayEdit] = useState(itinerary.may.includes('edit'))
  if (mayEdit) return <EditedTrip itinerary={itinerary} />
  return (
    <EmptyState
      action={<LinkButton to={pages.itinerary({ id: itinerary.id })}>Ver el itinerario</LinkButton>}
    >
      {tripsMessages.mayNotEdit}
    </EmptyState>
  )
}
