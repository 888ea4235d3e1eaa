import type { Place } from '@andariego/contract/places'
import { useState } from 'react'
import { formatNumber } from '../../../platform/format/format.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyScene } from '../../../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SectionHeading } from '../../../ui/layout/page-heading.tsx'
import { FavouritePlacesSkeleton } from '../favourites/favourite-places.tsx'
import { PlaceGrid } from '../place-grid.tsx'
import styles from './added-places.module.css'
import { useAddedPlaces } from './added-places-query.ts'

/** Number of places shown at first, as rows of four; a button shows more. */
const SHOWN = 8

interface AddedPlacesProps {
  userId: string
  initial?: Place[] | undefined
}

/** The places that one person added, for their public profile. */
export const AddedPlaces = ({ userId, initial }: AddedPlacesProps) => {
  const { data: places, isError, isFetching, refetch } = useAddedPlaces(userId, initial)
  const [all, setAll] = useState(false)
  return (
    <section>
      <SectionHeading title="Lugares que agregó" />
      {!places && isError && (
        <ErrorState title="Error al cargar los lugares" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!places && !isError && <FavouritePlacesSkeleton />}
      {places?.length === 0 && (
        <EmptyState scene={<EmptyScene name="no-places" />}>Aún no ha agregado lugares.</EmptyState>
      )}
      {places && <PlaceGrid places={all ? places : places.slice(0, SHOWN)} />}
      {!all && places && places.length > SHOWN && (
        <p className={styles.more}>
          <Button variant="secondary" onClick={() => setAll(true)}>
            Ver los {formatNumber(places.length)}
          </Button>
        </p>
      )}
    </section>
  )
}
