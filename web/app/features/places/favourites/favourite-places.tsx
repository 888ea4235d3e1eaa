import { pages } from '@andariego/contract/pages'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../../platform/format/format.ts'
import { Link } from '../../../platform/rendering/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Card, cardLink } from '../../../ui/layout/card.tsx'
import { ClosedForGood } from '../closed-for-good.tsx'
import { PlaceImage } from '../place-image.tsx'
import styles from './favourite-places.module.css'
import { useFavouritePlaces } from './favourite-places-query.ts'

interface FavouritePlacesProps {
  userId: string
  /** Shown when the list is empty. */
  empty: ReactNode
}

/** Number of places shown at first, as rows of four; a button shows more. */
const SHOWN = 12
const SIZES = '(width >= 70em) 17rem, (width >= 48em) 30vw, 45vw'

/** A user's favourite places as a grid of cards. */
export const FavouritePlaces = ({ userId, empty }: FavouritePlacesProps) => {
  const { data: places, isError, isFetching, refetch } = useFavouritePlaces(userId)
  const [all, setAll] = useState(false)
  if (!places && isError)
    return (
      <ErrorState
        title="Error al cargar lugares favoritos"
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!places) return <FavouritePlacesSkeleton />
  if (places.length === 0) return empty
  return (
    <>
      <ul className={styles.grid}>
        {(all ? places : places.slice(0, SHOWN)).map((place) => (
          <li key={place.id}>
            <Card as="article" interactive padding="none" className={styles.card}>
              <div className={styles.picture}>
                <PlaceImage place={place} sizes={SIZES} decorative />
              </div>
              <h3 className={styles.name}>
                <Link to={pages.place({ id: place.id })} className={cardLink}>
                  {place.name}
                </Link>
              </h3>
              <p className={styles.city}>{place.city ?? 'Ciudad no especificada'}</p>
              {place.isClosed && (
                <p className={styles.closed}>
                  <ClosedForGood />
                </p>
              )}
            </Card>
          </li>
        ))}
      </ul>
      {!all && places.length > SHOWN && (
        <p className={styles.more}>
          <Button variant="secondary" onClick={() => setAll(true)}>
            Ver los {formatNumber(places.length)}
          </Button>
        </p>
      )}
    </>
  )
}

export const FavouritePlacesSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.grid}>
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className={styles.card}>
          <Skeleton shape="block" ratio="4 / 3" />
          <Skeleton width="80%" />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  </SkeletonGroup>
)
