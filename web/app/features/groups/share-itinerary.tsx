import type { Itinerary } from '@andariego/contract/itineraries'
import { IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog)

interface ShareItineraryProps {
  itinerary: Pick<Itinerary, 'id' | 'sharedWith'>
  /** The groups have changed. */
  onShared: (sharedWith: Itinerary['sharedWith']) => void
}

/** For the owner: opens the choice of groups. */
export const ShareItinerary = ({ itinerary, onShared }: ShareItineraryProps) => {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={<IconUsersGroup aria-hidden="true" />}
        onClick={() => {
          setWasOpen(true)
          setOpen(true)
        }}
      >
        Compartir
      </Button>
      {wasOpen && (
        <ShareDialog itinerary={itinerary} open={isOpen} onClose={() => setOpen(false)} onShared={onShared} />
      )}
    </>
  )
}
