import { pages } from '@andariego/contract/pages'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { loginPath } from '../../platform/session/next-page.ts'
import { useSession } from '../../platform/session/session.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button, LinkButton } from '../../ui/actions/button.tsx'
import styles from './favourite-button.module.css'
import { favouriteQuery } from './favourite-query.ts'
import { useToggleFavourite } from './use-toggle-favourite.ts'

interface MarkedPlace {
  id: string
  name: string
}

/** Marks the place; leads who is not signed in there, and back. */
export const FavouriteButton = ({ place }: { place: MarkedPlace }) => {
  const signedIn = useSession() !== null
  if (signedIn) return <FavouriteToggle place={place} />
  return (
    <LinkButton
      to={loginPath(pages.place({ id: place.id }))}
      variant="secondary"
      icon={<IconHeart aria-hidden="true" />}
      title="Inicia sesión para guardar tus lugares favoritos."
      onClick={() => showToast('Inicia sesión para guardar tus lugares favoritos.', { kind: 'info' })}
    >
      Favorito
    </LinkButton>
  )
}

const FavouriteToggle = ({ place }: { place: MarkedPlace }) => {
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
