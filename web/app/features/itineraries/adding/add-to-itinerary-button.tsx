import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { loginPath } from '../../../platform/session/next-page.ts'
import { useBarred } from '../../../platform/session/restriction.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Button, LinkButton } from '../../../ui/actions/button.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'

const AddToItineraryDialog = lazyPart(
  async () => (await import('./add-to-itinerary-dialog.tsx')).AddToItineraryDialog,
)

const LABEL = 'Agregar a itinerario'

/**
 * Button that adds the place to an itinerary. Visitors without a session are sent to sign in and come back. The dialog loads when
 * it is opened.
 */
export const AddToItineraryButton = ({ place }: { place: Place }) => {
  const signedIn = useSession() !== null
  const [open, setOpen] = useState(false)
  const barred = useBarred('change')
  const icon = <IconCalendarPlus aria-hidden="true" />
  if (!signedIn)
    return (
      <LinkButton to={loginPath(pages.place({ id: place.id }))} variant="secondary" icon={icon}>
        {LABEL}
      </LinkButton>
    )
  return (
    <>
      <Button variant="secondary" icon={icon} onClick={() => setOpen(true)} {...barred}>
        {LABEL}
      </Button>
      {open && <AddToItineraryDialog place={place} onClose={() => setOpen(false)} />}
    </>
  )
}
