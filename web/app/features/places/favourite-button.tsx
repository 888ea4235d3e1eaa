import { pages } from '@andariego/contract/pages'
import { IconHeart } from '@tabler/icons-react'
import { loginPath } from '../../platform/session/next-page.ts'
import { useSession } from '../../platform/session/session.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button, LinkButton } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import type { MarkedPlace } from './favourite-toggle.tsx'

// Anonymous visitors have no favourites, so their first load contains none of this code.
const FavouriteToggle = lazyPart<{ place: MarkedPlace }>(
  async () => (await import('./favourite-toggle.tsx')).FavouriteToggle,
  <Button variant="secondary" aria-disabled icon={<IconHeart aria-hidden="true" />}>
    Favorito
  </Button>,
  { dispensable: true },
)

/** Button to mark a place as a favourite. Visitors without a session are sent to sign in and come back. */
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
