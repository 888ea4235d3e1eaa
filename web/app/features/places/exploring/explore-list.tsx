import { kilometresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { Later } from '../../../platform/rendering/later.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadMore } from '../../../ui/layout/load-more.tsx'
import type { Coordinates } from '../../maps/public.ts'
import { ExploreCard } from './explore-card.tsx'
import styles from './explore-list.module.css'
import { ExploreListSkeleton } from './explore-list-skeleton.tsx'

interface ExploreListProps {
  places: readonly Place[]
  /** There is no response yet, and no earlier one to show. */
  loading: boolean
  /** The shown places belong to the previous filters. */
  outdated: boolean
  failed: boolean
  onRetry: () => void
  more: { has: boolean; loading: boolean; failed: boolean; load: () => void }
  from: Coordinates | null
  zoned: boolean
  onClear: () => void
  onHighlight: (place: Place | null) => void
}

/** The number of cards above the fold. */
const IN_SIGHT = 4

const kilometres = (distance: number) =>
  new Intl.NumberFormat('es', {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: distance < 10 ? 1 : 0,
  }).format(distance)

export const ExploreList = ({ places, from, more, zoned, ...list }: ExploreListProps) => {
  if (list.loading) return <ExploreListSkeleton />
  if (list.failed) return <ErrorState onRetry={list.onRetry}>No se pudieron cargar los lugares.</ErrorState>
  if (places.length === 0)
    return (
      <EmptyState
        action={
          <Button variant="secondary" onClick={list.onClear}>
            Quitar filtros
          </Button>
        }
      >
        {zoned ? 'No hay lugares en esta zona. Mueve el mapa o aléjalo.' : 'No hay lugares con esos filtros.'}
      </EmptyState>
    )
  const cardOf = (place: Place, index: number) => (
    <li key={place.id}>
      <ExploreCard
        place={place}
        distance={from ? `a ${kilometres(kilometresBetween(from, place))}` : undefined}
        priority={index < IN_SIGHT}
        onHighlight={list.onHighlight}
      />
    </li>
  )
  return (
    <>
      <ul className={styles.list} data-outdated={list.outdated || undefined}>
        {places.slice(0, IN_SIGHT).map(cardOf)}
        <Later room={null}>{places.slice(IN_SIGHT).map((place) => cardOf(place, IN_SIGHT))}</Later>
      </ul>
      <Later>{more.has && <LoadMore onLoad={more.load} busy={more.loading} failed={more.failed} />}</Later>
    </>
  )
}
