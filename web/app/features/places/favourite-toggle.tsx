import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/actions/button.tsx'
import styles from './favourite-button.module.css'
import { favouriteQuery } from './favourite-query.ts'
import { useToggleFavourite } from './use-toggle-favourite.ts'

export interface MarkedPlace {
  id: string
  name: string
}

/** A signed-in visitor's button for the favourite mark. */
export const FavouriteToggle = ({ place }: { place: MarkedPlace }) => {
  const favourite = useQuery(favouriteQuery(place.id))
  const toggle = useToggleFavourite(place)
  const marked = favourite.data?.isFavorite === true
  return (
    <Button
      variant="secondary"
      className={styles.toggle}
      aria-pressed={marked}
      aria-disabled={favourite.isPending || undefined}
      title={marked ? 'Quitar de favoritos' : 'Marcar como favorito'}
      icon={
        marked ? (
          <IconHeartFilled key="marked" aria-hidden="true" className={styles.marked} />
        ) : (
          <IconHeart aria-hidden="true" />
        )
      }
      onClick={() => {
        if (favourite.isError) void favourite.refetch()
        else if (!favourite.isPending) toggle.mutate()
      }}
    >
      Favorito
    </Button>
  )
}
