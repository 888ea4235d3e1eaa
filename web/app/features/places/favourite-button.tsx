import { pages } from '@andariego/contract/pages'
import { IconHeart } from '@tabler/icons-react'
import { useState } from 'react'
import { loginPath } from '../../platform/session/next-page.ts'
import { useSession } from '../../platform/session/session.ts'
import { showToast } from '../../platform/toasts.ts'
import { LinkButton } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { FavouriteMark } from './favourite-mark.tsx'
import type { FavouriteToggleProps, MarkedPlace } from './favourite-toggle.tsx'

// Anonymous visitors have no favourites, so their first load contains none of this code.
const FavouriteToggle = lazyPart<FavouriteToggleProps>(
  async () => (await import('./favourite-toggle.tsx')).FavouriteToggle,
  ({ wished, onWish }) => <FavouriteMark marked={wished} onPress={() => onWish(!wished)} />,
  { dispensable: true },
)

/** Button to mark a place as a favourite. Visitors without a session are sent to sign in and come back. */
export const FavouriteButton = ({ place }: { place: MarkedPlace }) => {
  const signedIn = useSession() !== null
  // A press is remembered here until the code and the state of the mark are there.
  const [wished, setWished] = useState(false)
  if (signedIn) return <FavouriteToggle place={place} wished={wished} onWish={setWished} />
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
