import type { Itinerary } from '@andariego/contract/itineraries'
import { IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog)

interface ShareItineraryProps {
  itinerary: Pick<Itinerary, 'id' | 'sharedWith'>
  /** Called after the groups were saved. */
  onShared: (sharedWith: Itinerary['sharedWith']) => void
}

/** Button for the owner that opens the choice of groups. */
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
