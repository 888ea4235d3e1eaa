import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import { IconPlus } from '@tabler/icons-react'
import { useBarred } from '../../platform/session/restriction.ts'
import { LinkButton } from '../../ui/actions/button.tsx'
import { EmptyScene } from '../../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadMore } from '../../ui/layout/load-more.tsx'
import { useItineraries } from './itineraries-query.ts'
import { ItineraryCard } from './itinerary-card.tsx'
import styles from './itinerary-list.module.css'
import { ItineraryListSkeleton } from './itinerary-list-skeleton.tsx'
import { useLiveItineraries } from './use-live-itineraries.ts'

/** All itineraries of the user. */
export const ItineraryList = () => {
  useLiveItineraries()
  const { itineraries, ...list } = useItineraries()
  if (list.isError && !itineraries)
    return (
      <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
        {itinerariesMessages.listFailed}
      </ErrorState>
    )
  if (!itineraries) return <ItineraryListSkeleton />
  if (itineraries.length === 0) return <NoItineraries />
  return (
    <>
      <ul className={styles.list}>
        {itineraries.map((itinerary) => (
          <li key={itinerary.id}>
            <ItineraryCard itinerary={itinerary} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          onLoad={() => void list.fetchNextPage()}
          busy={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
        />
      )}
    </>
  )
}

const NoItineraries = () => {
  const barred = useBarred('change')
  return (
    <EmptyState
      scene={<EmptyScene name="no-places" />}
      title="Todavía no tienes itinerarios"
      action={
        <LinkButton to={pages.createItinerary()} icon={<IconPlus aria-hidden="true" />} {...barred}>
          Crear itinerario
        </LinkButton>
      }
    >
      Elige lugares, dales un día y mira el camino en el mapa.
    </EmptyState>
  )
}
